/** A card that is outside comes back when the chain says that a player's wallet has it. */
import { comeBack } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { notify } from "#server/notifications/service.ts";
import { ChainError } from "#server/ports/chain.ts";
import { lockPurses } from "#server/purse/service.ts";
import { outsideRefusals } from "#texts/en/nfts.ts";
import { listWallets } from "./queries.ts";
import { withdrawalOnWire } from "./withdraw.ts";
import * as queries from "./withdrawal-queries.ts";

/** As many as one question to the chain can be about. */
const BATCH = 100;

type Outside = { id: string; mint: string };

export async function lookForReturned(deps: Deps): Promise<void> {
  for (;;) {
    const now = new Date(deps.now());
    const due = await queries.takeToLookAt(deps.db, now, BATCH);
    if (due.length > 0) await bringBack(deps, due);
    await queries.lookLater(deps.db, now, due);
    if (due.length < BATCH) return;
  }
}

/** Those that are in a player's wallet are that player's from now on. */
async function bringBack(deps: Deps, outside: readonly Outside[]): Promise<void> {
  const holders = await deps.chain.holdersOf(outside.map(({ mint }) => mint));
  const wallets = await listWallets(deps.db, [...new Set(holders.values())]);
  const playerOf = new Map(wallets.map(({ address, playerId }) => [address, playerId]));
  for (const { id, mint } of outside) {
    const address = holders.get(mint);
    const toId = address === undefined ? undefined : playerOf.get(address);
    if (address === undefined || toId === undefined) continue;
    await deps.db.transaction((tx) => receive(tx, deps, { id, toId, address }));
  }
}

async function receive(
  tx: Tx,
  deps: WithoutDb,
  { id, toId, address }: { id: string; toId: string; address: string },
): Promise<void> {
  const withdrawal = await queries.lockWithdrawal(tx, id);
  if (withdrawal?.state !== "outside") return;
  const { ownedCardId, playerId: fromId, mint, cardName } = withdrawal;
  await lockPurses(tx, [...new Set([fromId, toId])]);
  // The wallet's key may have been handed over since.
  const isStillTheirs = (await listWallets(tx, [address])).some(
    ({ playerId }) => playerId === toId,
  );
  if (!isStillTheirs) return;
  const at = new Date(deps.now());
  await queries.nowReturned(tx, id, { returnedTo: toId, endedAt: at });
  await comeBack(tx, { ownedCardId, toId, reason: "nft_return", cause: `withdrawal:${id}` });
  const what = "card_returned";
  await queries.recordInAudit(tx, { playerId: toId, what, address, mint, visitHash: null, at });
  await notify(tx, deps.jobs, {
    playerId: toId,
    code: "nft_returned",
    params: { name: cardName },
    link: `/nft/${mint}`,
    cause: `withdrawal:${id}`,
  });
  for (const playerId of new Set([fromId, toId])) nudgePlayer(tx, playerId, "nfts");
}

/** For a player who has just sent a card back and does not like to wait. */
export async function lookForCard(deps: Deps, playerId: string, { id }: { id: string }) {
  const found = (await queries.listWithdrawals(deps.db, playerId)).find((each) => each.id === id);
  if (!found) throw refusedError(outsideRefusals, "no_withdrawal");
  if (found.state === "outside") {
    await deps.limits.count("look at the chain by one player", playerId);
    try {
      await bringBack(deps, [found]);
    } catch (error) {
      if (error instanceof ChainError) throw refusedError(outsideRefusals, "chain_away");
      throw error;
    }
  }
  return { withdrawal: withdrawalOnWire(await queries.findWithdrawal(deps.db, id)) };
}
