/** A card for coins, by the rules of the day's free one. */
import type * as contract from "#contract/creation.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { bonusPrice } from "#game/creation/bonus.ts";
import { dayOf } from "#game/lib/day.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { giveCoins, lockPurse } from "#server/purse/service.ts";
import { bonusRefusals, creationAnswers } from "#texts/en/creation.ts";
import * as queries from "./queries.ts";
import { allowedDescription, promiseFree, takenShape } from "./service.ts";

export async function createBonus(
  deps: Deps,
  playerId: string,
  { description = "", price, watch }: InputOf<typeof contract.createBonusCard>,
) {
  await deps.limits.count("creation of one player", playerId);
  const words = description === "" ? "" : await allowedDescription(deps, playerId, description);
  const creationId = await deps.db.transaction((tx) =>
    promiseBonus(tx, deps, { playerId, description: words, shownPrice: price }),
  );
  const made = await takenShape(deps, playerId, { creationId, watch });
  return { success: true as const, message: creationAnswers.bonus_created, ...made };
}

type Bonus = { playerId: string; description: string; shownPrice: number };

async function promiseBonus(
  tx: Tx,
  { now, settings }: Pick<Deps, "now" | "settings">,
  { playerId, description, shownPrice }: Bonus,
): Promise<string> {
  const day = dayOf(now());
  const { coins } = await lockPurse(tx, playerId);
  const madeToday = await queries.countBonus(tx, playerId, day);
  const price = bonusPrice(madeToday, settings);
  if (price === null) throw refusedError(bonusRefusals, "bonus_limit");
  if (price !== shownPrice) throw refusedError(bonusRefusals, "bonus_price_changed", { price });
  if (coins < price) throw refusedError(bonusRefusals, "bonus_too_expensive", { price, coins });
  const source = `bonus:${playerId}:${day}:${madeToday + 1}`;
  const id = await promiseFree(tx, { playerId, description, day, kind: "bonus", source });
  await giveCoins(tx, { playerId, coins: -price, reason: "bonus_card", cause: `creation:${id}` });
  return id;
}
