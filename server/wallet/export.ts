/** A player takes the key of their wallet with them, and all that is in it. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/wallet.ts";
import { holdPassword, proveOwnPassword, wrongPassword } from "#server/account/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { Visit } from "#server/lib/route.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { leaveWithKey, noteKeyShown } from "#server/nfts/service.ts";
import { lockPurse } from "#server/purse/service.ts";
import { walletRefusals } from "#texts/en/wallet.ts";
import { newWallet, seedOf } from "./keys.ts";
import * as queries from "./queries.ts";

/**
 * A person who knows a key can empty its wallet at any time, so the game keeps nothing more in this
 * one: the player gets another.
 */
export async function exportKey(
  deps: Deps,
  playerId: string,
  { password }: InputOf<typeof contract.exportKey>,
  visit: Visit,
) {
  const stored = await proveOwnPassword(deps, playerId, password);
  if (stored === null) throw wrongPassword();
  await deps.limits.count("wallet handed over to one player", playerId);
  const fresh = await newWallet(deps, playerId);
  const { publicKey, cardsGone } = await deps.db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    // An owner who has taken the account back meanwhile does not want this.
    if (!(await holdPassword(tx, playerId, stored))) throw wrongPassword();
    const inUse = await queries.retireWallet(tx, playerId, new Date(deps.now()));
    if (!inUse) throw refusedError(walletRefusals, "no_wallet");
    await queries.insertWallet(tx, fresh, new Date(deps.now()));
    const { publicKey: address } = inUse;
    return {
      publicKey: address,
      cardsGone: await leaveWithKey(tx, deps, { playerId, address, visit }),
    };
  });
  return { ...(await formerKey(deps, playerId, publicKey)), cardsGone };
}

export async function listFormerWallets({ db }: Deps, playerId: string) {
  const wallets = await queries.listRetired(db, playerId);
  return wallets.map(({ publicKey, retiredAt }) => ({
    publicKey,
    takenAt: retiredAt.toISOString(),
  }));
}

/** The answer with the key may have got lost on its way, and with it everything in the wallet. */
export async function showFormerKey(
  deps: Deps,
  playerId: string,
  { publicKey, password }: InputOf<typeof contract.showFormerKey>,
  visit: Visit,
) {
  if ((await proveOwnPassword(deps, playerId, password)) === null) throw wrongPassword();
  const key = await formerKey(deps, playerId, publicKey);
  await deps.db.transaction((tx) =>
    noteKeyShown(tx, deps, { playerId, address: publicKey, visit }),
  );
  return key;
}

async function formerKey(deps: Deps, playerId: string, publicKey: string) {
  const retired = await queries.listRetired(deps.db, playerId);
  const wallet = retired.find((each) => each.publicKey === publicKey);
  if (!wallet) throw refusedError(walletRefusals, "not_taken");
  return { publicKey, ...(await deps.chain.portableKey(await seedOf(deps, wallet))) };
}
