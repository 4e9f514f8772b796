import { refuseStorage } from "../../test/components/fake-browser";
import { readSession, writeSession } from "./session";

test("keeps a text for the session and forgets it when told to", () => {
  expect(readSession("draft")).toBeNull();
  writeSession("draft", "Hello");
  expect(readSession("draft")).toBe("Hello");
  expect(sessionStorage.getItem("draft")).toBe("Hello");
  writeSession("draft", null);
  expect(readSession("draft")).toBeNull();
});

test("a browser that refuses storage is no reason to fail", () => {
  refuseStorage();
  expect(readSession("draft")).toBeNull();
  expect(() => writeSession("draft", "Hello")).not.toThrow();
  expect(() => writeSession("draft", null)).not.toThrow();
});
