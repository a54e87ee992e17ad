import { afterEach, expect, test, vi } from "vitest";
import { COLLECTION, hasKeptCards, keptName } from "./kept-names.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser whose caches hold these things. */
const keeps = (caches: Record<string, string[]>) =>
  vi.stubGlobal("caches", {
    keys: async () => Object.keys(caches),
    match: async (what: string, { cacheName }: { cacheName: string }) =>
      caches[cacheName]?.includes(what) ? new Response() : undefined,
  });

test.for([
  ["nobody", {}, false],
  ["a player whose cards are yet to come", { [keptName("a")]: [] }, false],
  ["a player with cards", { "taleborn-app-1": [], [keptName("a")]: [COLLECTION] }, true],
  ["two players", { [keptName("a")]: [COLLECTION], [keptName("b")]: [COLLECTION] }, false],
] as const)("of %s: is there something to read?", async ([, caches, expected]) => {
  keeps(caches as unknown as Record<string, string[]>);

  expect(await hasKeptCards()).toBe(expected);
});
