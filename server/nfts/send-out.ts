/**
 * Cards of a closed account that are NFTs go to a wallet of its former player, by a command on the
 * machine: a closed account has no sign-in any more.
 */
import { isAddress } from "#game/nfts/base58.ts";
import { DAYS_AFTER_CLOSING, sendsOutUntilMs } from "#game/nfts/withdrawal.ts";
import { holdCard } from "#server/collection/service.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Db, Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";
import { lockPurse } from "#server/purse/service.ts";
import { listWallets } from "./queries.ts";
import * as queries from "./withdrawal-queries.ts";

export type SendingOut = { playerId: string; address: string; why: string };

type Outcome = { isDone: boolean; words: string };

const refuse = (words: string): Outcome => ({ isDone: false, words });

/**
 * All that nothing else holds begins to leave at once; the server that runs sends it. `why` says how
 * the operator knows whose address it is. What has come of it, in words for a terminal.
 */
export const sendOutOfClosed = (
  { db, now }: Pick<Deps, "now"> & { db: Db },
  asked: SendingOut,
): Promise<Outcome> =>
  db.transaction(async (tx) => {
    const hindrance = await findHindrance(tx, asked, now());
    if (hindrance !== null) return refuse(hindrance);
    await lockPurse(tx, asked.playerId);
    const cards = await queries.listNftCards(tx, asked.playerId);
    const free = cards.filter(({ holder }) => holder === null);
    if (free.length === 0) return refuse("No NFT of this account is free to leave.");
    for (const { id, mint } of free) await sendOut(tx, asked, { id, mint, at: new Date(now()) });
    await writeAdminLog(tx, {
      atMs: now(),
      adminId: null,
      deed: "NFTs sent out",
      subject: { kind: "account", id: asked.playerId },
      why: asked.why,
      after: { cards: free.length },
    });
    return { isDone: true, words: `${free.length} NFTs are on their way to ${asked.address}.` };
  });

async function findHindrance(
  tx: Tx,
  { playerId, address }: SendingOut,
  nowMs: number,
): Promise<string | null> {
  if (!isAddress(address)) return `${address} is no address of Solana.`;
  if ((await listWallets(tx, [address])).length > 0) return "This is a wallet of the game's own.";
  const closedAt = await queries.findClosing(tx, playerId);
  if (closedAt === null) return "There is no closed account of this id.";
  if (sendsOutUntilMs(closedAt.getTime()) <= nowMs) {
    return `The account was closed more than ${DAYS_AFTER_CLOSING} days ago.`;
  }
  return (await queries.hasOpenJobs(tx, playerId)) ? "An NFT is on its way: try again soon." : null;
}

async function sendOut(
  tx: Tx,
  { playerId, address }: SendingOut,
  { id: ownedCardId, mint, at }: { id: string; mint: string; at: Date },
): Promise<void> {
  const id = newId();
  const about = { id, ownedCardId, playerId, mint, address, nonce: null };
  const times = { askedAt: at, leavesAt: at, lookAt: null };
  await queries.insertWithdrawal(tx, { ...about, ...times, state: "waiting" });
  await holdCard(tx, { id: ownedCardId }, "nft", id);
  const what = "withdrawal_asked";
  await queries.recordInAudit(tx, { playerId, what, address, mint, visitHash: null, at });
}
