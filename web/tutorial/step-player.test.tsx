import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { showScreen } from "#web/lib/test-screen.tsx";
import { shippedMissions } from "./test-missions.ts";
import { StepPlayer } from "./step-player.tsx";

beforeEach(() => vi.useFakeTimers());

const open = (isAuthenticated = false, onFinish?: () => void) =>
  showScreen(
    <StepPlayer isAuthenticated={isAuthenticated} missions={shippedMissions} onFinish={onFinish} />,
  );
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const key = (name: string, target: Element = document.body) =>
  fireEvent.keyDown(target, { key: name });
const focused = () => document.activeElement?.textContent;
const step = () => screen.getByText(/^Step \d of 5$/).textContent;

test("Next leads to the last step, where PLAY is; Back is for later steps only", () => {
  open();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Back" }).disabled).toBe(true);
  for (let presses = 0; presses < 4; presses += 1) press("Next");

  expect(step()).toBe("Step 5 of 5");
  expect(screen.getByRole("link", { name: "PLAY" })).toBeTruthy();

  press("Back");
  expect(step()).toBe("Step 4 of 5");
});

test("on Auto a step lasts four seconds and the last is followed by the first", () => {
  open();
  press("Auto");
  act(() => vi.advanceTimersByTime(4_000));
  expect(step()).toBe("Step 2 of 5");

  act(() => vi.advanceTimersByTime(16_000));
  expect(step()).toBe("Step 1 of 5");

  press("Pause");
  act(() => vi.advanceTimersByTime(60_000));
  expect(step()).toBe("Step 1 of 5");
});

test.for([
  ["a visitor", "/"],
  ["a player", "/create-dynamic"],
] as const)("skipping leads %s to %s", ([who, path]) => {
  open(who === "a player");
  expect(screen.getByRole("link", { name: "Skip Tutorial" }).getAttribute("href")).toBe(path);
});

test("the arrow keys turn the steps, from the page and from the player, but not from elsewhere", () => {
  open();
  key("ArrowRight");
  key("ArrowRight", screen.getByRole("button", { name: "Auto" }));
  expect(step()).toBe("Step 3 of 5");

  const field = document.body.appendChild(document.createElement("input"));
  key("ArrowRight", field);
  fireEvent.keyDown(document.body, { key: "ArrowRight", altKey: true });
  key("ArrowLeft");
  expect(step()).toBe("Step 2 of 5");
  for (let presses = 0; presses < 9; presses += 1) key("ArrowRight");
  expect(step()).toBe("Step 5 of 5");
  field.remove();
});

test("moving by hand ends Auto", () => {
  open();
  press("Auto");
  press("Next");

  act(() => vi.advanceTimersByTime(60_000));
  expect(step()).toBe("Step 2 of 5");
  expect(screen.getByRole("button", { name: "Auto" })).toBeTruthy();
});

test("Pause also stops the picture; the next step moves again", () => {
  const { container } = open();
  const isStill = () => container.querySelector("[data-paused]") !== null;
  press("Auto");
  expect(isStill()).toBe(false);
  press("Pause");
  expect(isStill()).toBe(true);
  press("Next");
  expect(isStill()).toBe(false);
});

test("the keyboard is not lost when its button goes away or grey", () => {
  open();
  screen.getByRole("button", { name: "Next" }).focus();
  for (let presses = 0; presses < 4; presses += 1) press("Next");
  expect(focused()).toBe("PLAY");

  screen.getByRole("button", { name: "Back" }).focus();
  for (let presses = 0; presses < 4; presses += 1) press("Back");
  expect(focused()).toBe("Next");
});

test("a step is read out as a whole, unless the steps go by themselves", () => {
  const { container } = open();
  const live = () => container.querySelector("[aria-live]");

  expect(live()?.getAttribute("aria-live")).toBe("polite");
  expect(live()?.textContent).toMatch(/^Step 1 of 5Describe a creatureWrite/);
  press("Auto");
  expect(live()?.getAttribute("aria-live")).toBe("off");
});

test("only PLAY at the end is finishing, not skipping", () => {
  let finished = 0;
  open(true, () => (finished += 1));
  for (let presses = 0; presses < 4; presses += 1) press("Next");
  expect(finished).toBe(0);

  fireEvent.click(screen.getByRole("link", { name: "PLAY" }));
  expect(finished).toBe(1);
  fireEvent.click(screen.getByRole("link", { name: "Skip Tutorial" }));
  expect(finished).toBe(1);
});
