import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { UserOnWire } from "#contract/account.ts";
import { fakeServer, findToast, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { PlayTime } from "./play-time.tsx";

const HERE = "POST /api/account/here";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const minute = () => act(() => vi.advanceTimersByTimeAsync(60_000));

const left = (minutes: number, endsBy: "time_is_up" | "bedtime" = "time_is_up") => ({
  minutes,
  endsBy,
});

function begin(playLeft: UserOnWire["playLeft"]) {
  const server = fakeServer({ [HERE]: { playLeft } });
  showScreen(<PlayTime user={{ ...signedIn, playLeft }} />);
  return { heres: () => server.calls.filter(({ line }) => line === HERE).length };
}

test("who has a limit says every minute that they are here", async () => {
  const { heres } = begin(left(45));
  await minute();
  await minute();
  expect(heres()).toBe(2);
});

test("who has no limit says nothing, and a tab that nobody sees neither", async () => {
  const free = begin(null);
  await minute();
  expect(free.heres()).toBe(0);

  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const away = begin(left(45));
  await minute();
  expect(away.heres()).toBe(0);
  hidden.mockRestore();
});

test.each([
  [left(10), "10 minutes of play left today"],
  [left(1), "1 minute of play left today"],
  [left(9, "bedtime"), "Bedtime in 9 minutes"],
  [left(2, "bedtime"), "Bedtime in 2 minutes"],
])("it is said in time that play ends", async (playLeft, words) => {
  begin(playLeft);
  expect(await findToast(words)).toBeTruthy();
});

test("nothing is said before, and nothing when play is over: then the screen says it", async () => {
  begin(left(11));
  begin(left(0));
  await minute();
  expect(screen.queryByText(/left today/)).toBeNull();
});
