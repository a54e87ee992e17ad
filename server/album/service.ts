import type { AlbumOnWire, claimAlbumReward } from "#contract/album.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { albumRewardCoins, filled, onPage, refuseAlbumReward } from "#game/album/album.ts";
import { comingMonth, type Month } from "#game/album/months/months.ts";
import { cardOnWire, monthlySetOf } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { giveCoins, lockPurse } from "#server/purse/service.ts";
import { albumAnswers, albumRefusals } from "#texts/en/album.ts";
import * as queries from "./queries.ts";

/** Of the player's own creations the album shows so many; My Collection shows all. */
const CREATIONS_SHOWN = 60;

export async function getAlbum({ db, now }: Deps, playerId: string): Promise<AlbumOnWire> {
  const creatures = await listCreatures(db, playerId, now());
  const creations = await queries.listCreations(db, playerId, CREATIONS_SHOWN);
  const creationCount = await queries.countCreations(db, playerId);
  const rewarded = await queries.listRewarded(db, playerId);
  return {
    creatures: creatures.map((row) => ({
      number: row.number,
      copies: row.copies,
      isFound: row.isFound,
      month: row.month,
      cheapest: row.cheapest,
      card: cardOnWire(row),
    })),
    coming: comingMonth(now()),
    creations: creations.map((row, i) => ({
      number: creationCount - i,
      creationNumber: row.creationNumber,
      copies: row.copies,
      card: cardOnWire(row),
    })),
    creationCount,
    rewarded: rewarded.map(({ page }) => page),
  };
}

/** Each with its monthly set, and numbered within it. */
async function listCreatures(tx: Tx, playerId: string, nowMs: number) {
  const rows = await queries.listCreatures(tx, playerId, new Date(nowMs));
  const counts = new Map<Month | null, number>();
  return rows.map((row) => {
    const month = monthlySetOf(row.cardId);
    const number = (counts.get(month) ?? 0) + 1;
    counts.set(month, number);
    return { ...row, month, number };
  });
}

export function claimReward(
  { db, now, settings }: Deps,
  playerId: string,
  { page }: InputOf<typeof claimAlbumReward>,
) {
  return db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    const creatures = onPage(page, await listCreatures(tx, playerId, now()));
    const rewarded = await queries.listRewarded(tx, playerId);

    const refusal = refuseAlbumReward(
      filled(creatures),
      rewarded.some((each) => each.page === page),
    );
    if (refusal) throw refusedError(albumRefusals, refusal);

    const coins = albumRewardCoins(page, settings);
    const cardIds = creatures.map(({ cardId }) => cardId);
    await queries.recordReward(tx, { playerId, page, coins, cardIds, now: new Date(now()) });
    await giveCoins(tx, { playerId, coins, reason: "album", cause: `album:${page}` });
    const message = albumAnswers[page === "set" ? "set_full" : "page_full"]({ coins });
    return { ...succeeded, message, coins };
  });
}
