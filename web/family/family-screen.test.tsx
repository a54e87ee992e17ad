import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ChildOnWire } from "#contract/family.ts";
import {
  fakeServer,
  findToast,
  refused,
  showScreen,
  signedIn,
  type Answers,
} from "#web/lib/test-screen.tsx";
import { RequestScreen } from "./request-screen.tsx";
import { FamilyScreen } from "./family-screen.tsx";
import { child } from "./test-children.ts";

const user = { ...signedIn, isGuardian: true };

function show(list: ChildOnWire[], more: Answers = {}) {
  const server = fakeServer({ "GET /api/family": list, ...more });
  showScreen(<FamilyScreen />, { user });
  return server;
}

const saving = (answer: (set: object) => unknown) => ({
  "PUT /api/family/children/c1": (body: { set: object }) => answer(body.set),
});

const saved = (set: object) => ({
  ...child,
  version: child.version + 1,
  allowances: { ...child.allowances, ...set },
});

test("a guardian without children reads how a child gets here", async () => {
  show([]);
  expect(await screen.findByText("No children here yet")).toBeTruthy();
});

test("a family that does not load can be asked for again", async () => {
  show([], { "GET /api/family": refused(500, "bug", "") });
  expect(await screen.findByText("Your family did not load")).toBeTruthy();
});

test("the week is one sentence and the pictures of what was made", async () => {
  show([child]);
  await screen.findByText("1 new creature, 3 battles (2 won), 1 card traded, sold or given.");
  const made = screen.getByRole("list", { name: "New creatures by Mia" });
  expect(made.textContent).toBe("Vulkarune");
});

test("a switch is saved at once, and can be undone", async () => {
  const server = show([child], saving(saved));
  const market = await screen.findByRole<HTMLInputElement>("switch", { name: "Market" });

  fireEvent.click(market);
  await screen.findByText("Market: open.");
  expect(market.checked).toBe(true);
  expect(server.lastBody("PUT /api/family/children/c1")).toEqual({
    version: 3,
    set: { market: true },
  });

  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("Undone.");
  expect(server.lastBody("PUT /api/family/children/c1")).toEqual({
    version: 4,
    set: { market: false },
  });
  expect(market.checked).toBe(false);
});

test("a bedtime brings the clock of the family along", async () => {
  const server = show([child], saving(saved));

  fireEvent.change(await screen.findByLabelText("Bedtime"), { target: { value: "1230" } });

  await screen.findByText(/^Bedtime from 8:30/);
  expect(server.lastBody("PUT /api/family/children/c1")).toEqual({
    version: 3,
    set: {
      bedtime: { from: 1230, until: 420 },
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
  expect(screen.getByLabelText<HTMLSelectElement>("Until").value).toBe("420");
});

test("a limit each month has an amount", async () => {
  const server = show([child], saving(saved));

  fireEvent.change(await screen.findByLabelText("When Mia wants to buy something"), {
    target: { value: "capped" },
  });

  await screen.findByText("Money: up to $10.00 a month.");
  expect(server.lastBody("PUT /api/family/children/c1")).toEqual({
    version: 3,
    set: { money: { rule: "capped", capCents: 1000 } },
  });
});

test("what the other guardian has just changed is said, and looked at again", async () => {
  const words = "Dad has just changed this too. Look at it again.";
  const server = show(
    [child],
    saving(() => refused(409, "changed_by_other", words)),
  );
  const before = () => server.calls.filter(({ line }) => line === "GET /api/family").length;
  const market = await screen.findByRole<HTMLInputElement>("switch", { name: "Market" });
  const asked = before();

  fireEvent.click(market);

  await findToast(words);
  expect(before()).toBeGreaterThan(asked);
  expect(market.checked).toBe(false);
});

test("a refused rule says why at its field, until another one is set", async () => {
  const words = "Dad has just changed this too. Look at it again.";
  let isRefused = true;
  show(
    [child],
    saving((set) => (isRefused ? refused(409, "changed_by_other", words) : saved(set))),
  );
  const minutes = await screen.findByLabelText("Time a day");
  const toldAtField = () => {
    const ids = minutes.getAttribute("aria-describedby")?.split(" ") ?? [];
    return ids.map((id) => document.querySelector(`#${id}`)?.textContent).join();
  };

  fireEvent.change(minutes, { target: { value: "60" } });
  await waitFor(() => expect(minutes.getAttribute("aria-invalid")).toBe("true"));
  expect(toldAtField()).toBe(words);
  expect(screen.getByLabelText("Bedtime").getAttribute("aria-invalid")).toBe("false");

  isRefused = false;
  fireEvent.change(minutes, { target: { value: "60" } });
  await waitFor(() => expect(minutes.getAttribute("aria-invalid")).toBe("false"));
});

test("what children ask stands on top, and is answered there", async () => {
  const request = { id: "r1", wanted: "market", askedAt: new Date().toISOString() } as const;
  const server = show([{ ...child, requests: [request] }], {
    "POST /api/family/requests/r1/answer": { success: true, message: "Mia can do it now." },
  });
  const wish = "Mia would like to buy and sell cards on the market.";
  const panel = (await screen.findByText(wish)).closest("section")!;

  fireEvent.click(within(panel).getByRole("button", { name: `Yes: ${wish}` }));

  await findToast("Mia can do it now.");
  expect(server.calls.find(({ line }) => line.startsWith("POST"))?.body).toEqual({ isYes: true });
});

test("of many children each is opened by itself, and says its rules in a line", async () => {
  const names = ["Mia", "Ben", "Zoe"];
  show(names.map((name, i) => ({ ...child, id: `c${i}`, name })));
  expect(await screen.findAllByText("1 of 11 open · no money")).toHaveLength(3);
  expect(screen.getAllByRole("group").filter((each) => each.hasAttribute("open"))).toEqual([]);
});

test("the link in a letter asks one question, and says what came of it", async () => {
  const request = { id: "r1", wanted: "trade", askedAt: new Date().toISOString() };
  const server = fakeServer({
    "POST /api/family/request-links/read": { child: "Mia", request },
    "POST /api/family/request-links/answer": { success: true, message: "Mia has been told." },
  });
  showScreen(<RequestScreen />, { user, at: "/family/request?token=abc" });
  await screen.findByText("Mia would like to trade cards with friends by a code.");

  fireEvent.click(screen.getByRole("button", { name: "No" }));

  await screen.findByText("Mia has been told.");
  expect(server.lastBody("POST /api/family/request-links/answer")).toMatchObject({ isYes: false });
});

test("a link that was answered says by whom", async () => {
  const words = "Dad has answered already, with yes.";
  fakeServer({ "POST /api/family/request-links/read": refused(409, "answered", words) });
  showScreen(<RequestScreen />, { user, at: "/family/request?token=abc" });
  expect(await screen.findByText(words)).toBeTruthy();
});

test("a question that the other parent answers meanwhile says so in place of its buttons", async () => {
  const read = "POST /api/family/request-links/read";
  const request = { id: "r1", wanted: "trade", askedAt: new Date().toISOString() };
  const over = refused(409, "answered", "Dad has answered already, with yes.");
  const server = fakeServer({
    [read]: { child: "Mia", request },
    "POST /api/family/request-links/answer": over,
  });
  showScreen(<RequestScreen />, { user, at: "/family/request?token=abc" });
  const no = await screen.findByRole("button", { name: "No" });

  server.answers[read] = over;
  fireEvent.click(no);

  expect(await screen.findByText("Nothing to answer")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "No" })).toBeNull();
});

test("a question that did not load is not taken for none, and can be asked for again", async () => {
  const read = "POST /api/family/request-links/read";
  const server = fakeServer({ [read]: refused(500, "bug", "") });
  showScreen(<RequestScreen />, { user, at: "/family/request?token=abc" });
  const again = await screen.findByRole("button", { name: "Try Again" });
  expect(screen.queryByText("Nothing to answer")).toBeNull();

  server.answers[read] = refused(409, "answered", "Dad has answered already, with yes.");
  fireEvent.click(again);

  expect(await screen.findByText("Nothing to answer")).toBeTruthy();
});

test.for([
  [{}, "Everything that needs a parent closes for Mia at once."],
  [{ sharedWith: "Dad" }, "Dad goes on looking after Mia"],
  [{ band: "teen" }, "what you have set ends"],
] as const)(
  "a yes is taken back after a question that says what follows",
  async ([more, words]) => {
    const server = show([{ ...child, ...more }], {
      "POST /api/family/children/c1/take-back": { success: true, message: "It is taken back." },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Take back your yes" }));
    const question = await screen.findByRole("alertdialog", {
      name: "Take back your yes for Mia?",
    });
    expect(question.textContent).toContain(words);

    fireEvent.click(within(question).getByRole("button", { name: "Take It Back" }));

    await findToast("It is taken back.");
    expect(server.calls.some(({ line }) => line.endsWith("/take-back"))).toBe(true);
  },
);

test("deleting an account asks for its name and the guardian's password", async () => {
  const server = show([child], {
    "DELETE /api/family/children/c1": { success: true, message: "The account is deleted." },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Delete the account" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete the account of Mia?" });

  fireEvent.change(within(dialog).getByLabelText("Type Mia"), { target: { value: "Mia" } });
  fireEvent.change(within(dialog).getByLabelText("Your own password"), {
    target: { value: "lantern-of-moss" },
  });
  fireEvent.click(within(dialog).getByRole("button", { name: "Delete for Good" }));

  await findToast("The account is deleted.");
  const sent = server.calls.find(({ line }) => line.startsWith("DELETE"));
  expect(sent?.body).toEqual({ name: "Mia", password: "lantern-of-moss" });
});
