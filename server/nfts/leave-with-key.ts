/** A player takes the key of a wallet along: what lies in it is outside of the game from then on. */
import { holdCard } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId, sha256 } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { notify } from "#server/notifications/service.ts";
import { outsideRefusals } from "#texts/en/nfts.ts";
import * as queries from "./withdrawal-queries.ts";

/**
 * In the transaction that retires the wallet at this address, whose caller has locked the purse.
 * Returns how many cards have left with it.
 */
export async function leaveWithKey(
  tx: Tx,
  deps: Pick<Deps, "now" | "jobs">,
  { playerId, address, visit }: { playerId: string; address: string; visit: Visit },
): Promise<number> {
  const cards = await queries.listNftCards(tx, playerId);
  const here = cards.filter(({ holder }) => holder !== "external");
  const isBusy = here.some(({ holder }) => holder !== null);
  if (isBusy || (await queries.hasOpenJobs(tx, playerId))) {
    throw refusedError(outsideRefusals, "nfts_busy");
  }
  const at = new Date(deps.now());
  for (const { id: ownedCardId, mint } of here) {
    const id = newId();
    const about = { id, ownedCardId, playerId, mint, address, nonce: null };
    const times = { askedAt: at, leavesAt: at, lookAt: at };
    await queries.insertWithdrawal(tx, { ...about, ...times, state: "outside" });
    await holdCard(tx, { id: ownedCardId }, "external", id);
  }
  const visitHash = hashOf(visit);
  const what = "key_exported";
  await queries.recordInAudit(tx, { playerId, what, address, mint: null, visitHash, at });
  await notify(tx, deps.jobs, {
    playerId,
    code: "key_exported",
    params: { cards: here.length },
    link: "/wallet",
    cause: `wallet:${address}`,
  });
  const letter = { playerId, letter: "exported", address, cards: here.length } as const;
  await deps.jobs.add(tx, "send-nft-letter", letter);
  nudgePlayer(tx, playerId, "nfts");
  return here.length;
}

/** Records that a player has seen a key of theirs again. */
export const noteKeyShown = (
  tx: Tx,
  { now }: Pick<Deps, "now">,
  { playerId, address, visit }: { playerId: string; address: string; visit: Visit },
) =>
  queries.recordInAudit(tx, {
    playerId,
    what: "key_shown",
    address,
    mint: null,
    visitHash: hashOf(visit),
    at: new Date(now()),
  });

const hashOf = ({ address, device }: Visit): Buffer => sha256(`${address} ${device}`);
