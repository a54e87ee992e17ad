import { expect, test } from "vitest";
import { cards } from "./testing/changes/cards.ts";
import { deals } from "./testing/changes/deals.ts";
import { ofFriends } from "./testing/changes/friends.ts";
import { play } from "./testing/changes/play.ts";
import { losses, quietGame, repeats } from "./testing/changes/walk.ts";

const game = await quietGame();

const changes = [...cards, ...deals, ...ofFriends, ...play].flatMap((change) =>
  losses.map((lost) => ({ ...change, lost })),
);

test.for(changes)("$name, sent again after its $lost was lost", async ({ lost, ...change }) => {
  const { found, expected } = await repeats(game, change, lost);
  expect(found).toEqual(expected);
});
