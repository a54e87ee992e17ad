import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { LoginForm } from "#web/account/login-form.tsx";
import {
  cacheIsShown,
  fakeServer,
  findToast,
  refused,
  showScreen,
  signedIn,
} from "#web/lib/test-screen.tsx";
import { DeletePanel } from "./delete-panel.tsx";
import { ExportPanel } from "./export-panel.tsx";

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const none = { state: "none", askedAt: null, until: null, bytes: null };
const beingMade = { ...none, state: "being_made", askedAt: "2026-11-23T10:00:00.000Z" };
const ready = { ...beingMade, state: "ready", until: "2026-11-30T10:00:00.000Z", bytes: 1_234_567 };

test("a file is asked for, and while it is made nothing can be asked", async () => {
  const answers = [none, beingMade];
  fakeServer({
    "GET /api/account/export": () => answers.shift() ?? beingMade,
    "POST /api/account/export": beingMade,
  });
  showScreen(<ExportPanel />);
  fireEvent.click(await screen.findByRole("button", { name: "Ask for Your Data" }));
  expect(await findToast("We Are Making Your File")).toBeTruthy();
  expect(await screen.findByText(/Your file is being made/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Ask for Your Data" })).toBeNull();
});

test("a file that is ready says how large it is, and wants the password when it was not asked for long", async () => {
  const server = fakeServer({
    "GET /api/account/export": ready,
    "POST /api/auth/prove": refused(400, "wrong_current_password", "Not right."),
  });
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) =>
    init?.method === "HEAD"
      ? Promise.resolve(new Response(null, { status: 403 }))
      : fetch(address, init);
  showScreen(<ExportPanel />);
  expect(await screen.findByText(/\(1\.2 MB\)/)).toBeTruthy();
  press("Load the File");
  expect(await screen.findByRole("dialog", { name: "Is it you?" })).toBeTruthy();
  type("Your password", "wrong");
  fireEvent.submit(screen.getByLabelText("Your password").closest("form")!);
  expect(await findToast("That Was Not Your Password")).toBeTruthy();
  expect(server.calls).toContainEqual({
    line: "POST /api/auth/prove",
    body: { password: "wrong" },
  });
});

test("what stands in the way of leaving is said instead of a button", async () => {
  fakeServer({
    "GET /api/account/delete": {
      hindrance: "last_admin",
      words: "You are the only admin.",
      nfts: 0,
    },
  });
  showScreen(<DeletePanel username="sam" />);
  expect(await screen.findByText("You are the only admin.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Delete My Account" })).toBeNull();
});

test("whoever has NFTs says that they give them up, and nothing goes without the password", async () => {
  const server = fakeServer({
    "GET /api/account/delete": { hindrance: null, words: "", nfts: 2 },
    "POST /api/auth/prove": { success: true },
    "POST /api/account/delete": refused(400, "not_this_username", "This is not your username."),
  });
  showScreen(<DeletePanel username="sam" />);
  fireEvent.click(await screen.findByRole("button", { name: "Delete My Account" }));
  expect(screen.getByText(/2 of your cards are NFTs/)).toBeTruthy();
  fireEvent.click(screen.getByLabelText("I give them up"));
  type("Type sam", "tom");
  type("Your password", "lantern-of-moss");
  fireEvent.submit(screen.getByLabelText("Your password").closest("form")!);
  expect(await findToast("Account Not Deleted")).toBeTruthy();
  expect(server.calls.slice(-2)).toEqual([
    { line: "POST /api/auth/prove", body: { password: "lantern-of-moss" } },
    { line: "POST /api/account/delete", body: { username: "tom", givesUpNfts: true } },
  ]);
});

test("while an account is deleted it cannot be deleted once more", async () => {
  const server = fakeServer({
    "GET /api/account/delete": { hindrance: null, words: "", nfts: 0 },
    "POST /api/auth/prove": { success: true },
  });
  showScreen(<DeletePanel username="sam" />);
  fireEvent.click(await screen.findByRole("button", { name: "Delete My Account" }));
  type("Type sam", "sam");
  type("Your password", "lantern-of-moss");
  const dialog = within(screen.getByRole("dialog"));
  const deletes = () => fireEvent.click(dialog.getByRole("button", { name: "Delete My Account" }));

  deletes();
  await waitFor(() => expect(server.lastBody("POST /api/account/delete")).toBeTruthy());
  await cacheIsShown();
  deletes();

  await cacheIsShown();
  expect(server.calls.map(({ line }) => line)).toEqual([
    "GET /api/account/delete",
    "POST /api/auth/prove",
    "POST /api/account/delete",
  ]);
});

test("who has deleted their account is offered it back instead of the sign-in, and then signed in", async () => {
  const logins = [refused(403, "account_leaves", "You deleted this account."), signedIn];
  const server = fakeServer({
    "POST /api/auth/login": () => logins.shift(),
    "POST /api/account/return": { success: true, message: "Your account is back." },
  });
  showScreen(<LoginForm />);
  type("Email", "sam@example.com");
  type("Password", "lantern-of-moss");
  press("Sign In");
  const heading = await screen.findByRole("heading", { name: "Your account is closed" });
  expect(document.activeElement).toBe(heading);
  expect(screen.queryByLabelText("Password")).toBeNull();

  press("Bring My Account Back");

  await waitFor(() => expect(server.calls).toHaveLength(3));
  const body = { email: "sam@example.com", password: "lantern-of-moss" };
  expect(server.calls).toEqual([
    { line: "POST /api/auth/login", body },
    { line: "POST /api/account/return", body },
    { line: "POST /api/auth/login", body },
  ]);
});
