import { act } from "@testing-library/react";
import {
  beginToSend,
  field,
  fillIn,
  reload,
  sendAndHear,
  SENT,
  showForm,
} from "../../test/components/enquiry-form";
import { ACCEPTED, fakeServer } from "../../test/components/enquiry-answers";

/** Which tries to send are the same enquiry. */

test("a retry has the id of the first try, also after a reload", async () => {
  const { ids } = fakeServer("unreachable");
  const user = showForm();
  await fillIn(user);
  await sendAndHear(user, "Something went wrong");
  await sendAndHear(user, "Something went wrong");
  await sendAndHear(reload(), "Something went wrong");

  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test("a page that was left in the middle of sending goes on with the same id", async () => {
  const first = await beginToSend();
  const second = fakeServer(ACCEPTED);
  await sendAndHear(reload(), SENT);

  expect(second.ids).toEqual(first.ids);
  await act(async () => first.answer(await Promise.resolve(ACCEPTED)));
});

test("another content has another id, and so has the enquiry after one that was sent", async () => {
  const { ids } = fakeServer("unreachable");
  const user = showForm();
  await fillIn(user);
  await sendAndHear(user, "Something went wrong");
  await user.type(field.message(), " And one thing more.");
  await sendAndHear(user, "Something went wrong");
  const { ids: later } = fakeServer(ACCEPTED);
  await sendAndHear(user, SENT);
  await fillIn(user);
  await sendAndHear(user, SENT);

  expect(later[0]).toBe(ids[1]);
  expect(new Set([...ids, ...later]).size).toBe(3);
});
