import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { GrantsScreen } from "./grants-screen.tsx";

const grant = {
  id: "g1",
  askedBy: { id: "somebody", name: "sam" },
  askedAt: "2026-11-23T08:05:00.000Z",
  why: "the server was away",
  message: "Sorry!",
  coins: 50,
  credits: 0,
  copies: 2,
  cardName: "Emberling",
  worth: 90,
  players: 1200,
  paid: 0,
  leftOut: 0,
  state: "waiting",
  decidedBy: null,
};

const preview = {
  players: 12,
  names: ["mia", "ben"],
  unknown: [],
  coins: 600,
  credits: 0,
  copies: 0,
  worth: 600,
  wantsSecondAdmin: false,
};

const PREVIEW = "POST /api/admin/grants/preview";
const CREATE = "POST /api/admin/grants";
const DECIDE = "POST /api/admin/grants/g1/decide";

function show(rows: object[], answers: Record<string, unknown> = {}) {
  const server = fakeServer({
    "GET /api/admin/grants": rows,
    "GET /api/admin/grants/count": { count: rows.length },
    "GET /api/admin/creatures": [],
    [PREVIEW]: preview,
    [CREATE]: { success: true, message: "The players get it now.", id: "g2", isWaiting: false },
    [DECIDE]: { success: true, message: "The players get it now." },
    ...answers,
  });
  showScreen(<GrantsScreen />, { user: { ...signedIn, role: "admin" } });
  return server;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fillIn() {
  await press("New Compensation");
  write("Coins", "50");
  write("Message", "Sorry!");
  write("Why", "the server was away");
  await press("Preview");
}

test("it is looked at first, and then sent", async () => {
  const server = show([]);
  await fillIn();

  expect(await screen.findByText("For 12 players")).toBeTruthy();
  expect(screen.getByText("mia, ben and 10 more")).toBeTruthy();
  await press("Send");

  expect(await findToast("Sent")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const sent = server.calls.find(({ line }) => line === CREATE)?.body;
  expect(sent).toMatchObject({ coins: 50, copies: 0, message: "Sorry!" });
});

test("from the preview one comes back to what was written", async () => {
  show([], { [PREVIEW]: { ...preview, wantsSecondAdmin: true, unknown: ["nobody"] } });
  await fillIn();

  expect(await screen.findByText("Nobody is called nobody.")).toBeTruthy();
  expect(screen.getByText(/a second admin has to agree/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);
  await press("Back");

  expect(await screen.findByLabelText("Message")).toHaveProperty("value", "Sorry!");
});

test("a form without words is not sent", async () => {
  const server = show([]);
  await press("New Compensation");
  await press("Preview");

  expect(await screen.findAllByText("Please write a sentence.")).toHaveLength(2);
  expect(server.calls.some(({ line }) => line === PREVIEW)).toBe(false);
});

test("another admin agrees to a large one", async () => {
  const server = show([grant]);
  await press("Look at 50 coins, 2 cards of Emberling");
  expect(await screen.findByText("For each of 1,200 players, asked for by sam")).toBeTruthy();
  await press("Agree");

  expect(await findToast("Decided")).toBeTruthy();
  expect(server.calls.find(({ line }) => line === DECIDE)?.body).toEqual({ agrees: true });
});

test("whoever has asked for it can only call it off", async () => {
  show([{ ...grant, askedBy: { id: signedIn.id, name: "me" } }], {
    [DECIDE]: refused(409, "decided_already", "Somebody has decided this already."),
  });
  await press("Look at 50 coins, 2 cards of Emberling");
  expect(await screen.findByText("Another admin has to agree to it.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Agree" })).toBeNull();
  await press("Call It Off");

  expect(await findToast("Somebody has decided this already.")).toBeTruthy();
});

test("what was given says to how many", async () => {
  show([{ ...grant, state: "done", paid: 1199, leftOut: 1, decidedBy: "kim" }]);
  await press("Look at 50 coins, 2 cards of Emberling");

  expect(await screen.findByText("1199 of 1200; 1 closed their accounts before")).toBeTruthy();
  expect(screen.getByText("kim")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Refuse" })).toBeNull();
});

test("without any it says so", async () => {
  show([]);
  expect(await screen.findByText("Nothing was given yet")).toBeTruthy();
});
