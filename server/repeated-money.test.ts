import { expect, test } from "vitest";
import { ofAdmins } from "./testing/changes/admin.ts";
import { withMoney } from "./testing/changes/money.ts";
import { withNfts } from "./testing/changes/nfts.ts";
import { losses, quietGame, repeats } from "./testing/changes/walk.ts";

const game = await quietGame();

const changes = [...withMoney, ...withNfts, ...ofAdmins].flatMap((change) =>
  losses.map((lost) => ({ ...change, lost })),
);

test.for(changes)("$name, sent again after its $lost was lost", async ({ lost, ...change }) => {
  const { found, expected } = await repeats(game, change, lost);
  expect(found).toEqual(expected);
});
