// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { UserOnWire } from "#contract/account.ts";
import { showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { StepPlayer } from "./step-player.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (user: UserOnWire | null = null) => showScreen(<StepPlayer />, { user });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
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
  [null, "/"],
  [signedIn, "/create-dynamic"],
] as const)("skipping leads %j to %s", ([user, path]) => {
  open(user);
  expect(screen.getByRole("link", { name: "Skip Tutorial" }).getAttribute("href")).toBe(path);
});
