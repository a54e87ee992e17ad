import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { ModerationScreen } from "./moderation-screen.tsx";

const card = {
  id: "1",
  kind: "card",
  subjectId: "c1",
  subjectName: "Rudefox",
  subjectText: "A rude thing.",
  askedFor: null,
  reportedId: "u1",
  reportedName: "mia",
  state: "open",
  openedAt: "2026-11-23T08:05:00.000Z",
  decision: null,
  why: "",
  decidedAt: null,
  appeal: "",
  count: 2,
  reports: [{ reason: "unkind", text: "It swears." }],
};

const seen = { id: "1", state: "open", openedAt: card.openedAt };

const DECIDE = "POST /api/admin/reports/decide";

function show(rows: object[], answer: unknown = { success: true, message: "It is decided." }) {
  const server = fakeServer({
    "GET /api/admin/reports": rows,
    "GET /api/admin/reports/count": { count: rows.length },
    [DECIDE]: answer,
  });
  showScreen(<ModerationScreen />, { user: { ...signedIn, role: "admin" } });
  return server;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

const sent = (server: ReturnType<typeof show>) =>
  server.calls.filter(({ line }) => line === DECIDE).map(({ body }) => body);

test("a card is looked at with what was said of it, and loses its words for a reason", async () => {
  const server = show([card]);
  await press("Look at A card: Rudefox");
  expect(await screen.findByText("A rude thing.")).toBeTruthy();
  expect(screen.getByText(/It swears/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Why? (optional)"), { target: { value: " It swears " } });
  await press("Take the Words Away");
  expect(await findToast("Decided")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent(server)).toEqual([{ ...seen, decision: "hide", why: "It swears" }]);
});

test("after an appeal the player may be right", async () => {
  const appeal = { state: "appeal", decision: "rename", why: "Rude", appeal: "It is my name" };
  const server = show([
    { ...card, ...appeal, kind: "name", subjectName: "mia", subjectText: null },
  ]);
  await press("Look at A name: mia");
  expect(await screen.findByText(/It is my name/)).toBeTruthy();
  expect(screen.getByText("Others read a made-up name.")).toBeTruthy();
  await press("The Player Is Right");
  expect(await findToast("Decided")).toBeTruthy();
  expect(sent(server)).toEqual([{ ...seen, state: "appeal", decision: "dismiss", why: "" }]);
});

test("what another admin has decided meanwhile is said, and what is handled has no buttons", async () => {
  show(
    [
      { ...card, kind: "deal", subjectName: null },
      { ...card, id: "2", subjectName: "Oldfox", state: "handled", decision: "dismiss" },
    ],
    refused(409, "decided_already", "Somebody has decided this already."),
  );
  await press("Look at A deal");
  await press("Warn");
  expect(await findToast("Somebody has decided this already.")).toBeTruthy();
  await press("Close");
  await press("Look at A card: Oldfox");
  expect(await screen.findByText("Nothing was changed.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Change Nothing" })).toBeNull();
});

test("a case that has become an appeal meanwhile is not decided as it was, and the list is read again", async () => {
  const server = show([card], refused(409, "changed_meanwhile", "Another admin was faster."));
  await press("Look at A card: Rudefox");
  server.answers["GET /api/admin/reports"] = [{ ...card, state: "appeal", decision: "hide" }];
  await press("Change Nothing");
  expect(await findToast("Another admin was faster.")).toBeTruthy();
  expect(sent(server)).toEqual([{ ...seen, decision: "dismiss", why: "" }]);
  await press("Close");
  await press("Look at A card: Rudefox");
  expect(await screen.findByRole("button", { name: "The Player Is Right" })).toBeTruthy();
});

test("an empty queue says so", async () => {
  show([]);
  expect(await screen.findByText("Nobody has reported anything")).toBeTruthy();
});

test("what only the game doubts says so, with the words that were asked for", async () => {
  show([{ ...card, askedFor: "an idiot fox", count: 0, reports: [] }]);
  expect(await screen.findByText("By the game")).toBeTruthy();
  await press("Look at A card: Rudefox");
  expect(await screen.findByText("Asked for: “an idiot fox”")).toBeTruthy();
  expect(screen.getByText(/the game itself is not sure/)).toBeTruthy();
});

test("what is about the admin who looks at it has no buttons", async () => {
  show([{ ...card, reportedId: signedIn.id }]);
  await press("Look at A card: Rudefox");
  expect(await screen.findByText(/another admin has to decide it/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Change Nothing" })).toBeNull();
});
