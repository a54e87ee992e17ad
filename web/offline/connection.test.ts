import { expect, test, vi } from "vitest";
import { onceBack, watchConnection } from "./connection.ts";

const answering = (isThere: boolean) => {
  globalThis.fetch = () =>
    isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError("Failed to fetch"));
};

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
