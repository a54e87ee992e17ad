/** Looks: which ones a player has, which are worn, and buying them for coins. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/looks.ts";
import { cupLooks, lookOf, lookPrice, refuseToBuy, type LookId } from "#game/looks/looks.ts";
import { cupHonoursOf } from "#server/cup/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { listEarnedLooks } from "#server/missions/service.ts";
import { lockPurse, takeCoins } from "#server/purse/service.ts";
import { lookAnswers, lookRefusals } from "#texts/en/looks.ts";
import * as queries from "./queries.ts";

async function listOwned(tx: Tx, playerId: string): Promise<LookId[]> {
  const bought = await queries.listBought(tx, playerId);
  return [
    ...(await listEarnedLooks(tx, playerId)),
    ...cupLooks(await cupHonoursOf(tx, playerId)),
    ...bought.map(({ look }) => look),
  ];
}

/** What a player wears; null where that is nothing. */
export async function findWorn(tx: Tx, playerId: string): Promise<queries.WornRow> {
  return (await queries.findWorn(tx, playerId)) ?? { backdrop: null, emblem: null, frame: null };
}

export async function listLooks({ db, settings }: Deps, playerId: string) {
  const { backdropCoins, emblemCoins, frameCoins } = settings;
  return {
    owned: await listOwned(db, playerId),
    worn: await findWorn(db, playerId),
    prices: { backdropCoins, emblemCoins, frameCoins },
  };
}

export function wearLook(
  { db }: Deps,
  playerId: string,
  { kind, look }: InputOf<typeof contract.wearLook>,
) {
  return db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    if (look !== null) {
      const isOwned = (await listOwned(tx, playerId)).includes(look);
      if (!isOwned || lookOf(look).kind !== kind)
        throw refusedError(lookRefusals, "look_not_owned");
    }
    await queries.wear(tx, playerId, kind, look);
    const message =
      look === null ? lookAnswers.none : lookAnswers.worn({ name: lookOf(look).name });
    return { ...succeeded, message };
  });
}

export function buyLook(
  { db, now, settings }: Deps,
  playerId: string,
  { look, price: agreed }: InputOf<typeof contract.buyLook>,
) {
  return db.transaction(async (tx) => {
    const { coins } = await lockPurse(tx, playerId);
    const price = lookPrice(look, settings);
    const isOwned = (await listOwned(tx, playerId)).includes(look);
    const refusal = refuseToBuy({ price, agreed, coins, isOwned });
    if (refusal) throw refusedError(lookRefusals, refusal, { price: price ?? 0, coins });

    const taken = { playerId, coins: agreed };
    await queries.recordBought(tx, { ...taken, look, boughtAt: new Date(now()) });
    await takeCoins(tx, { ...taken, reason: "look", cause: `look:${look}` });
    return { ...succeeded, message: lookAnswers.bought({ name: lookOf(look).name }) };
  });
}
