import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  cacheIsShown,
  fakeServer,
  findToast,
  refused,
  showScreen,
  type Answers,
} from "#web/lib/test-screen.tsx";
import { SecurityTab } from "./security-tab.tsx";

const none = {
  hasAuthenticator: false,
  recoveryCodesLeft: 0,
  passkeys: [] as object[],
  isRequired: false,
  isTwoFactorSession: false,
};
const phone = { id: "p1", name: "My phone", madeAt: "2026-11-20T10:00:00.000Z", lastUsedAt: null };
const codes = ["AAAA-BBBB-CCCC", "DDDD-EEEE-FFFF"];

const session = (id: string, current: boolean) => ({
  id,
  device: `Device ${id}`,
  createdAt: "2026-11-20T10:00:00.000Z",
  lastSeenAt: "2026-11-21T10:00:00.000Z",
  current,
});

function open(answers: Answers = {}) {
  const server = fakeServer({
    "GET /api/account/security": none,
    "GET /api/auth/sessions": [],
    "GET /api/account/sign-ins": [],
    ...answers,
  });
  showScreen(<SecurityTab />);
  return server;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("an app is set up: its key, its first code, and codes that are shown once", async () => {
  const server = open({
    "POST /api/account/authenticator": { secret: "ABCDEFGH", address: "otpauth://totp/x" },
    "PUT /api/account/authenticator": (body: { code: string }) =>
      body.code === "123456" ? { recoveryCodes: codes } : refused(400, "wrong_code", "Not right."),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Set Up an App" }));
  expect(await screen.findByText("ABCD EFGH")).toBeTruthy();
  expect(screen.getByRole("img", { name: "The key for your app, as a QR code" })).toBeTruthy();

  const type = (value: string) => {
    fireEvent.change(screen.getByLabelText("Code of Your App"), { target: { value } });
    press("Turn On");
  };
  type("000000");
  expect(await screen.findByText("Not right.")).toBeTruthy();
  type("123456");
  const dialog = await screen.findByRole("dialog", { name: "Your Recovery Codes" });
  for (const code of codes) expect(within(dialog).getByText(code)).toBeTruthy();

  server.answers["GET /api/account/security"] = {
    ...none,
    hasAuthenticator: true,
    recoveryCodesLeft: 10,
  };
  press("I Have Kept Them");
  expect(await screen.findByText(/10 recovery codes are left/)).toBeTruthy();
});

test("it is turned off only after a question", async () => {
  const server = open({
    "GET /api/account/security": { ...none, hasAuthenticator: true, recoveryCodesLeft: 1 },
    "DELETE /api/account/authenticator": { success: true },
  });
  expect(await screen.findByText(/1 recovery code is left/)).toBeTruthy();
  press("Turn Off");
  const dialog = await screen.findByRole("alertdialog");
  server.answers["GET /api/account/security"] = none;
  fireEvent.click(within(dialog).getByRole("button", { name: "Turn Off" }));
  expect(await findToast("Two-Factor Sign-In Is Off")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Set Up an App" })).toBeTruthy();
});

test("where the admin area wants it, that is said", async () => {
  open({ "GET /api/account/security": { ...none, isRequired: true } });
  expect(await screen.findByText("Needed for the admin area")).toBeTruthy();
});

test("passkeys are renamed and removed, and not offered where the browser has none", async () => {
  const server = open({
    "GET /api/account/security": { ...none, passkeys: [phone] },
    "PUT /api/account/passkeys/p1": { success: true },
    "DELETE /api/account/passkeys/p1": { success: true },
  });
  await screen.findByText("My phone");
  expect(screen.getByText("This browser cannot make passkeys here.")).toBeTruthy();
  press("Rename My phone");
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: " Old phone " } });
  press("Save");
  await findToast("Passkey Renamed");
  expect(server.calls).toContainEqual({
    line: "PUT /api/account/passkeys/p1",
    body: { name: "Old phone" },
  });

  press("Remove My phone");
  server.answers["GET /api/account/security"] = none;
  press("Remove");
  expect(await findToast("Passkey Removed")).toBeTruthy();
  expect(await screen.findByText("You have none yet.")).toBeTruthy();
});

test("all other devices are signed out at once, when there are others", async () => {
  const server = open({
    "GET /api/auth/sessions": [session("a", true), session("b", false)],
    "DELETE /api/auth/sessions": { success: true },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Sign Out All Others" }));
  server.answers["GET /api/auth/sessions"] = [session("a", true)];
  expect(await findToast("All your other devices are signed out.")).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Sign Out All Others" })).toBeNull(),
  );
});

test("who came in and who has tried stands there in words, and what did not load says so", async () => {
  const signIn = { id: 1, at: "2026-11-20T10:00:00.000Z", device: "Chrome on Windows" };
  open({
    "GET /api/account/security": refused(500, "bug", "Wrong."),
    "GET /api/account/sign-ins": [
      { ...signIn, way: "passkey", succeeded: true },
      { ...signIn, id: 2, way: "password", succeeded: false },
    ],
  });
  expect(await screen.findByText("Signed in with a passkey")).toBeTruthy();
  expect(screen.getByText("Tried to sign in with the password, and did not get in")).toBeTruthy();
  expect(await screen.findByText("Your protection did not load")).toBeTruthy();
});

test.each(["/api/account/security", "/api/auth/sessions", "/api/account/sign-ins"] as const)(
  "what is known stays without a word when %s fails later",
  async (path) => {
    const answers: Answers = {
      "GET /api/account/security": none,
      "GET /api/auth/sessions": [session("a", true)],
      "GET /api/account/sign-ins": [],
    };
    const server = fakeServer(answers);
    const { client } = showScreen(<SecurityTab />);
    await screen.findByText("Device a");
    await screen.findByRole("button", { name: "Set Up an App" });
    server.answers[`GET ${path}`] = refused(500, "broken", "Oh no.");

    await act(() => client.refetchQueries({ queryKey: [path] }));
    await cacheIsShown();

    expect(server.calls.filter(({ line }) => line === `GET ${path}`).length).toBeGreaterThan(1);
    expect(screen.queryByText(/did not load$/)).toBeNull();
    expect(screen.getByText("Device a")).toBeTruthy();
  },
);
