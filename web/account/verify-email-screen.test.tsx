import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, refused, showScreen } from "#web/lib/test-screen.tsx";
import { VerifyEmailScreen } from "./verify-email-screen.tsx";

const VERIFY = "POST /api/auth/verify-email";

const show = (answer: unknown) => {
  const server = fakeServer({ [VERIFY]: answer });
  showScreen(<VerifyEmailScreen />, { at: "/verify-email?token=abc" });
  return server;
};

test("without an answer the link is not called dead, and can be tried again", async () => {
  const server = show({ status: 502, body: "Bad Gateway" });
  const again = await screen.findByRole("button", { name: "Try Again" });
  expect(screen.queryByText(/no longer valid/)).toBeNull();

  server.answers[VERIFY] = { success: true, message: "Your address is confirmed." };
  fireEvent.click(again);

  expect(await screen.findByText("Your address is confirmed.")).toBeTruthy();
});

test("a dead link says so", async () => {
  show(refused(410, "dead_link", "This link is no longer valid."));
  expect(await screen.findByText("This link is no longer valid.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
});
