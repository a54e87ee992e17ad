import { generateKeyPairSync, sign } from "node:crypto";
import { expect } from "vitest";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import * as contract from "#contract/nfts.ts";
import { must } from "#game/lib/must.ts";
import { addressOf, converts } from "#server/nfts/test-chain.ts";
import { sendWaiting } from "#server/nfts/service.ts";
import { PASSWORD } from "#server/security/test-security.ts";
import { deckCard } from "#server/trades/test-dealers.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";
import { bodyOf, change, changeIn, type Change, type Game } from "./change.ts";

const HOUR_MS = 3_600_000;

type Owned = { by: ActingPlayer; userCardId: OwnedCardOnWire["id"] };

async function withCard(game: Game): Promise<Owned> {
  const by = await game.player();
  return { by, userCardId: (await deckCard(by)).id };
}

/** A card on the chain, and a wallet outside of the game. */
async function leaving(game: Game, { by, userCardId }: Owned) {
  const { nftAddress } = await bodyOf(converts(by, userCardId));
  const { privateKey } = generateKeyPairSync("ed25519");
  const seed = new Uint8Array(privateKey.export({ format: "der", type: "pkcs8" }).subarray(-32));
  const address = await game.deps.chain.addressOf(seed);
  return { by, userCardId, mint: must(nftAddress, "a mint"), privateKey, seed, address };
}

/** What its owner sends so that the card leaves. */
export async function signedToLeave(game: Game, owned: Owned) {
  const { privateKey, ...rest } = await leaving(game, owned);
  const { by, userCardId, address } = rest;
  const { text, nonce } = await bodyOf(by.call(contract.withdrawalText, { userCardId, address }));
  const signature = sign(null, Buffer.from(text), privateKey).toString("base64");
  const input = { userCardId, address, nonce, signature, password: PASSWORD };
  return { ...rest, input };
}

const signed = async (game: Game) => signedToLeave(game, await withCard(game));

async function asked(game: Game) {
  const all = await signed(game);
  const { withdrawal } = await bodyOf(all.by.call(contract.beginWithdrawal, all.input));
  return { ...all, input: { id: withdrawal.id } };
}

/** The card has left, and has been sent back. */
async function sentBack(game: Game) {
  const { by, mint, seed, input } = await asked(game);
  game.wait(24 * HOUR_MS + 1);
  await sendWaiting(game.deps);
  // A day later those that others have asked for leave, too.
  await expect
    .poll(() => game.db.rows(`select id from nft_jobs where state not in ('done', 'failed')`))
    .toEqual([]);
  const { chain } = game.deps;
  const way = { mint, fromSeed: seed, to: await addressOf(by), payerSeed: null };
  await chain.send(await chain.signTransfer(way));
  return { by, input };
}

export const withNfts: readonly Change[] = [
  changeIn(contract.convertToNft, withCard, ({ by, userCardId }) => [by, { userCardId }]),
  change(contract.withdrawalText, async (game) => {
    const { by, userCardId, address } = await leaving(game, await withCard(game));
    return { by, input: { userCardId, address } };
  }),
  change(contract.beginWithdrawal, signed),
  change(contract.cancelWithdrawal, asked),
  change(contract.lookForCard, sentBack),
];
