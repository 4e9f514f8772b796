export type Answer = { status: number; body: unknown };

/**
 * Fakes the function that takes enquiries. It gives this answer, as soon as the promise resolves; `sent` holds the
 * enquiries that it got, `ids` their submission ids.
 */
export function fakeServer(answer: Answer | Promise<Answer> | "unreachable") {
  const sent: unknown[] = [];
  const ids: string[] = [];
  const fake = async (_path: string, { body }: RequestInit) => {
    const { id, ...values } = JSON.parse(body as string) as { id: string };
    sent.push(values);
    ids.push(id);
    if (answer === "unreachable") throw new TypeError("Failed to fetch");
    const { status, body: json } = await answer;
    return { status, json: () => Promise.resolve(json) };
  };
  global.fetch = fake as unknown as typeof fetch;
  return { sent, ids };
}

/** A fake server that answers only when `answer` is called. */
export function slowServer() {
  let answer: (answer: Answer) => void = () => undefined;
  const server = fakeServer(new Promise<Answer>((resolve) => (answer = resolve)));
  return { ...server, answer };
}

export const ACCEPTED: Answer = {
  status: 200,
  body: {
    success: true,
    message: "Your message has been submitted successfully! We will get back to you soon.",
    reference: "7K2M-9PQ4",
  },
};
