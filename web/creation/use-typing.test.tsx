import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useTyping } from "./use-typing.ts";

const still = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));

beforeEach(() => {
  vi.useFakeTimers();
  still(false);
});

const type = (...texts: (string | null)[]) =>
  renderHook((known: (string | null)[]) => useTyping(known), { initialProps: texts });

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("texts are typed one after the other", () => {
  const { result } = type("Nivul", "A quiet fox of the far north");
  pass(80);
  expect(result.current.shown).toEqual(["Nivul", "A"]);
  expect(result.current.isFinished).toBe(false);
  pass(1_000);
  expect(result.current).toEqual({
    shown: ["Nivul", "A quiet fox of the far north"],
    isFinished: true,
  });
});

test("an unknown text holds up those behind it, and goes on when it comes", () => {
  const { result, rerender } = type("Nivul", null, "The end");
  pass(5_000);
  expect(result.current).toEqual({ shown: ["Nivul", "", ""], isFinished: false });

  rerender(["Nivul", "A fox", "The end"]);
  pass(5_000);
  expect(result.current.isFinished).toBe(true);
  expect(result.current.shown.at(-1)).toBe("The end");
});

test("with reduced motion everything is there at once", () => {
  still(true);
  const { result } = type("Nivul", "A quiet fox of the far north");
  pass(40);
  expect(result.current.isFinished).toBe(true);
});
