import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { readNotifications } from "#contract/notifications.ts";
import { createQueryClient, useChange } from "./query.ts";

/** Answers the calls in turn: null is an answer that gets lost, a number a refusal. */
function answering(...answers: readonly (object | number | null)[]) {
  const keys: (string | null)[] = [];
  globalThis.fetch = async (_address, init) => {
    keys.push(new Headers(init?.headers).get("idempotency-key"));
    const answer = answers[keys.length - 1];
    if (answer === null) throw new TypeError("the connection is gone");
    if (typeof answer === "number") return new Response("{}", { status: answer });
    return new Response(JSON.stringify(answer));
  };
  return keys;
}

function showChange() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useChange(readNotifications), { wrapper });
  return (upTo: number) => act(() => result.current.mutateAsync({ upTo }).catch(() => null));
}

const done = { unread: 0 };

test("a change whose answer was lost keeps its key until it is answered", async () => {
  const keys = answering(null, null, done, done);
  const change = showChange();
  for (let press = 0; press < 4; press += 1) await change(1);

  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

test("after a refusal, and for another input, a change has a key of its own", async () => {
  const keys = answering(409, null, null);
  const change = showChange();
  await change(1);
  await change(1);
  await change(2);

  expect(new Set(keys).size).toBe(3);
});
