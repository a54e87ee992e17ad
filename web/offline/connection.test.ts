import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { onceBack, useIsOffline, watchConnection } from "./connection.ts";

const answering = (isThere: boolean) => {
  globalThis.fetch = () =>
    isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError("Failed to fetch"));
};

test("a network that went away before anybody looked is noticed at the start", async () => {
  answering(false);
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  const { result } = renderHook(useIsOffline);
  const stop = watchConnection({ startsOffline: false });
  await vi.waitFor(() => expect(result.current).toBe(true));
  answering(true);
  act(() => void dispatchEvent(new Event("online")));
  await vi.waitFor(() => expect(result.current).toBe(false));
  stop();
});

test("waiting ends at once when the connection has come back already", async () => {
  answering(false);
  const stop = watchConnection({ startsOffline: true });
  const [early, late] = [vi.fn<() => void>(), vi.fn<() => void>()];
  onceBack(early);
  expect(early).not.toHaveBeenCalled();

  answering(true);
  await vi.waitFor(() => {
    dispatchEvent(new Event("online"));
    expect(early).toHaveBeenCalledOnce();
  });
  onceBack(late);

  expect(late).toHaveBeenCalledOnce();
  stop();
});
