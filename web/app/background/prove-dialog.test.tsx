import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { expect, test } from "vitest";
import { demoLogin } from "#contract/admin.ts";
import { call } from "#web/lib/call.ts";
import { fakeServer, refused, showScreen } from "#web/lib/test-screen.tsx";
import { answerProof, askedProof, watchProof } from "#web/lib/prove-again.ts";
import { ProveDialog } from "./prove-dialog.tsx";

const DEMO = "POST /api/admin/demo-login";
const PROVE = "POST /api/auth/prove";
const done = { success: true, message: "" };

function Asks() {
  const proof = useSyncExternalStore(watchProof, askedProof);
  return proof && <ProveDialog proof={proof} onClose={() => answerProof(proof, false)} />;
}

const protection = {
  hasAuthenticator: false,
  recoveryCodesLeft: 0,
  passkeys: [],
  isRequired: true,
  isTwoFactorSession: false,
};

const refusesFirst = (of: object) => ({
  "POST /api/admin/demo-login": refused(403, "second_factor_first", "Two factors, please."),
  "GET /api/account/security": { ...protection, ...of },
});

function begin() {
  let isProved = false;
  const server = fakeServer({
    [DEMO]: () => (isProved ? done : refused(403, "prove_again", "Please show it.")),
    [PROVE]: (body: { password: string }) => {
      isProved = body.password === "right";
      return isProved ? { success: true } : refused(400, "wrong_current_password", "Not this one.");
    },
  });
  showScreen(<Asks />);
  return { server, answer: call(demoLogin, {}).catch((error: Error) => error) };
}

const type = (password: string) => {
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: password } });
  fireEvent.click(screen.getByRole("button", { name: "Go On" }));
};

test("a call that wants a proof is sent again after the password", async () => {
  const { server, answer } = begin();
  await screen.findByRole("dialog", { name: "Is It Still You?" });

  type("wrong");
  await screen.findByText("Not this one.");
  type("right");

  expect(await answer).toEqual(done);
  const lines = server.calls.map(({ line }) => line).filter((line) => !line.startsWith("GET"));
  expect(lines).toEqual([DEMO, PROVE, PROVE, DEMO]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("whoever does not want to hears the refusal", async () => {
  const { server, answer } = begin();
  await screen.findByRole("dialog");

  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));

  expect(await answer).toHaveProperty("code", "prove_again");
  expect(server.calls.filter(({ line }) => line === DEMO)).toHaveLength(1);
});

test("an admin without an app or a passkey is led to where they are set up", async () => {
  fakeServer(refusesFirst({}));
  showScreen(<Asks />);
  const answer = call(demoLogin, {}).catch((error: Error) => error);
  const link = await screen.findByRole("link", { name: "Open Security" });
  expect(link.getAttribute("href")).toBe("/profile?tab=security");
  fireEvent.click(link);
  expect(await answer).toHaveProperty("code", "second_factor_first");
});

test("who has an app shows its code, and the call goes on", async () => {
  const server = fakeServer(refusesFirst({ hasAuthenticator: true }));
  showScreen(<Asks />);
  const answer = call(demoLogin, {});
  const field = await screen.findByLabelText("Code of Your App");
  Object.assign(server.answers, {
    [DEMO]: done,
    "POST /api/auth/prove-by-code": { success: true },
  });
  fireEvent.change(field, { target: { value: "123456" } });
  fireEvent.click(screen.getByRole("button", { name: "Go On" }));
  expect(await answer).toEqual(done);
});
