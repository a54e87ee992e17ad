import { expect, test, vi } from "vitest";
import { COLLECTION, hasKeptCards, offlineCacheName } from "./offline-caches.ts";

/** A browser whose caches hold these things. */
const keeps = (caches: Record<string, string[]>) =>
  vi.stubGlobal("caches", {
    keys: async () => Object.keys(caches),
    match: async (what: string, { cacheName }: { cacheName: string }) =>
      caches[cacheName]?.includes(what) ? new Response() : undefined,
  });

test.for([
  ["nobody", {}, false],
  ["a player whose cards are yet to come", { [offlineCacheName("a")]: [] }, false],
  ["a player with cards", { "taleborn-app-1": [], [offlineCacheName("a")]: [COLLECTION] }, true],
  [
    "two players",
    { [offlineCacheName("a")]: [COLLECTION], [offlineCacheName("b")]: [COLLECTION] },
    false,
  ],
] as const)("of %s: is there something to read?", async ([, caches, expected]) => {
  keeps(caches as unknown as Record<string, string[]>);

  expect(await hasKeptCards()).toBe(expected);
});
