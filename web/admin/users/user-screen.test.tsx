import { fireEvent, screen, within } from "@testing-library/react";
import { Route } from "wouter";
import { expect, test, vi } from "vitest";
import type { UserOnWire } from "#contract/account.ts";
import { fakeServer, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { user } from "./test-user.ts";
import { UserScreen } from "./user-screen.tsx";

const event = {
  id: "2026-11-23T08:05:00.000001Z_battles_b1",
  kind: "battles",
  at: "2026-11-23T08:05:00.000001Z",
  words: "Quick battle against Rex, won",
  link: "/replay/b1",
};

const admin: UserOnWire = { ...signedIn, role: "admin" };

const done = { success: true, message: "Done." };

const granted = {
  id: "p1",
  number: 12,
  kind: "credits",
  title: "Starter Pack",
  credits: 5,
  amountCents: 499,
  refundedCents: 0,
  state: "granted",
  why: "",
  isTest: true,
  forName: null,
  createdAt: "2026-11-02T08:05:00.000Z",
  grantedAt: "2026-11-02T08:05:00.000Z",
  creationId: null,
  refund: { amountCents: 499, credits: 5, until: "2026-11-16T08:05:00.000Z" },
};

const closedBy = (returnUntil: string | null) => {
  const closedAt = "2026-11-20T08:05:00.000Z";
  const { username: name, joinedAt } = user;
  const closed = { id: "0199aaaa-1", name, joinedAt, closedAt, returnUntil, isErased: false };
  return { deletedAt: closedAt, closed };
};

function show(answer: unknown, events: unknown = [event], who = admin) {
  const server = fakeServer({
    "GET /api/admin/users/u1": answer,
    "GET /api/admin/users/u1/events": events,
    "POST /api/admin/users/u1/sign-out": done,
    "POST /api/admin/users/u1/message": done,
    "POST /api/admin/purchases/p1/refund": done,
    "GET /api/admin/users/u1/purchases": [granted, { ...granted, id: "p2", refund: null }],
    "GET /api/admin/creatures": [],
    "POST /api/admin/users/u1/suspension": { success: true, message: "Suspended." },
    "DELETE /api/admin/users/u1/suspension": { success: true, message: "Open again." },
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

test("an admin suspends with a reason and an end; without them nothing is sent", async () => {
  const server = show(user);
  fireEvent.click(await screen.findByRole("button", { name: "Suspend" }));
  const dialog = within(screen.getByRole("alertdialog"));

  fireEvent.click(dialog.getByRole("button", { name: "Suspend" }));
  expect(dialog.getByText("Please say why: the player reads it.")).toBeTruthy();
  expect(dialog.getByText("Please say until when.")).toBeTruthy();
  fireEvent.change(dialog.getByLabelText("Why?"), { target: { value: "Called others names." } });
  fireEvent.change(dialog.getByLabelText("Until when?"), { target: { value: "2026-12-01T14:05" } });
  fireEvent.click(dialog.getByRole("button", { name: "Suspend" }));

  const until = new Date("2026-12-01T14:05").toISOString();
  await vi.waitFor(() =>
    expect(server.calls).toContainEqual({
      line: "POST /api/admin/users/u1/suspension",
      body: { why: "Called others names.", until },
    }),
  );
  expect(server.calls.filter(({ line }) => line.startsWith("POST"))).toHaveLength(1);
});

test("a suspended account says so, and is opened again", async () => {
  const suspension = { why: "Foul words.", until: "2026-12-01T14:05:00.000Z" };
  const server = show({ ...user, suspension });
  expect(await screen.findByText("Until 2026-12-01 14:05 UTC")).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "End the Suspension" }));
  fireEvent.click(screen.getByRole("button", { name: "End It" }));

  await vi.waitFor(() =>
    expect(server.calls.map(({ line }) => line)).toContain("DELETE /api/admin/users/u1/suspension"),
  );
});

test.for([{ role: "admin" }, { deletedAt: "2026-11-23T08:05:00.000Z" }])(
  "nobody suspends an admin or a closed account: %o",
  async (other) => {
    show({ ...user, ...other });
    const button = await screen.findByRole("button", { name: "Suspend" });
    expect(button.hasAttribute("disabled")).toBe(true);
  },
);

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

test("who wants a player to be an admin is seen, and how a second one agrees", async () => {
  const by = { id: "u9", name: "sam" };
  show({ ...user, adminRequest: { by, at: "2026-11-22T08:05:00.000Z" } });

  const sam = await screen.findByRole("link", { name: "sam" });
  expect(sam.getAttribute("href")).toBe("/admin/users/u9");
  expect(sam.parentElement?.textContent).toBe(
    "Waits for a second admin sam has asked on 2026-11-22 08:05 UTC. A second admin has to agree: they choose the same role in the list of players.",
  );
});

test("a closed account says since when, and whether it can come back", async () => {
  show({ ...user, ...closedBy("2026-12-04T08:05:00.000Z") });

  expect(await screen.findByText("2026-11-20 08:05 UTC")).toBeTruthy();
  const known =
    "account 0199aaaa; joined November 1, 2026; closed November 20, 2026; can come back until December 4, 2026";
  expect(screen.getByText(known)).toBeTruthy();
});

test("a player who is not there is no failure", async () => {
  show(refused(404, "no_user", "There is no such account, or none any more."));
  expect(await screen.findByText("There is no such player")).toBeTruthy();
});

test("a story that does not load can be asked for again", async () => {
  show(user, refused(503, "stopping", "The game is being stopped."));
  expect(await screen.findByRole("alert")).toBeTruthy();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const writes = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

test("an admin signs a player out, writes, and gives a purchase back", async () => {
  const server = show(user);
  const sends = (line: string, body: object) =>
    vi.waitFor(() => expect(server.calls).toContainEqual({ line: `POST ${line}`, body }));

  await press("Sign Out Everywhere");
  await press("Sign Out");
  await sends("/api/admin/users/u1/sign-out", { why: "" });

  await press("Write");
  expect(screen.getByText(/the address is not confirmed/)).toBeTruthy();
  await press("Send");
  expect((await screen.findAllByText("Please write something: the player reads it.")).length).toBe(
    2,
  );
  writes("Subject", "Your card");
  writes("Message", "It is back.");
  await press("Send");
  await sends("/api/admin/users/u1/message", { subject: "Your card", text: "It is back." });

  await press("Refund");
  expect(await screen.findByText("Nothing to give back")).toBeTruthy();
  await press("Give $4.99 Back");
  writes("Why? (optional)", "by kindness");
  await press("Give Back");
  await sends("/api/admin/purchases/p1/refund", { why: "by kindness" });
});

test("a gift begins with the player's name", async () => {
  show(user);
  await press("Gift");
  expect(screen.getByLabelText("Players")).toHaveProperty("value", "mia");
});

test("for a closed account nothing of this can be done", async () => {
  show({ ...user, deletedAt: "2026-11-20T08:05:00.000Z" });
  for (const name of ["Sign Out Everywhere", "Write", "Gift", "Refund", "Suspend"]) {
    expect(await screen.findByRole("button", { name })).toHaveProperty("disabled", true);
  }
});
