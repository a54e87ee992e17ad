import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  cacheIsShown,
  fakeServer,
  findToast,
  refused,
  showScreen,
  type Answers,
} from "#web/lib/test-screen.tsx";
import { AskParentScreen } from "./ask-parent-screen.tsx";

const STATUS = "GET /api/family/ask";
const ASK = "POST /api/family/ask";

const waiting = {
  guardians: 0,
  eraseAt: "2026-12-06T12:00:00.000Z",
  safeName: "Brave Otter 4821",
};
const nobody = { ...waiting, asked: null };
const mum = {
  ...waiting,
  asked: {
    parentEmail: "mum@example.com",
    askedAt: "2026-11-22T12:00:00.000Z",
    answerUntil: "2026-12-06T12:00:00.000Z",
  },
};

function open(answers: Answers) {
  const server = fakeServer(answers);
  return { server, ...showScreen(<AskParentScreen />, { at: "/family/ask" }) };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

async function enters(address: string, firstName = "Mika") {
  fireEvent.change(await screen.findByLabelText("Your first name"), {
    target: { value: firstName },
  });
  fireEvent.change(await screen.findByLabelText("Your parent's e-mail address"), {
    target: { value: address },
  });
  await press("Send the Letter");
}

test("a child names a parent and sees until when there can be an answer", async () => {
  const { server } = open({
    [STATUS]: nobody,
    [ASK]: () => {
      server.answers[STATUS] = mum;
      return mum;
    },
  });

  const follows = "Without a parent's yes by 6 December 2026, your account is erased";
  expect(await screen.findByText(new RegExp(follows))).toBeTruthy();
  await enters(" mum@example.com ");

  expect(await screen.findByText("mum@example.com")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toContain("until 6 December 2026");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("status")));
  expect(server.calls.find(({ line }) => line === ASK)?.body).toEqual({
    parentEmail: "mum@example.com",
    firstName: "Mika",
  });
});

test("what is no name is not sent, and a child reads what its safe name is for", async () => {
  const { server } = open({ [STATUS]: nobody });

  await enters("mum@example.com", "http://evil.example");

  expect(await screen.findByText("Please enter a first name of letters only.")).toBeTruthy();
  expect(screen.getByText(/the safe name Brave Otter 4821 instead of yours/)).toBeTruthy();
  expect(server.calls.some(({ line }) => line === ASK)).toBe(false);
});

test("what is no address is not sent", async () => {
  const { server } = open({ [STATUS]: nobody });

  await enters("mum");

  expect(await screen.findByText("Please enter a valid email address")).toBeTruthy();
  expect(server.calls.some(({ line }) => line === ASK)).toBe(false);
});

test("the letter can be sent again, or to somebody else", async () => {
  const { server } = open({ [STATUS]: mum, [ASK]: mum });

  await press("Send It Again");
  expect(await findToast("Letter Sent Again")).toBeTruthy();
  await press("Ask Somebody Else");

  expect(await screen.findByLabelText("Your parent's e-mail address")).toBeTruthy();
  expect(server.calls.filter(({ line }) => line === ASK)).toHaveLength(1);
});

test("a child who asks no other parent after all is back at the letter that is under way", async () => {
  const { server } = open({ [STATUS]: mum });

  await press("Ask Somebody Else");
  await press("Back");

  expect(await screen.findByText("mum@example.com")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Send It Again" })).toBeTruthy();
  expect(server.calls.some(({ line }) => line === ASK)).toBe(false);
});

test("what the server refuses is said", async () => {
  open({
    [STATUS]: nobody,
    [ASK]: refused(409, "own_address", "This is your own address."),
  });

  await enters("me@example.com");

  expect(await findToast("No Letter Sent")).toBeTruthy();
});

test.for([1, 2])("after the yes of %i of two there is nothing to wait for", async (guardians) => {
  open({ [STATUS]: { asked: null, guardians, eraseAt: null, safeName: null } });

  expect(await screen.findByText("Your parent has said yes.")).toBeTruthy();
  const second = screen.queryByText("Ask a second parent too");
  expect(second !== null).toBe(guardians === 1);
});

test("what is wrong is gone to, however far the button is below it", async () => {
  const { server } = open({ [STATUS]: nobody, [ASK]: mum });

  await enters("mum@example.com", "see http://evil.test");

  const field = await screen.findByLabelText("Your first name");
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(field);
  expect(server.calls.some(({ line }) => line === ASK)).toBe(false);
});

test("what is typed stays when an answer fails", async () => {
  const { server, client } = open({ [STATUS]: nobody });
  fireEvent.change(await screen.findByLabelText("Your parent's e-mail address"), {
    target: { value: "mum@exam" },
  });

  server.answers[STATUS] = refused(500, "bug", "Something went wrong.");
  await act(() => client.invalidateQueries());
  await cacheIsShown();

  const address = screen.getByLabelText<HTMLInputElement>("Your parent's e-mail address");
  expect(address.value).toBe("mum@exam");
});
