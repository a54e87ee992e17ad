import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeToast, showToastFromBefore, toast, toastAfterReload, useToasts } from "./toast.tsx";
import { Toaster } from "./toaster.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  // Not until no timer is left: a live socket of other screens asks for a sign of life for ever.
  act(() => vi.advanceTimersByTime(1_100_000));
});

test("there is one toast at a time: the newest", () => {
  const { result } = renderHook(useToasts);
  act(() => {
    toast({ title: "First" });
    toast({ title: "Second" });
  });
  expect(result.current.map(({ title }) => title)).toEqual(["Second"]);
});

test("a closed toast is forgotten after 1,000,000 ms", () => {
  const { result } = renderHook(useToasts);
  act(() => toast({ title: "Bye" }));
  act(() => closeToast(result.current[0]!.id));
  expect(result.current[0]?.open).toBe(false);

  act(() => vi.advanceTimersByTime(999_999));
  expect(result.current).toHaveLength(1);

  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toEqual([]);
});

test("a toast is read out with its title and its words, and closes after 5 seconds", () => {
  render(<Toaster />);
  act(() => toast({ title: "Move Failed", description: "Deck is full", variant: "destructive" }));
  const shown = screen.getByText("Move Failed").closest("li");
  expect(shown?.textContent).toContain("Deck is full");
  expect(shown?.dataset["state"]).toBe("open");

  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.queryByText("Move Failed")).toBeNull();
});

test("a toast can wait until the app has started afresh, and is shown once", () => {
  const { result } = renderHook(useToasts);
  toastAfterReload({ title: "Welcome Back!", description: "Good to see you." });

  act(() => showToastFromBefore());
  expect(result.current[0]?.title).toBe("Welcome Back!");

  act(() => toast({ title: "Other" }));
  act(() => showToastFromBefore());
  expect(result.current[0]?.title).toBe("Other");
});
