import { useMailInbox } from "./functions/mail-inbox";

export const mail = {
  from: "a@example.com",
  to: ["b@example.com"],
  subject: "Hello",
  html: "<p>Hi</p>",
  text: "Hi",
};

/** A local inbox for the tests of a file, with functions that call it as a browser and as a site do. */
export function useInboxCalls() {
  const inbox = useMailInbox();
  const call = (path: string, method: string, body?: unknown, headers?: Record<string, string>) =>
    fetch(inbox.url + path, { method, body: body === undefined ? undefined : JSON.stringify(body), headers });
  const post = (payload: unknown, headers: Record<string, string> = {}) =>
    call("/emails", "POST", payload, { Authorization: "Bearer re_any", ...headers });
  return { inbox, call, post };
}
