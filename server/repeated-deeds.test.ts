import { expect, test } from "vitest";
import { cards } from "./testing/changes/cards.ts";
import { deals } from "./testing/changes/deals.ts";
import { ofFriends } from "./testing/changes/friends.ts";
import { play } from "./testing/changes/play.ts";
import { quietGame, repeats } from "./testing/changes/walk.ts";

const game = await quietGame();

test.for([...cards, ...deals, ...ofFriends, ...play])("$name, sent again", async (change) => {
  const { found, expected } = await repeats(game, change);
  expect(found).toEqual(expected);
});
