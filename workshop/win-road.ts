/**
 * Wins on the Tale Road, to see how its further chapters feel. Reads the deck of a player, as
 * GET /api/cards/deck answers it, and writes the won duels, as POST /api/road/{rival}/win takes them:
 *   node tools/pinned.mjs node workshop/win-road.ts RIVAL < DECK > DUELS
 * RIVAL is the first one that is not beaten, such as 6-5.
 */
import { text } from "node:stream/consumers";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { rivalIds } from "#game/road/rival-ids.ts";
import { duelWith } from "#server/road/test-road.ts";

const upTo = rivalIds.findIndex((id) => id === process.argv[2]);
if (upTo < 0) {
  console.error("Say up to which rival: workshop/win-road.ts 6-5");
  process.exit(2);
}
const deck = JSON.parse(await text(process.stdin)) as OwnedCardOnWire[];
console.log(JSON.stringify(rivalIds.slice(0, upTo).map((rival) => duelWith(deck, rival))));
