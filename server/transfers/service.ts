/**
 * Giving a card to a friend by a code. The card is held while the code is good; a new code for it
 * takes the hold over, so the card is never free in between.
 */
import { must } from "#game/lib/must.ts";
import type { Id } from "#contract/ids.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/transfers.ts";
import type { TransferOnWire } from "#contract/transfers.ts";
import { readCode } from "#game/lib/codes.ts";
import {
  refuseToCancel,
  refuseToClaim,
  refuseToTransfer,
  TRANSFER_CODE_LENGTH,
  TRANSFER_MS,
} from "#game/transfers/transfer.ts";
import {
  cardOnWire,
  findForDeal,
  handOver,
  holdCard,
  listByIds,
  locationOf,
  type OwnedRow,
} from "#server/collection/service.ts";
import { countGainFrom, refuseStaying } from "#server/economy/service.ts";
import { findFriend } from "#server/friends/service.ts";
import { mayDo } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { Jobs } from "#server/lib/jobs.ts";
import { archivedIn, expireOverdue } from "#server/lib/expire-overdue.ts";
import { countFailedAttempts } from "#server/lib/rate-limited-code.ts";
import { withFreeCode } from "#server/lib/free-code.ts";
import { newCode, newId } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { advanceMissions } from "#server/missions/service.ts";
import { forgetGift, notify } from "#server/notifications/service.ts";
import { lockPurse, lockPurses } from "#server/purse/service.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { friendRefusals } from "#texts/en/friends.ts";
import { tradeAnswers } from "#texts/en/trades.ts";
import {
  cancelTransferRefusals,
  claimAgainRefusals,
  claimRefusals,
  giftRefusals,
  newTransferRefusals,
  transferAnswers,
  transferRefusals,
} from "#texts/en/transfers.ts";
import { endTransfer } from "./closing.ts";
import { qrCodeUrl } from "./qr-code.ts";
import * as queries from "./queries.ts";

export { lockCodesOf } from "./closing.ts";

type OpenTransfer = Pick<queries.TransferRow, "id" | "code" | "expiresAtMs">;

const onWire = ({ publicUrl }: Deps, row: OpenTransfer, card: OwnedRow): TransferOnWire => ({
  id: row.id,
  qrCodeUrl: qrCodeUrl(`${publicUrl}/trade?claim=${row.code}`),
  transferCode: row.code,
  expiresAt: new Date(row.expiresAtMs).toISOString(),
  userCardId: card.id,
  card: cardOnWire(card, card),
});

export function generateTransfer(
  deps: Deps,
  playerId: string,
  { cardId }: { cardId: Id<"ownedCard"> },
): Promise<TransferOnWire> {
  return deps.db.transaction(async (tx) => {
    const { row, card } = await setAside(tx, deps, { playerId, cardId });
    return onWire(deps, row, card);
  });
}

/** The card waits under a code that this friend learns by a notification. */
export async function giveToFriend(
  deps: Deps,
  playerId: string,
  { friendId, cardId }: InputOf<typeof contract.giveToFriend>,
) {
  const { db, family, jobs, limits, now } = deps;
  await limits.count("gifts to friends of one player", playerId);
  return db.transaction(async (tx) => {
    const { row, card } = await setAside(tx, deps, { playerId, cardId });
    const asking = { db: tx, family, now };
    const friend = await findFriend(asking, playerId, friendId);
    if (!friend) throw refusedError(friendRefusals, "no_friend");
    const { name, ownName } = friend;
    if (!(await mayDo(asking, "gifts", friendId)))
      throw refusedError(giftRefusals, "takes_no_gifts", { name });
    await notify(tx, jobs, {
      playerId: friendId,
      code: "card_waits",
      params: { giver: ownName, name: card.name },
      link: `/trade?claim=${row.code}`,
      cause: `transfer:${row.id}`,
    });
    return { ...succeeded, message: transferAnswers.gift_waits({ friend: name, name: card.name }) };
  });
}

type SettingAside = { playerId: string; cardId: Id<"ownedCard"> };

/** The card of a new code, and what the code is. */
async function setAside(
  tx: Tx,
  { farms, now }: Pick<Deps, "farms" | "now">,
  { playerId, cardId }: SettingAside,
) {
  await queries.lockGiver(tx, playerId);
  const earlier = await queries.lockOpenOfCard(tx, playerId, cardId);
  await lockPurse(tx, playerId);
  if (earlier) await endTransfer(tx, earlier, now());
  const card = await findForDeal(tx, playerId, cardId);
  refuseStaying(card, { farms, nowMs: now() });
  const open = await queries.listOpen(tx, playerId, new Date(now()));
  const refusal = refuseToTransfer(open.length);
  if (refusal) throw refusedError(newTransferRefusals, refusal);
  const row = await insertTransfer(tx, playerId, card.id, now());
  await holdCard(tx, card, "transfer", row.id);
  nudgePlayer(tx, playerId, "transfers");
  return { row, card };
}

async function insertTransfer(
  tx: Tx,
  giverId: string,
  ownedCardId: string,
  nowMs: number,
): Promise<OpenTransfer> {
  const [createdAt, expiresAt] = [new Date(nowMs), new Date(nowMs + TRANSFER_MS)];
  return withFreeCode(
    () => newCode(TRANSFER_CODE_LENGTH),
    async (code) => {
      const transfer = { id: newId(), code, giverId, ownedCardId, createdAt, expiresAt };
      const expiresAtMs = expiresAt.getTime();
      return (await queries.insertTransfer(tx, transfer)) && { ...transfer, expiresAtMs };
    },
  );
}

export async function openTransfers(deps: Deps, playerId: string): Promise<TransferOnWire[]> {
  const rows = await queries.listOpen(deps.db, playerId, new Date(deps.now()));
  const ids = rows.map(({ ownedCardId }) => ownedCardId);
  const cards = await listByIds(deps.db, playerId, ids);
  return rows.flatMap((row) => {
    const card = cards.find(({ id }) => id === row.ownedCardId);
    return card ? [onWire(deps, row, card)] : [];
  });
}

/** Every call with a code goes through here, so that no player finds cards by guessing. */
function byCode<T>(
  deps: Deps,
  { playerId, address, text }: { playerId: string; address: string; text: string },
  work: (tx: Tx, row: queries.TransferRow) => Promise<T>,
): Promise<T> {
  const code = readCode(text, TRANSFER_CODE_LENGTH);
  if (code === null) throw refusedError(transferRefusals, "bad_code");
  return countFailedAttempts(deps.limits, { kind: "transfer", playerId, address }, () =>
    deps.db.transaction(async (tx) => {
      const row = await queries.lockByCode(tx, code);
      if (row) return work(tx, row);
      throw refusedError(transferRefusals, "unknown_code");
    }),
  );
}

export async function claimTransfer(
  deps: Deps,
  playerId: string,
  { transferCode: text }: { transferCode: string },
  { address }: Visit,
) {
  return byCode(deps, { playerId, address, text }, async (tx, row) => {
    if (row.claimerId === playerId) return repeatAnswer(tx, playerId, row);
    const refusal = refuseToClaim(row, playerId, deps.now());
    if (refusal) throw refusedError(claimRefusals, refusal);
    await lockPurses(tx, [row.giverId, playerId]);
    const gain = { playerId, askerId: playerId };
    await countGainFrom(tx, row.giverId, gain, { farms: deps.farms, nowMs: deps.now() });
    return give(tx, deps.jobs, { row, claimerId: playerId, nowMs: deps.now() });
  });
}

type Claimed = { row: queries.TransferRow; card: OwnedRow; message: string };

const claimedOnWire = ({ row, card, message }: Claimed) => ({
  ...succeeded,
  message,
  card: cardOnWire(card, card),
  userCardId: card.id,
  location: locationOf(card.place),
  fromName: row.giverName,
});

/** A repeated request after a lost answer hears that the card is theirs. */
async function repeatAnswer(tx: Tx, playerId: string, row: queries.TransferRow) {
  const [card] = await listByIds(tx, playerId, [row.ownedCardId]);
  if (!card || card.place === "held") {
    throw refusedError(claimAgainRefusals, "completed");
  }
  return claimedOnWire({ row, card, message: transferAnswers.claimed_before(card) });
}

type Claim = { row: queries.TransferRow; claimerId: string; nowMs: number };

async function give(tx: Tx, jobs: Jobs, { row, claimerId, nowMs }: Claim) {
  const cause = `transfer:${row.id}`;
  await handOver(tx, { ownedCardId: row.ownedCardId, toId: claimerId, reason: "transfer", cause });
  await queries.completeTransfer(tx, row.id, claimerId, new Date(nowMs));
  await forgetGift(tx, cause);
  const events = [{ kind: "give_cards", amount: 1 }] as const;
  await advanceMissions(tx, { playerId: row.giverId, events, nowMs });
  const [owned] = await listByIds(tx, claimerId, [row.ownedCardId]);
  const card = must(owned, `card of transfer ${row.id}`);
  const taken = must(await queries.lockByCode(tx, row.code), `transfer ${row.id}`);
  const message = transferAnswers.claimed(card);
  await notify(tx, jobs, {
    playerId: row.giverId,
    code: "card_claimed",
    params: { name: card.name, claimer: taken.claimerName },
    link: "",
    cause,
  });
  await notify(tx, jobs, {
    playerId: claimerId,
    code: "card_received",
    params: { giver: row.giverName, name: card.name, place: card.place },
    link: `/card/${card.id}`,
    cause,
  });
  for (const playerId of [row.giverId, claimerId]) {
    nudgePlayer(tx, playerId, "transfers");
  }
  return claimedOnWire({ row, card, message });
}

/** Told again, it changes nothing. */
export function cancelTransfer(
  deps: Deps,
  playerId: string,
  { code: text }: { code: string },
  { address }: Visit,
) {
  return byCode(deps, { playerId, address, text }, async (tx, row) => {
    const refusal = refuseToCancel(row, playerId);
    if (refusal === "completed") {
      throw refusedError(cancelTransferRefusals, refusal, { claimer: row.claimerName });
    }
    if (refusal) throw refusedError(cancelTransferRefusals, refusal);
    if (row.status === "pending") {
      await lockPurse(tx, playerId);
      await endTransfer(tx, row, deps.now());
    }
    return { ...succeeded, message: tradeAnswers.card_back };
  });
}

/** And those that admins have taken out of the game meanwhile. */
export const endTransfersOfArchivedCards = (deps: Deps): Promise<void> =>
  expireOverdue(deps, {
    list: archivedIn("transfers", "t.status = 'pending'", "card_id"),
    async end(tx, id) {
      const row = await queries.lockOverdue(tx, id);
      if (!row) return;
      await lockPurse(tx, row.giverId);
      await endTransfer(tx, row, deps.now());
      const [card] = await listByIds(tx, row.giverId, [row.ownedCardId]);
      await notify(tx, deps.jobs, {
        playerId: row.giverId,
        code: "card_taken_out",
        params: { name: card?.name ?? "" },
        link: `/card/${row.ownedCardId}`,
        cause: `transfer:${row.id}`,
      });
    },
  });

/** Gives back all cards that no player claimed in time. */
export const expireTransfers = (deps: Deps): Promise<void> =>
  expireOverdue(deps, {
    list: queries.listOverdue,
    async end(tx, id) {
      const row = await queries.lockOverdue(tx, id);
      if (!row) return;
      await lockPurse(tx, row.giverId);
      const place = await endTransfer(tx, row, deps.now());
      const [card] = await listByIds(tx, row.giverId, [row.ownedCardId]);
      await notify(tx, deps.jobs, {
        playerId: row.giverId,
        code: "transfer_expired",
        params: { name: card?.name ?? null, place },
        link: `/card/${row.ownedCardId}`,
        cause: `transfer:${row.id}`,
      });
    },
  });
