import { expect, test } from "vitest";
import { ofAccounts } from "./testing/changes/account.ts";
import { ofFamilies } from "./testing/changes/family.ts";
import { ofSecurity } from "./testing/changes/security.ts";
import { quietGame, repeats } from "./testing/changes/walk.ts";

const game = await quietGame();

test.for([...ofAccounts, ...ofFamilies, ...ofSecurity])("$name, sent again", async (change) => {
  const { found, expected } = await repeats(game, change);
  expect(found).toEqual(expected);
});
