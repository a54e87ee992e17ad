/**
 * Direct trades. The offered card is held from the first moment, so an offer can always be kept;
 * the card that is given for it is looked up when a player accepts, and both change hands at once.
 */
import type { Id } from "#contract/ids.ts";
import { readCode } from "#game/lib/codes.ts";
import { dayOf } from "#game/lib/day.ts";
import { refuseToOffer, TRADE_CODE_LENGTH, TRADE_MS } from "#game/trades/offer.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/trades.ts";
import { findByUsername } from "#server/account/service.ts";
import { findForDeal, holdCard, listCards, type OwnedRow } from "#server/collection/service.ts";
import { refuseStaying } from "#server/economy/service.ts";
import type { Tx } from "#server/lib/db.ts";
import { mayDo } from "#server/lib/capabilities.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import type { Jobs } from "#server/lib/jobs.ts";
import { countFailedAttempts } from "#server/lib/rate-limited-code.ts";
import { withFreeCode } from "#server/lib/free-code.ts";
import { newCode, newId } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { notify } from "#server/notifications/service.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { lockPurse, tally } from "#server/purse/service.ts";
import { newOfferRefusals, offerRefusals } from "#texts/en/trades.ts";
import * as queries from "./queries.ts";
import { offerOnWire, offersOnWire } from "./wire.ts";

export { lockOffersOf } from "./closing.ts";
export { findParties } from "./deal-queries.ts";

export type TradeByCode = InputOf<typeof contract.getTrade>;

export const unknownTrade = () => refusedError(offerRefusals, "unknown_code");

/** Every call with a code goes through here, so that no player finds offers by guessing. */
export function byTradeCode<T>(
  deps: Deps,
  { playerId, address, text }: { playerId: string; address: string; text: string },
  work: (code: string) => Promise<T>,
): Promise<T> {
  const code = readCode(text, TRADE_CODE_LENGTH);
  if (code === null) throw refusedError(offerRefusals, "bad_code");
  return countFailedAttempts(deps.limits, { kind: "trade", playerId, address }, () => work(code));
}

export function createTrade(
  deps: Deps,
  playerId: string,
  input: InputOf<typeof contract.createTrade>,
): Promise<contract.TradeOffer> {
  return deps.db.transaction(async (tx) => {
    const nowMs = deps.now();
    const requested = await findRequested(tx, input.requestedCardId ?? null);
    const partner = await findPartner(tx, deps, {
      ownId: playerId,
      name: input.forName?.trim() ?? "",
    });
    await lockPurse(tx, playerId);
    await refuseTooMany(tx, playerId, partner !== null, nowMs);
    const card = await findForDeal(tx, playerId, input.offeredCardId);
    refuseStaying(card, { farms: deps.farms, nowMs });

    const trade = {
      creatorId: playerId,
      offeredId: card.id,
      requestedCardId: requested?.cardId ?? null,
      forId: partner?.id ?? null,
    };
    const row = await insertTrade(tx, trade, nowMs);
    await holdCard(tx, card, "trade", row.id);
    if (partner) await notifyPartner(tx, deps.jobs, { row, card, playerId: partner.id });
    nudgePlayer(tx, playerId, "trades");
    return offerOnWire(tx, row, { playerId, nowMs });
  });
}

async function findRequested(tx: Tx, cardId: Id<"card"> | null) {
  if (cardId === null) return null;
  const [card] = await listCards(tx, [cardId]);
  if (!card || card.isArchived) throw refusedError(offerRefusals, "no_such_card");
  return card;
}

async function findPartner(
  tx: Tx,
  { family, now }: WithoutDb,
  { ownId, name }: { ownId: string; name: string },
) {
  if (name === "") return null;
  const partner = await findByUsername(tx, name);
  if (!partner || !(await mayDo({ db: tx, family, now }, "trade", partner.id))) {
    throw refusedError(offerRefusals, "no_such_player", { name });
  }
  if (partner.id === ownId) throw refusedError(offerRefusals, "own_name");
  return partner;
}

async function refuseTooMany(
  tx: Tx,
  playerId: string,
  isNamed: boolean,
  nowMs: number,
): Promise<void> {
  const { count } = await queries.countOpen(tx, playerId, new Date(nowMs));
  const today = { playerId, day: dayOf(nowMs), what: "named_offer" };
  const refusal = refuseToOffer(count, isNamed ? await tally(tx, today) : 0);
  if (refusal) throw refusedError(newOfferRefusals, refusal);
}

async function insertTrade(
  tx: Tx,
  trade: Omit<queries.NewTrade, "id" | "code" | "createdAt" | "expiresAt">,
  nowMs: number,
): Promise<queries.TradeRow> {
  const [createdAt, expiresAt] = [new Date(nowMs), new Date(nowMs + TRADE_MS)];
  return withFreeCode(
    () => newCode(TRADE_CODE_LENGTH),
    async (code) =>
      (await queries.insertTrade(tx, { id: newId(), code, ...trade, createdAt, expiresAt })) &&
      queries.findByCode(tx, code),
  );
}

async function notifyPartner(
  tx: Tx,
  jobs: Jobs,
  { row, card, playerId }: { row: queries.TradeRow; card: OwnedRow; playerId: string },
): Promise<void> {
  await notify(tx, jobs, {
    playerId,
    code: "trade_offered",
    params: { trader: row.creatorName, name: card.name },
    link: `/trade?code=${row.code}`,
    cause: `trade:${row.id}`,
  });
  nudgePlayer(tx, playerId, "trades");
}

export function getTrade(
  deps: Deps,
  playerId: string,
  { tradeCode: text }: TradeByCode,
  { address }: Visit,
) {
  return byTradeCode(deps, { playerId, address, text }, async (code) => {
    const row = await queries.findByCode(deps.db, code);
    if (!row) throw unknownTrade();
    return offerOnWire(deps.db, row, { playerId, nowMs: deps.now() });
  });
}

export async function openTrades(deps: Deps, playerId: string): Promise<contract.TradeOffer[]> {
  const nowMs = deps.now();
  const rows = await queries.listOpen(deps.db, playerId, new Date(nowMs));
  return offersOnWire(deps.db, rows, { playerId, nowMs });
}
