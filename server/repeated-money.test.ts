import { expect, test } from "vitest";
import { ofAdmins } from "./testing/changes/admin.ts";
import { withMoney } from "./testing/changes/money.ts";
import { withNfts } from "./testing/changes/nfts.ts";
import { quietGame, repeats } from "./testing/changes/walk.ts";

const game = await quietGame();

test.for([...withMoney, ...withNfts, ...ofAdmins])("$name, sent again", async (change) => {
  const { found, expected } = await repeats(game, change);
  expect(found).toEqual(expected);
});
