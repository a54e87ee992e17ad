import type { Dice } from "#game/lib/dice.ts";
import { ofAccounts } from "./account.ts";
import { ofAdmins } from "./admin.ts";
import { cards } from "./cards.ts";
import type { Change } from "./change.ts";
import { deals } from "./deals.ts";
import { ofFamilies } from "./family.ts";
import { ofFriends } from "./friends.ts";
import { withMoney } from "./money.ts";
import { withNfts } from "./nfts.ts";
import { play } from "./play.ts";
import { ofSecurity } from "./security.ts";

/** Every call of the game that changes something. */
export const allChanges: readonly Change[] = [
  ...cards,
  ...deals,
  ...ofFriends,
  ...play,
  ...ofAccounts,
  ...ofSecurity,
  ...ofFamilies,
  ...withMoney,
  ...withNfts,
  ...ofAdmins,
];

/**
 * So many changes at random, in the order of the list: after an admin has set other keys of Stripe,
 * payments with the former ones are not known any more.
 */
export function someChanges(dice: Dice, howMany: number): readonly Change[] {
  const chosen = new Set(dice.shuffle(allChanges).slice(0, howMany));
  return allChanges.filter((change) => chosen.has(change));
}
