import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { useLeaveLater } from "./use-leave-later.ts";

function atCheckout() {
  vi.useFakeTimers();
  const { hook, history } = memoryLocation({ path: "/checkout", record: true });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router hook={hook}>{children}</Router>
  );
  return { history, ...renderHook(() => useLeaveLater("/store"), { wrapper }) };
}

const aMomentLater = () => act(() => vi.advanceTimersByTime(1_000));

test("a moment after the payment the page changes", () => {
  const { history, result } = atCheckout();
  void result.current();
  aMomentLater();
  expect(history).toEqual(["/store"]);
});

test("a player who left before the payment was answered is not taken anywhere", () => {
  const { history, result, unmount } = atCheckout();
  unmount();
  void result.current();
  aMomentLater();
  expect(history).toEqual(["/checkout"]);
});

test("a player who leaves in that moment stays where they are", () => {
  const { history, result, unmount } = atCheckout();
  void result.current();
  unmount();
  aMomentLater();
  expect(history).toEqual(["/checkout"]);
});
