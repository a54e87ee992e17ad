import { fireEvent, screen } from "@testing-library/react";
import { Route } from "wouter";
import { expect, test } from "vitest";
import type { UserOnWire } from "#contract/account.ts";
import { fakeServer, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { UserScreen } from "./user-screen.tsx";

const user = {
  id: "u1",
  username: "mia",
  shownName: "Kind Owl",
  email: "mia@game.test",
  emailVerified: false,
  role: "user",
  ageBand: null,
  joinedAt: "2026-11-01T08:05:00.000Z",
  lastSeenAt: null,
  deletedAt: null,
  coins: 1200,
  credits: 0,
  cards: 12,
  nfts: 2,
  wallet: null,
  hasTwoFactor: true,
  passkeys: 1,
  guardians: [{ id: "u2", name: "tom" }],
  children: [],
};

const event = {
  id: "2026-11-23T08:05:00.000001Z_battles_b1",
  kind: "battles",
  at: "2026-11-23T08:05:00.000001Z",
  words: "Quick battle against Rex, won",
  link: "/replay/b1",
};

const admin: UserOnWire = { ...signedIn, role: "admin" };

function show(answer: unknown, events: unknown = [event], who = admin) {
  const server = fakeServer({
    "GET /api/admin/users/u1": answer,
    "GET /api/admin/users/u1/events": events,
  });
  showScreen(
    <Route path="/admin/users/:id">
      <UserScreen />
    </Route>,
    { user: who, at: "/admin/users/u1" },
  );
  return server;
}

test("a player's account and story stand on one page", async () => {
  show(user);

  expect(await screen.findByRole("heading", { name: "mia" })).toBeTruthy();
  expect(screen.getByText("Not confirmed")).toBeTruthy();
  expect(screen.getByText("By an app, 1 passkey")).toBeTruthy();
  expect(screen.getByText("12 (2 as NFTs)")).toBeTruthy();
  expect(screen.getByRole("link", { name: "tom" }).getAttribute("href")).toBe("/admin/users/u2");
  const won = await screen.findByRole("link", { name: /won$/ });
  expect(won.getAttribute("href")).toBe("/replay/b1");
});

test("nobody but an admin sees anything, and nothing is asked for", () => {
  const server = show(user, [], signedIn);
  expect(screen.getByText("Access denied")).toBeTruthy();
  expect(server.calls).toEqual([]);
});

test("one kind of events is asked for by the address", async () => {
  const server = show(user, []);
  expect(await screen.findByText("Nothing has happened yet.")).toBeTruthy();

  fireEvent.change(screen.getByLabelText("Show"), { target: { value: "coins" } });

  await screen.findByDisplayValue("Coins and credits");
  expect(server.calls.length).toBeGreaterThan(2);
});

test("a player who is not there is no failure", async () => {
  show(refused(404, "no_user", "There is no such account, or none any more."));
  expect(await screen.findByText("There is no such player")).toBeTruthy();
});

test("a story that does not load can be asked for again", async () => {
  show(user, refused(503, "stopping", "The game is being stopped."));
  expect(await screen.findByRole("alert")).toBeTruthy();
});
