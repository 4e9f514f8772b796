import { useLog } from "../../test/functions/log";
import { closeCounters } from "../limits/counters";
import { CONFIRMATIONS_AN_HOUR, countEnquiry, mayConfirm } from "./limits";

const logged = useLog();

beforeEach(() => {
  process.env.ENQUIRY_LIMIT = "2";
  delete process.env.CONFIRMATION_LIMIT;
});

afterEach(async () => {
  jest.useRealTimers();
  await closeCounters();
});

/** How many of these attempts are within the limit. */
async function allowed(attempts: number, ask: (index: number) => Promise<boolean>): Promise<number> {
  let within = 0;
  for (let index = 0; index < attempts; index += 1) if (await ask(index)) within += 1;
  return within;
}

const enquiryFrom = async (network: string) => (await countEnquiry(network)) === 0;

test("a sender may send as many as the limit, and then gets the seconds to wait", async () => {
  jest.useFakeTimers();
  expect(await allowed(3, () => enquiryFrom("203.0.113.7"))).toBe(2);
  expect(await countEnquiry("203.0.113.7")).toBe(600);
  jest.advanceTimersByTime(599_900);
  expect(await countEnquiry("203.0.113.7")).toBe(1);
});

test("a sender with many IPv6 networks may send five times the limit from all of them together", async () => {
  const ofOwner = (index: number) => enquiryFrom(`2001:db8:1:${index.toString(16)}::/64`);

  expect(await allowed(40, ofOwner)).toBe(10);
  expect(await countEnquiry("2001:db8:1:ff::/64")).toBeGreaterThan(0);
  expect(await enquiryFrom("2001:db8:2:1::/64")).toBe(true);
});

test("a recipient gets three confirmations in a day, however the address is written", async () => {
  jest.useFakeTimers();
  const spellings = [
    "victim@example.com",
    "VICTIM@Example.com",
    "victim+a@example.com",
    "victim+b@example.com",
  ];

  expect(await allowed(4, (index) => mayConfirm(spellings[index]!))).toBe(3);
  const dotted = ["vic.tim@gmail.com", "V.ictim@gmail.com", "victim@googlemail.com", "vi.ctim+a@gmail.com"];
  expect(await allowed(4, (index) => mayConfirm(dotted[index]!))).toBe(3);
  expect(await mayConfirm("vic.tim@example.com")).toBe(true);
  expect(await mayConfirm("other@example.com")).toBe(true);
  jest.advanceTimersByTime(24 * 60 * 60 * 1000 + 1);
  expect(await mayConfirm("victim@example.com")).toBe(true);
});

test("all recipients together get a hundred in an hour, and the log warns of more", async () => {
  jest.useFakeTimers();
  expect(await allowed(150, (index) => mayConfirm(`visitor${index}@example.com`))).toBe(
    CONFIRMATIONS_AN_HOUR,
  );
  expect(logged()).toHaveLength(50);
  expect(logged()[0]).toMatchObject({ level: "warn", event: "confirmations", outcome: "over limit" });
  jest.advanceTimersByTime(60 * 60 * 1000 + 1);
  expect(await mayConfirm("late@example.com")).toBe(true);
  expect(CONFIRMATIONS_AN_HOUR).toBe(100);
});

test("CONFIRMATION_LIMIT says how many one recipient gets", async () => {
  process.env.CONFIRMATION_LIMIT = "1";
  expect(await allowed(2, () => mayConfirm("a@example.com"))).toBe(1);
  process.env.CONFIRMATION_LIMIT = "120";
  expect(await allowed(130, () => mayConfirm("b@example.com"))).toBe(120);
});
