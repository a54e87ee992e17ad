import * as z from "zod/v4/core";
import { collectionStats, listDeck } from "#contract/collection.ts";
import { listContent } from "#contract/content.ts";
import { checkCooldown, checkPremiumCooldown } from "#contract/creation.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { shareStatus } from "#contract/sharing.ts";
import * as collection from "./collection/service.ts";
import * as content from "./content/service.ts";
import * as creation from "./creation/service.ts";
import type { Deps } from "./lib/deps.ts";
import * as sharing from "./sharing/service.ts";

type Read = {
  endpoint: Endpoint;
  /** What the client asks it with, as it writes it into the address. */
  query?: string;
  answer: (deps: Deps, playerId: string) => Promise<unknown>;
};

const counts: Read = { endpoint: collectionStats, answer: collection.stats };
const deck: Read = { endpoint: listDeck, answer: (deps, id) => collection.listDeck(deps, id, {}) };
const daily: Read = { endpoint: checkCooldown, answer: creation.cooldown };
const premium: Read = { endpoint: checkPremiumCooldown, answer: creation.premiumCooldown };
const shares: Read = { endpoint: shareStatus, answer: sharing.shareStatus };
const unread: Read = {
  endpoint: listContent,
  query: "?type=announcement",
  answer: (deps) => content.listContent(deps, { type: "announcement" }),
};
const guide: Read = { endpoint: listContent, answer: (deps) => content.listContent(deps, {}) };

/** What the web client asks first at these paths. Only reads without any effect. */
const reads: Record<string, readonly Read[]> = {
  "/": [counts, daily, premium, shares, deck, unread],
  "/cards": [counts, shares, deck],
  "/create": [counts, daily, premium],
  "/tutorial": [guide],
  "/rules": [guide],
};

/**
 * The answers that a page brings along, so that its screen need not wait for them. One that fails
 * is left out: the screen will ask for it, and tell the player if it fails again.
 */
export async function firstAnswers(
  deps: Deps,
  playerId: string,
  path: string,
): Promise<Record<string, unknown>> {
  const asked = (reads[path] ?? []).map(async ({ endpoint, query = "", answer }) => [
    endpoint.path + query,
    z.parse(endpoint.output, await answer(deps, playerId)),
  ]);
  const settled = await Promise.allSettled(asked);
  return Object.fromEntries(
    settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])),
  ) as Record<string, unknown>;
}
