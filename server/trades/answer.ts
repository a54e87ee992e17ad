/** How an offer ends: accepted, taken back, declined, or left alone for too long. */
import { must } from "#game/lib/must.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/trades.ts";
import { refuseToAccept, refuseToCancel, refuseToDecline, statusOf } from "#game/trades/offer.ts";
import {
  cardOnWire,
  findForDeal,
  handOver,
  listByIds,
  locationOf,
  cardsById,
  type OwnedRow,
} from "#server/collection/service.ts";
import { countGainFrom, refuseStaying, type Circumstances } from "#server/economy/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { Jobs } from "#server/lib/jobs.ts";
import { archivedIn, expireOverdue } from "#server/lib/expire-overdue.ts";
import { RefusedError, refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { advanceMissions } from "#server/missions/service.ts";
import { notify } from "#server/notifications/service.ts";
import { lockPurses } from "#server/purse/service.ts";
import { nudgePlayer } from "#server/live/service.ts";
import {
  acceptAgainRefusals,
  acceptRefusals,
  cancelOfferRefusals,
  declineRefusals,
  givenCardRefusals,
  tradeAnswers,
} from "#texts/en/trades.ts";
import { decline, findOffered, giveBack, notifyCreator } from "./give-back.ts";
import * as queries from "./queries.ts";
import { byTradeCode, unknownTrade, type TradeByCode } from "./service.ts";

const dealt = [{ kind: "complete_trades", amount: 1 }] as const;

const onWire = (card: OwnedRow) => cardOnWire(card, card);

type Acceptance = InputOf<typeof contract.acceptTrade>;

export async function acceptTrade(
  deps: Deps,
  playerId: string,
  input: Acceptance,
  { address }: Visit,
) {
  const asked = { playerId, address, text: input.tradeCode };
  return byTradeCode(deps, asked, (code) =>
    deps.db.transaction(async (tx) => {
      const row = await lockOrRefuse(tx, code);
      if (row.responderId === playerId) return repeatAnswer(tx, playerId, row);
      const refusal = refuseToAccept(row, playerId, deps.now());
      if (refusal) throw refusedError(acceptRefusals, refusal);
      await lockPurses(tx, [row.creatorId, playerId]);
      const given = await findGiven(tx, playerId, row, input);
      const circumstances = { farms: deps.farms, nowMs: deps.now() };
      refuseStaying(given, circumstances);
      return swap(tx, deps.jobs, { row, given, responderId: playerId, ...circumstances });
    }),
  );
}

async function lockOrRefuse(tx: Tx, code: string): Promise<queries.TradeRow> {
  const row = await queries.lockByCode(tx, code);
  if (!row) throw unknownTrade();
  return row;
}

/** A repeated request after a lost answer gets what has happened. */
async function repeatAnswer(tx: Tx, playerId: string, row: queries.TradeRow) {
  const [received] = await listByIds(tx, playerId, [row.offeredId]);
  const givenCardId = must(row.givenCardId, `card given for trade ${row.id}`);
  const given = (await cardsById(tx, [givenCardId]))(givenCardId);
  if (!received || received.place === "held") {
    throw refusedError(acceptAgainRefusals, "completed");
  }
  return {
    ...succeeded,
    message: tradeAnswers.accepted_before({ received: received.name }),
    received: onWire(received),
    given: cardOnWire(given),
    userCardId: received.id,
    location: received.place,
  };
}

async function findGiven(
  tx: Tx,
  playerId: string,
  row: queries.TradeRow,
  input: Acceptance,
): Promise<OwnedRow> {
  const id = input.offeredCardId ?? row.requestedCardId;
  if (id === null) throw refusedError(givenCardRefusals, "no_choice");
  const card = await findForDeal(tx, playerId, id).catch((error: unknown) => {
    const isMissing = error instanceof RefusedError && error.code === "no_card";
    if (!isMissing || input.offeredCardId) throw error;
    throw refusedError(givenCardRefusals, "no_copy");
  });
  if (row.requestedCardId !== null && card.cardId !== row.requestedCardId) {
    throw refusedError(givenCardRefusals, "wrong_card");
  }
  return card;
}

type Swap = { row: queries.TradeRow; given: OwnedRow; responderId: string } & Circumstances;

/** The player who receives the better card gains by the trade. */
async function countGainOf(tx: Tx, swapped: Swap, offered: OwnedRow): Promise<void> {
  const { row, given, responderId: askerId } = swapped;
  const surplus = offered.usdValueCents - given.usdValueCents;
  if (surplus > 0) {
    await countGainFrom(tx, row.creatorId, { playerId: askerId, askerId }, swapped);
  } else if (surplus < 0) {
    await countGainFrom(tx, askerId, { playerId: row.creatorId, askerId }, swapped);
  }
}

async function swap(tx: Tx, jobs: Jobs, swapped: Swap) {
  const { row, given, responderId, nowMs } = swapped;
  const offered = await findOffered(tx, row);
  await countGainOf(tx, swapped, offered);
  const deal = { reason: "trade", cause: `trade:${row.id}` } as const;
  // The given card goes first: it may free the slot that the other one takes.
  const creatorPlace = await handOver(tx, { ownedCardId: given.id, toId: row.creatorId, ...deal });
  const place = await handOver(tx, { ownedCardId: offered.id, toId: responderId, ...deal });
  const endedAt = new Date(nowMs);
  await queries.completeTrade(tx, row.id, { responderId, givenId: given.id, endedAt });
  for (const playerId of [row.creatorId, responderId]) {
    await advanceMissions(tx, { playerId, events: dealt, nowMs });
    nudgePlayer(tx, playerId, "trades");
  }
  await notify(tx, jobs, {
    playerId: row.creatorId,
    code: "trade_done",
    params: { given: offered.name, received: given.name, place: creatorPlace },
    link: `/card/${given.id}`,
    cause: `trade:${row.id}`,
  });
  return {
    ...succeeded,
    message: tradeAnswers.accepted({ given: given.name, received: offered.name, place }),
    received: onWire(offered),
    given: onWire(given),
    userCardId: offered.id,
    location: locationOf(place),
  };
}

export function cancelTrade(
  deps: Deps,
  playerId: string,
  { tradeCode: text }: TradeByCode,
  { address }: Visit,
) {
  return byTradeCode(deps, { playerId, address, text }, (code) =>
    deps.db.transaction(async (tx) => {
      const row = await lockOrRefuse(tx, code);
      const refusal = refuseToCancel(row, playerId);
      if (refusal) throw refusedError(cancelOfferRefusals, refusal);
      if (row.status === "pending") {
        const isOver = statusOf(row, deps.now()) === "expired";
        await giveBack(tx, row, isOver ? "expired" : "cancelled", deps.now());
      }
      return { ...succeeded, message: tradeAnswers.card_back };
    }),
  );
}

export function declineTrade(
  deps: Deps,
  playerId: string,
  { tradeCode: text }: TradeByCode,
  { address }: Visit,
) {
  return byTradeCode(deps, { playerId, address, text }, (code) =>
    deps.db.transaction(async (tx) => {
      const row = await lockOrRefuse(tx, code);
      const refusal = refuseToDecline(row, playerId, deps.now());
      if (refusal) throw refusedError(declineRefusals, refusal);
      if (row.status === "pending") await decline(tx, deps.jobs, row, deps.now());
      return { ...succeeded, message: tradeAnswers.declined };
    }),
  );
}

/** The same for offers of cards, and for cards, that admins have taken out of the game. */
export async function endTradesWithArchivedCards(deps: Deps): Promise<void> {
  for (const column of ["offered_card_id", "requested_card_id"]) {
    await expireOverdue(deps, {
      list: archivedIn("trades", "t.status = 'pending'", column),
      async end(tx, id) {
        const row = await queries.lockOverdue(tx, id);
        if (!row) return;
        const { name } = await giveBack(tx, row, "cancelled", deps.now());
        await notifyCreator(tx, deps.jobs, { row, code: "trade_taken_out", params: { name } });
      },
    });
  }
}

/** Gives back the cards of all offers whose time is over. */
export const expireTrades = (deps: Deps): Promise<void> =>
  expireOverdue(deps, {
    list: queries.listOverdue,
    async end(tx, id) {
      const row = await queries.lockOverdue(tx, id);
      if (!row) return;
      const { place, name } = await giveBack(tx, row, "expired", deps.now());
      await notifyCreator(tx, deps.jobs, { row, code: "trade_expired", params: { name, place } });
    },
  });
