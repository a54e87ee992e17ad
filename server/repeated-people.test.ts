import { expect, test } from "vitest";
import { ofAccounts } from "./testing/changes/account.ts";
import { ofFamilies } from "./testing/changes/family.ts";
import { ofSecurity } from "./testing/changes/security.ts";
import { losses, quietGame, repeats } from "./testing/changes/walk.ts";

const game = await quietGame();

const changes = [...ofAccounts, ...ofFamilies, ...ofSecurity].flatMap((change) =>
  losses.map((lost) => ({ ...change, lost })),
);

test.for(changes)("$name, sent again after its $lost was lost", async ({ lost, ...change }) => {
  const { found, expected } = await repeats(game, change, lost);
  expect(found).toEqual(expected);
});
