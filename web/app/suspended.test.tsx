import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#web/lib/query.ts";
import { fakeServer, signedIn } from "#web/lib/test-screen.tsx";
import { App } from "./app.tsx";

const user = {
  ...signedIn,
  suspension: { why: "You have called others names.", until: "2026-12-01T14:05:00.000Z" },
};

beforeEach(() => {
  vi.stubEnv("TZ", "Asia/Tokyo");
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse("2026-11-28T13:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const answers = {
  "GET /api/account/export": { state: "none", askedAt: null, until: null, bytes: null },
  "GET /api/account/delete": { hindrance: null, words: "", nfts: 0 },
  "GET /api/purchases": [],
};

function open(path: string) {
  const server = fakeServer(answers);
  history.replaceState(null, "", path);
  const client = createQueryClient();
  client.setQueryData(["/api/auth/user"], user);
  render(<App client={client} />);
  return server;
}

const told = () => screen.findByRole("heading", { name: "Your account is closed for a while" });

test.for(["/", "/cards", "/arena", "/profile"])(
  "in the place of %s a suspended player reads why and until when, and may leave",
  async (path) => {
    open(path);

    expect(await told()).toBeTruthy();
    expect(screen.getByText("You have called others names.")).toBeTruthy();
    const until = screen.getByText("Tuesday, December 1, 2026 at 11:05 PM");
    expect(until.closest("p")?.textContent).toContain("It opens again by itself in 3 days, on ");
    expect(await screen.findByRole("button", { name: "Ask for Your Data" })).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Delete My Account" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Logout" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Menu" })).toBeNull();
  },
);

test("purchases stay open", async () => {
  open("/purchases");
  expect(await screen.findByRole("heading", { name: /Purchases/ })).toBeTruthy();
});
