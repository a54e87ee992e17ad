import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { DuelOnWire } from "#contract/duel.ts";
import type { Choice, Step } from "#game/duel/duel.ts";
import { showScreen } from "#web/lib/test-screen.tsx";
import { DuelBoard } from "./board/duel-board.tsx";
import { duelAfter } from "./test-board.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

const made: Choice[] = [];

type Played = { duel: DuelOnWire; chosen: Choice | null };

/** Shows a board. The returned function shows it again with a new state from the server. */
function show(duel: DuelOnWire, chosen: Choice | null = null) {
  made.length = 0;
  let change: ((next: Played) => void) | undefined;
  function Host() {
    const [now, setNow] = useState<Played>({ duel, chosen });
    change = setNow;
    return <DuelBoard {...now} onChoose={(choice) => made.push(choice)} again="Again" />;
  }
  showScreen(<Host />);
  return (next: DuelOnWire, own: Choice | null = null) =>
    act(() => change?.({ duel: next, chosen: own }));
}

const choices = () => within(screen.getByRole("list", { name: "Your choices" }));
const choice = (name: RegExp) => choices().getByRole("button", { name });
const isClosed = (name: RegExp) => choice(name).getAttribute("aria-disabled") === "true";
const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const health = (name: string) => screen.getByRole("meter", { name: `Health of ${name}` });

test("every choice says what it does, and one that is refused says why", () => {
  show(duelAfter([]));

  expect(choice(/^Strike Cindlepup Strike \d+–\d+ damage Strong here: × 1.5/)).toBeTruthy();
  expect(choice(/^Special .*Burns 6 % for 3 turns .*Needs 2 energy, has 0$/)).toBeTruthy();
  expect(choice(/^Guard Mystic Guard Takes only 40 % of the damage/)).toBeTruthy();
  expect(choice(/^Switch to Puddlefinch \d+ health/)).toBeTruthy();

  fireEvent.click(choice(/^Special/));
  expect(made).toEqual([]);
  fireEvent.click(choice(/^Guard/));
  expect(made).toEqual(["guard"]);
});

test("the keys 1 to 5 choose, unless they are switched off or somebody types", () => {
  show(duelAfter([]));
  fireEvent.keyDown(document.body, { key: "5" });
  fireEvent.keyDown(document.body, { key: "2" });
  expect(made).toEqual(["bring-2"]);

  fireEvent.keyDown(screen.getByRole("checkbox", { name: "Number keys choose" }), { key: "1" });
  fireEvent.click(screen.getByRole("checkbox", { name: "Number keys choose" }));
  fireEvent.keyDown(document.body, { key: "1" });
  expect(made).toEqual(["bring-2"]);
});

test("a choice is seen and cannot be changed while the other one thinks", () => {
  const next = show(duelAfter([]));
  wait(1_000);
  next(duelAfter([]), "strike");

  expect(choice(/^Strike/).getAttribute("aria-pressed")).toBe("true");
  // How both creatures are has been heard by then.
  expect(statuses()).toContain("You have chosen. Waiting for Ann …");
  fireEvent.click(choice(/^Guard/));
  fireEvent.keyDown(document.body, { key: "3" });
  expect(made).toEqual([]);
});

test("a line says when the other player is ready", () => {
  show(duelAfter([], { otherHasChosen: true }));
  expect(statuses()).toContain("What do you do? Ann is ready.");
});

test("a step is told at once in words, and shown one thing after the other", () => {
  const step: Step = ["strike", "guard"];
  const next = show(duelAfter([]));
  const full = health("Brackenip").ariaValueNow;
  next(duelAfter([step]));

  const words = statuses().find((text) => text?.startsWith("Turn 1."));
  expect(words).toMatch(/Ann's Brackenip is on guard\. Your Cindlepup uses Cindlepup Strike/);
  expect(health("Brackenip").ariaValueNow).toBe(full);
  expect(isClosed(/^Strike/)).toBe(true);
  expect(screen.queryByText(/× [\d.]+ luck/)).toBeNull();

  for (let beat = 0; beat < 5; beat++) wait(1_200);
  expect(Number(health("Brackenip").ariaValueNow)).toBeLessThan(Number(full));
  expect(isClosed(/^Strike/)).toBe(false);
  expect(screen.getByText(/^40 × .* fire beats nature × 0.4 guard × .* luck = \d+$/)).toBeTruthy();
});

test("a number of damage tells where it comes from when it is pressed", () => {
  const next = show(duelAfter([]));
  next(duelAfter([["strike", "guard"]]));
  fireEvent.click(screen.getByRole("button", { name: "Skip" }));

  const number = screen.getByRole("button", { name: /^−\d+ health: 40 × .* luck = \d+$/ });
  fireEvent.click(number);
  expect(number.ariaExpanded).toBe("true");
});

test("two steps that come soon after each other are both shown", () => {
  const steps: Step[] = [
    ["bring-1", "guard"],
    ["bring-2", "guard"],
  ];
  const next = show(duelAfter([]));
  next(duelAfter(steps.slice(0, 1)));
  wait(300);
  next(duelAfter(steps));

  wait(10);
  expect(health("Puddlefinch")).toBeTruthy();
  for (let beat = 0; beat < 8; beat++) wait(950);
  expect(health("Lumoplume")).toBeTruthy();
});

test("steps missed while the connection was lost are not played back", () => {
  const steps: Step[] = [
    ["bring-1", "guard"],
    ["bring-2", "guard"],
    ["bring-1", "guard"],
  ];
  const next = show(duelAfter([]));
  next(duelAfter(steps));
  expect(health("Puddlefinch")).toBeTruthy();
  expect(isClosed(/^Strike/)).toBe(false);
});

test("after a long look away only the last two turns are played", () => {
  const steps: Step[] = Array.from({ length: 5 }, (_, turn) => [
    turn % 2 === 0 ? "bring-1" : "bring-0",
    "guard",
  ]);
  const next = show(duelAfter([]));
  for (const [turn] of steps.entries()) next(duelAfter(steps.slice(0, turn + 1)));
  expect(isClosed(/^Strike/)).toBe(true);

  // Every turn has three beats, and a breath before them.
  for (let beat = 0; beat < 2 * 4; beat++) wait(950);
  expect(isClosed(/^Strike/)).toBe(false);
  expect(health("Puddlefinch")).toBeTruthy();
});

test("whose creature has fainted keeps the keyboard at the choices", () => {
  const steps: Step[] = [];
  while (duelAfter(steps).view.phase === "choose") steps.push(["guard", "strike"]);
  const next = show(duelAfter(steps.slice(0, -1)));
  choice(/^Guard/).focus();
  next(duelAfter(steps));
  fireEvent.click(screen.getByRole("button", { name: "Skip" }));

  expect(document.activeElement?.textContent).toMatch(/^Bring in/);
});

test("unknown creatures lie face down", () => {
  show(duelAfter([]));
  const team = within(screen.getByRole("list", { name: "Team of Ann" }));
  expect(team.getAllByText("A creature that nobody has seen yet")).toHaveLength(2);
});

test("giving up is asked about first", async () => {
  vi.useRealTimers();
  show(duelAfter([]));
  fireEvent.click(screen.getByRole("button", { name: "Give Up" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Give up this duel?" }));
  fireEvent.keyDown(screen.getByRole("alertdialog"), { key: "1" });
  expect(made).toEqual([]);

  fireEvent.click(dialog.getByRole("button", { name: "Give Up" }));
  expect(made).toEqual(["surrender"]);
});

test("the last turn leaves the choices where they are until it has been shown", () => {
  const next = show(duelAfter([]));
  next(duelAfter([[null, "surrender"]]));
  expect(isClosed(/^Strike/)).toBe(true);
  expect(isClosed(/^Switch to Puddlefinch/)).toBe(true);
  expect(screen.queryByRole("button", { name: "Give Up" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Victory!" })).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "Skip" }));
  expect(screen.getByRole("heading", { name: "Victory!" })).toBeTruthy();
  expect(screen.queryByRole("list", { name: "Your choices" })).toBeNull();
});

test("at the end stands who won, why, and what it brought", () => {
  const earned = {
    coinsWon: 12,
    experienceWon: 20,
    wonCard: null,
    missionsCompleted: [
      { title: "Win 2 battles", coins: 50 },
      { title: "A card for you", coins: 0 },
    ],
    rating: { before: 1500, after: 1516 },
  };
  const next = show(duelAfter([]));
  next(duelAfter([[null, "surrender"]]));
  wait(300);
  wait(600);
  expect(screen.getByRole("heading", { name: "Victory!" })).toBeTruthy();
  expect(screen.getByText("Ann gave up.")).toBeTruthy();
  expect(screen.getByText("Counting what it brought …")).toBeTruthy();

  next(duelAfter([[null, "surrender"]], { version: 9, earned }));
  const rewards = within(screen.getByRole("list", { name: "Rewards" }));
  expect(rewards.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Rating 1516 (+16)",
    "+12 coins",
    "+20 XP for each card",
    "Mission complete: Win 2 battles (+50 coins)",
    "Mission complete: A card for you",
  ]);
  const replay = screen.getByRole("link", { name: "Watch the replay" });
  expect(replay.getAttribute("href")).toBe("/replay/d1");
});

test("the clock runs by the server's time, then the reserve", () => {
  show(duelAfter([]));
  const clock = screen.getByRole("timer", { name: "Time left for you" });
  expect(clock.textContent).toBe("0:30");
  wait(21_000);
  expect(clock.textContent).toBe("0:09");
  expect(statuses()).toContain("Ten seconds left, then the reserve runs.");
  wait(14_000);
  expect(clock.textContent).toBe("0:55");
  expect(screen.getByText("reserve")).toBeTruthy();
});

test("the prompt says how both creatures are, and the key H says all of it, as often as it is pressed", () => {
  show(duelAfter([]));
  wait(1_000);
  const numbers = /, \w+: \d+ of \d+ health, \d energy, speed \d+\./;
  const prompt = statuses().find((text) => text?.startsWith("What do you do?"));
  expect(prompt).toMatch(new RegExp(`Your Cindlepup${numbers.source} Ann's \\w+${numbers.source}`));

  fireEvent.keyDown(document.body, { key: "h" });
  const told = () => statuses().find((text) => text?.startsWith("Turn 1."));
  expect(told()).toContain("Your bench: Puddlefinch");
  expect(told()).toContain(
    "Ann's bench: one that nobody has seen yet; one that nobody has seen yet",
  );
  const first = screen.getByText(/^Turn 1\. Your/);
  fireEvent.keyDown(document.body, { key: "h" });
  expect(first.isConnected).toBe(false);

  fireEvent.click(screen.getByRole("checkbox", { name: "Number keys choose" }));
  expect(screen.getByRole("button", { name: "How does it stand?" })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "h" });
  expect(told()).toBeTruthy();
});

test("both sides and the choices have headings to go to", () => {
  show(duelAfter([]));
  const headings = screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual(["Sam", "Ann", "Your choices", "What happened"]);
});
