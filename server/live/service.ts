/**
 * The sockets of the players who have the game open. A feature says what changed and for whom; the
 * browser asks again. Only a duel's own steps travel at once, to those who follow it.
 */
import type { LiveNoun } from "#contract/live.ts";
import type { Tx } from "#server/lib/db.ts";
import { nudgeText } from "#server/lib/nudges.ts";

export { openSockets, type Follower, type Sockets } from "./sockets.ts";

/** Tells every tab of this player to ask again for the noun, soon after the transaction commits. */
export const nudgePlayer = (tx: Tx, playerId: string, noun: LiveNoun): void =>
  tx.afterCommit(nudgeText({ about: "player", playerId, noun }));
