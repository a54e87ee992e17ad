import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StageStrip } from "./stage-strip.tsx";
import { afterStage, useStage } from "./stage.ts";
import { toast } from "./toast.tsx";
import { Toaster } from "./toaster.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  // Not until no timer is left: a live socket of other screens asks for a sign of life for ever.
  act(() => vi.advanceTimersByTime(1_100_000));
  cleanup();
});

function Show({ isOn = true, hasStrip = false }: { isOn?: boolean; hasStrip?: boolean }) {
  useStage(isOn);
  return (
    <>
      <section aria-label="Show">{hasStrip && <StageStrip />}</section>
      <Toaster />
    </>
  );
}

const shown = () => screen.queryByRole("listitem")?.textContent ?? null;
const settle = () => act(async () => undefined);

test("nothing covers a show: what is said in it comes after it, one after the other", async () => {
  const { rerender } = render(<Show />);
  act(() => toast({ title: "First" }));
  act(() => toast({ title: "Second" }));
  expect(shown()).toBeNull();

  rerender(<Show isOn={false} />);
  await settle();
  expect(shown()).toContain("First");

  act(() => vi.advanceTimersByTime(5_000));
  expect(shown()).toContain("Second");
});

test("what was said just before a show is said after it, and what was there longer is not", async () => {
  const { rerender } = render(<Show isOn={false} />);
  act(() => toast({ title: "Old" }));
  act(() => vi.advanceTimersByTime(2_100));
  rerender(<Show />);
  expect(shown()).toBeNull();
  rerender(<Show isOn={false} />);
  await settle();
  expect(shown()).toBeNull();

  act(() => toast({ title: "Card Received!" }));
  rerender(<Show />);
  expect(shown()).toBeNull();
  rerender(<Show isOn={false} />);
  await settle();
  expect(shown()).toContain("Card Received!");
});

test("on a slow phone what was said and not painted yet is said after the show", async () => {
  const { rerender } = render(<Show isOn={false} />);
  act(() => toast({ title: "Card Received!" }));
  vi.setSystemTime(Date.now() + 10_000);
  rerender(<Show />);
  rerender(<Show isOn={false} />);
  await settle();
  expect(shown()).toContain("Card Received!");
});

test("a show with a place for it speaks inside itself, and then outside again", async () => {
  const { rerender } = render(<Show hasStrip />);
  act(() => toast({ title: "Pack Opened!" }));
  expect(screen.getByRole("region", { name: "Show" }).textContent).toContain("Pack Opened!");

  rerender(<Show isOn={false} />);
  await settle();
  expect(shown()).toContain("Pack Opened!");
  expect(screen.getByRole("region", { name: "Show" }).textContent).toBe("");
});

test("the end of a show, told in its result, does not take the place of what waited for it", async () => {
  const { rerender } = render(<Show isOn={false} />);
  act(() => toast({ title: "Joined Battle!" }));
  rerender(<Show />);
  rerender(<Show isOn={false} hasStrip />);
  act(() => toast({ title: "Victory!" }));
  await settle();
  expect(shown()).toContain("Joined Battle!");

  act(() => vi.advanceTimersByTime(5_000));
  expect(shown()).toContain("Victory!");
});

test("what would give the end away waits, also while one show follows another", async () => {
  const done: string[] = [];
  const { rerender } = render(<Show key="first" />);
  afterStage(() => done.push("coins"));
  rerender(<Show key="second" />);
  await settle();
  expect(done).toEqual([]);

  rerender(<Show key="second" isOn={false} />);
  await settle();
  expect(done).toEqual(["coins"]);
  afterStage(() => done.push("at once"));
  expect(done).toEqual(["coins", "at once"]);
});
