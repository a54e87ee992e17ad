/**
 * A card that is an NFT leaves the game for a wallet of its owner's own. That wallet signs a text of
 * ours, the player gives the password, and then there is time to notice and to cancel it.
 */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/nfts.ts";
import type { WithdrawalOnWire } from "#contract/nfts.ts";
import { canCancel, leavesAtMs, refuseToWithdraw, TEXT_MINUTES } from "#game/nfts/withdrawal.ts";
import { holdPassword, proveOwnPassword, wrongPassword } from "#server/account/service.ts";
import { findFree, findTeam, holdCard, type OwnedRow } from "#server/collection/service.ts";
import { withMoments } from "#server/lib/database/moments.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { newId, newToken, sha256 } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { notify } from "#server/notifications/service.ts";
import { lockPurse } from "#server/purse/service.ts";
import { outsideRefusals, withdrawalRefusals, withdrawalTextToSign } from "#texts/en/nfts.ts";
import { startOfDay } from "./convert.ts";
import { hasOpenJob } from "./job-queries.ts";
import { giveBack } from "./leaving.ts";
import { listWallets } from "./queries.ts";
import * as queries from "./withdrawal-queries.ts";

type CardAndAddress = { userCardId: string; address: string };

export async function withdrawalText(
  deps: Deps,
  playerId: string,
  { userCardId, address }: CardAndAddress,
) {
  const { db, now, limits, publicUrl } = deps;
  await limits.count("withdrawal text of one player", playerId);
  return db.transaction(async (tx) => {
    const {
      id: ownedCardId,
      name,
      nftAddress,
    } = await findToWithdraw(tx, deps, {
      playerId,
      userCardId,
      address,
    });
    const nonce = newToken();
    const about = { card: name, mint: nftAddress ?? "", address, nonce, site: publicUrl };
    const text = withdrawalTextToSign(about);
    const expiresAt = new Date(now() + TEXT_MINUTES * 60_000);
    await queries.insertText(tx, { nonce, playerId, ownedCardId, address, text, expiresAt });
    return { text, nonce, expiresAt: expiresAt.toISOString() };
  });
}

/** The card, when it may go to this address now. */
async function findToWithdraw(
  tx: Tx,
  { nft, now }: Pick<Deps, "nft" | "now">,
  { playerId, userCardId, address }: CardAndAddress & { playerId: string },
): Promise<OwnedRow> {
  const [card] = (await findTeam(tx, playerId, [userCardId])) as [OwnedRow];
  const refusal = refuseToWithdraw(
    {
      nftAddress: card.nftAddress,
      hasOpenJob: await hasOpenJob(tx, card.id),
      isOurs: (await listWallets(tx, [address])).length > 0,
      withdrawalsToday: await queries.countSince(tx, playerId, startOfDay(now())),
    },
    nft,
  );
  if (refusal) throw refusedError(withdrawalRefusals, refusal);
  return findFree(tx, playerId, card.id);
}

type Begun = InputOf<typeof contract.beginWithdrawal>;

export async function beginWithdrawal(deps: Deps, playerId: string, input: Begun, visit: Visit) {
  await requireSignature(deps, playerId, input);
  const stored = await proveOwnPassword(deps, playerId, input.password);
  if (stored === null) throw wrongPassword();
  const id = await deps.db.transaction((tx) =>
    begin(tx, deps, { playerId, visit, stored, ...input }),
  );
  return { withdrawal: await oneOnWire(deps, id) };
}

/**
 * The signature shows that the holder of the outside wallet's key has read which card goes where.
 */
async function requireSignature(
  { db, chain, now }: Deps,
  playerId: string,
  { nonce, userCardId, address, signature }: Begun,
): Promise<void> {
  const found = await queries.findText(db, nonce, playerId);
  const isThisOne = found?.ownedCardId === userCardId && found.address === address;
  if (!isThisOne || found.expiresAt.getTime() < now()) {
    throw refusedError(outsideRefusals, "text_expired");
  }
  const signed = new TextEncoder().encode(found.text);
  const bytes = new Uint8Array(Buffer.from(signature, "base64"));
  const isSigned = bytes.length === 64 && (await chain.verifySignature(address, signed, bytes));
  if (!isSigned) throw refusedError(outsideRefusals, "wrong_signature");
}

async function begin(
  tx: Tx,
  deps: WithoutDb,
  { playerId, visit, stored, ...input }: Begun & { playerId: string; visit: Visit; stored: string },
): Promise<string> {
  await lockPurse(tx, playerId);
  // An owner who has taken the account back meanwhile does not want this.
  if (!(await holdPassword(tx, playerId, stored))) throw wrongPassword();
  const card = await findToWithdraw(tx, deps, { playerId, ...input });
  const askedAt = new Date(deps.now());
  if (!(await queries.useText(tx, input.nonce, askedAt))) {
    throw refusedError(outsideRefusals, "text_expired");
  }
  const id = newId();
  const { address, nonce } = input;
  const mint = card.nftAddress ?? "";
  const leavesAt = new Date(leavesAtMs(deps.now(), deps.nft));
  const about = { id, ownedCardId: card.id, playerId, mint, address, nonce };
  await queries.insertWithdrawal(tx, {
    ...about,
    state: "waiting",
    askedAt,
    leavesAt,
    lookAt: null,
  });
  await holdCard(tx, card, "nft", id);
  const visitHash = sha256(`${visit.address} ${visit.device}`);
  const what = "withdrawal_asked";
  await queries.recordInAudit(tx, { playerId, what, address, mint, visitHash, at: askedAt });
  await notify(tx, deps.jobs, {
    playerId,
    code: "withdrawal_asked",
    params: { name: card.name, hours: deps.nft.withdrawWaitHours },
    link: "/wallet",
    cause: `withdrawal:${id}`,
  });
  const letter = { playerId, letter: "asked", withdrawalId: id } as const;
  await deps.jobs.add(tx, "send-nft-letter", letter);
  nudgePlayer(tx, playerId, "nfts");
  return id;
}

export async function listWithdrawals({ db }: Deps, playerId: string) {
  return (await queries.listWithdrawals(db, playerId)).map(withdrawalOnWire);
}

export async function cancelWithdrawal(deps: Deps, playerId: string, { id }: { id: string }) {
  await deps.db.transaction(async (tx) => {
    const found = await queries.lockWithdrawal(tx, id);
    if (found?.playerId !== playerId) throw refusedError(outsideRefusals, "no_withdrawal");
    if (found.state === "cancelled") return null;
    if (!canCancel(found.state)) throw refusedError(outsideRefusals, "left_already");
    await lockPurse(tx, playerId);
    await giveBack(tx, deps, { withdrawal: found, state: "cancelled" });
    return null;
  });
  return { withdrawal: await oneOnWire(deps, id) };
}

/** An Idempotency-Key may have answered for another one that was made before. */
const oneOnWire = async ({ db }: Deps, id: string) =>
  withdrawalOnWire(await queries.findWithdrawal(db, id));

export const withdrawalOnWire = ({
  ownedCardId: userCardId,
  askedAt: at,
  ...row
}: queries.WithdrawalRow): WithdrawalOnWire => withMoments({ ...row, userCardId, at });
