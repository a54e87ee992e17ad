import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Tooltip } from "./tooltip.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <Tooltip text="Burns ice.">fire</Tooltip>
      <Tooltip text="Puts out fire.">water</Tooltip>
    </>,
  );
});

const enter = (words: string, pointerType = "mouse") =>
  fireEvent.pointerEnter(screen.getByText(words), { pointerType });
const leave = (words: string) => fireEvent.pointerLeave(screen.getByText(words));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.queryByRole("tooltip")?.textContent ?? null;

test("it comes after 700 ms and goes with the pointer", () => {
  enter("fire");
  wait(699);
  expect(shown()).toBeNull();
  wait(1);
  expect(shown()).toBe("Burns ice.");

  leave("fire");
  expect(shown()).toBeNull();
});

test("the next one comes at once, but only within 300 ms", () => {
  enter("fire");
  wait(700);
  leave("fire");
  wait(299);
  enter("water");
  wait(1);
  expect(shown()).toBe("Puts out fire.");

  leave("water");
  wait(301);
  enter("fire");
  wait(1);
  expect(shown()).toBeNull();
});

test("Escape hides it, and a finger never shows it", () => {
  enter("fire");
  wait(700);
  fireEvent.keyDown(window, { key: "Escape" });
  expect(shown()).toBeNull();

  enter("water", "touch");
  wait(1000);
  expect(shown()).toBeNull();
});
