/**
 * Card packs. The secret of a player's next pack is fixed, and its fingerprint shown, before the
 * player pays; all of an opening happens in one transaction or not at all.
 */
import { randomBytes } from "node:crypto";
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/packs.ts";
import { commitTo, drawCommitted, type CommittedDraw } from "#game/packs/committed-draw.ts";
import { noPity } from "#game/packs/draw.ts";
import { writeOdds } from "#game/packs/odds.ts";
import { refuseToOpen } from "#game/packs/open.ts";
import { baseOdds, packsAt, type Pack } from "#game/packs/packs.ts";
import { publishedOdds } from "#game/packs/published-odds.ts";
import {
  cardOnWire,
  countFusible,
  findPity,
  giveCards,
  listByIds,
  locationOf,
  savePity,
} from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId, sha256 } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { advanceMissions } from "#server/missions/service.ts";
import { lockPurse, takeCoins } from "#server/purse/service.ts";
import { openRefusals, packAnswers, packRefusals } from "#texts/en/packs.ts";
import * as queries from "./queries.ts";

const fingerprint = (text: string): string => sha256(text).toString("hex");

export const commitOf = (seed: string): string => commitTo(seed, fingerprint);

const newSecret = (): string => randomBytes(32).toString("hex");

export async function listPacks(
  { db, settings }: Deps,
  playerId: string,
): Promise<contract.PackOnWire[]> {
  const { seed, nonce } =
    (await queries.findSecret(db, playerId)) ?? (await firstSecret(db, playerId));
  const pity = (await findPity(db, playerId)) ?? noPity;
  return packsAt(settings).map((pack) => ({
    ...packOnWire(pack),
    commit: commitOf(seed),
    nonce,
    pity,
  }));
}

const firstSecret = (db: Deps["db"], playerId: string) =>
  db.transaction((tx) => lockSecret(tx, playerId));

async function lockSecret(tx: Tx, playerId: string): Promise<queries.Secret> {
  await queries.beginSecret(tx, playerId, newSecret());
  return queries.lockSecret(tx, playerId);
}

function packOnWire(pack: Pack) {
  const { perCard, perPack } = publishedOdds[pack.id]!;
  return {
    id: pack.id,
    name: pack.name,
    description: pack.description,
    price: pack.priceCoins,
    slots: [...pack.slots],
    baseOdds: baseOdds(pack),
    effectiveOdds: perCard,
    packOdds: perPack,
  };
}

export async function openPack(
  { db, now, settings }: Deps,
  playerId: string,
  { id: packId, luck = "", price }: InputOf<typeof contract.openPack>,
): Promise<contract.OpenedPack> {
  const pack = packsAt(settings).find(({ id }) => id === packId);
  if (!pack) throw refusedError(packRefusals, "no_pack");
  if (price !== undefined && price !== pack.priceCoins) {
    throw refusedError(packRefusals, "price_changed", { price: pack.priceCoins });
  }
  return db.transaction(async (tx) => {
    const { seed, nonce } = await lockSecret(tx, playerId);
    const purse = await lockPurse(tx, playerId);
    const refusal = refuseToOpen(pack, purse.coins);
    if (refusal !== null) {
      throw refusedError(openRefusals, refusal, { missing: pack.priceCoins - purse.coins });
    }
    const catalogue = await queries.listCatalogue(tx, playerId);
    const draw = {
      seed,
      luck,
      nonce,
      odds: writeOdds(pack, catalogue),
      pityBefore: (await findPity(tx, playerId)) ?? noPity,
      owned: catalogue.flatMap(({ isOwned }, place) => (isOwned ? [place] : [])),
    };

    const { cardIds, pityAfter } = drawCommitted(draw, fingerprint);

    const saved = await save(tx, { playerId, pack, draw, cardIds, pityAfter, nowMs: now() });
    const events = [
      { kind: "open_packs", amount: 1 } as const,
      ...saved.rows.map(({ rarity }) => ({ kind: "collect_rarity", rarity, amount: 1 }) as const),
    ];
    await advanceMissions(tx, { playerId, events, nowMs: now() });

    const copiesOf = await countFusible(tx, playerId, cardIds);
    const had = new Set(draw.owned.map((place) => catalogue[place]?.id));
    return {
      message: packAnswers.opened({ name: pack.name, cards: pack.slots.length }),
      cards: saved.rows.map((row, nth) => ({
        id: row.id,
        card: cardOnWire(row),
        isNew: !had.has(row.cardId) && cardIds.indexOf(row.cardId) === nth,
        copies: copiesOf(row.cardId) - timesIn(cardIds.slice(nth + 1), row.cardId),
        location: locationOf(row.place),
      })),
      coins: (await lockPurse(tx, playerId)).coins,
      pity: pityAfter,
      receipt: { openingId: saved.id, commit: commitOf(seed), nonce, oddsHash: saved.oddsHash },
    };
  });
}

const timesIn = (cardIds: readonly string[], cardId: string): number =>
  cardIds.filter((id) => id === cardId).length;

type Opened = {
  playerId: string;
  pack: Pack;
  draw: CommittedDraw;
  cardIds: string[];
  pityAfter: CommittedDraw["pityBefore"];
  nowMs: number;
};

async function save(tx: Tx, { playerId, pack, draw, cardIds, pityAfter, nowMs }: Opened) {
  const id = newId();
  const cause = `pack:${id}`;
  const { odds, ...drawnFrom } = draw;
  const oddsHash = fingerprint(odds);
  await takeCoins(tx, { playerId, coins: pack.priceCoins, reason: "pack", cause });
  const ownedCardIds = await giveCards(tx, { ownerId: playerId, cardIds, reason: "pack", cause });
  await Promise.all([
    savePity(tx, playerId, pityAfter),
    queries.keepOdds(tx, oddsHash, odds),
    queries.insertOpening(tx, {
      ...drawnFrom,
      id,
      playerId,
      packId: pack.id,
      priceCoins: pack.priceCoins,
      oddsHash,
      pityAfter,
      cardIds,
      ownedCardIds,
      openedAt: new Date(nowMs),
    }),
    queries.replaceSecret(tx, playerId, newSecret()),
  ]);
  return { id, oddsHash, rows: await listByIds(tx, playerId, ownedCardIds) };
}
