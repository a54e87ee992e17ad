import { generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import * as contract from "#contract/nfts.ts";
import { listHeldCards } from "#contract/collection.ts";
import { listNotifications } from "#contract/notifications.ts";
import { exportKey, listFormerWallets, showFormerKey, walletInfo } from "#contract/wallet.ts";
import { claims, generates } from "#server/trades/test-dealers.ts";
import { tablesWith } from "#server/testing/traces.ts";
import { untilWaiting } from "#server/testing/until-waiting.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";
import { addressOf, converts, newCardOf, nftGame, seedOf } from "./test-chain.ts";

const game = await nftGame();
const { chain } = game.deps;

const HOUR_MS = 3_600_000;

/** A wallet outside of the game, which signs every text. */
async function outsideWallet() {
  const { privateKey } = generateKeyPairSync("ed25519");
  const der = privateKey.export({ format: "der", type: "pkcs8" });
  const seed = new Uint8Array(der.subarray(-32));
  const signs = (text: string) => sign(null, Buffer.from(text), privateKey).toString("base64");
  const sends = async (mint: string, to: string) =>
    chain.send(await chain.signTransfer({ mint, fromSeed: seed, to, payerSeed: null }));
  return { address: await chain.addressOf(seed), signs, sends };
}

type Outside = Awaited<ReturnType<typeof outsideWallet>>;

async function nftOf(player: ActingPlayer) {
  const id = await newCardOf(player);
  return { id, mint: (await converts(player, id)).body.nftAddress ?? "" };
}

const asksForText = (player: ActingPlayer, id: string, address: string) =>
  player.call(contract.withdrawalText, { userCardId: id as never, address });

async function withdraws(
  player: ActingPlayer,
  id: string,
  wallet: Outside,
  said: Partial<{ password: string; signature: string; nonce: string; address: string }> = {},
) {
  const { text, nonce } = (await asksForText(player, id, wallet.address)).body;
  return player.call(contract.beginWithdrawal, {
    userCardId: id as never,
    address: wallet.address,
    nonce,
    signature: wallet.signs(text),
    password: "lantern-of-moss",
    ...said,
  });
}

const stateOf = async (player: ActingPlayer, id: string) =>
  (await player.call(contract.listWithdrawals, {})).body.find(({ userCardId }) => userCardId === id)
    ?.state;

const holderOf = async (mint: string) => (await chain.holdersOf([mint])).get(mint);

const auditOf = async (player: ActingPlayer) =>
  (
    await game.db.rows<{ what: string }>(
      `select what from wallet_audit where player_id = $1 order by id`,
      [player.id],
    )
  ).map(({ what }) => what);

test("a card leaves after its day, is outside, and comes back into the vault", async () => {
  const [ann, wallet] = [await game.player(), await outsideWallet()];
  const { id, mint } = await nftOf(ann);

  const { body } = await withdraws(ann, id, wallet);
  expect(body.withdrawal).toMatchObject({ state: "waiting", address: wallet.address, mint });
  expect((await ann.call(listHeldCards, {})).body).toMatchObject([{ id, heldBy: "nft" }]);
  const { items } = (await ann.call(listNotifications, {})).body;
  expect(items.map(({ title }) => title)).toContain("A card is leaving");
  game.wait(24 * HOUR_MS + 1);
  await expect.poll(() => stateOf(ann, id)).toBe("outside");

  expect(await holderOf(mint)).toBe(wallet.address);
  expect((await ann.call(listHeldCards, {})).body).toMatchObject([{ id, heldBy: "external" }]);
  expect((await ann.movesToDeck(id)).refusal.code).toBe("held");
  await wallet.sends(mint, await addressOf(ann));
  const looked = await ann.call(contract.lookForCard, { id: body.withdrawal.id as never });

  expect(looked.body.withdrawal.state).toBe("returned");
  expect((await ann.vault()).map((each) => each.id)).toContain(id);
  expect(await auditOf(ann)).toEqual(["withdrawal_asked", "withdrawal_sent", "card_returned"]);
  const again = await withdraws(ann, id, wallet);
  expect(again.body.withdrawal.state).toBe("waiting");
});

test("one that is sent to another player's wallet is that player's, without a look", async () => {
  const [ben, cat, wallet] = [await game.player(), await game.player(), await outsideWallet()];
  const { id, mint } = await nftOf(ben);
  await withdraws(ben, id, wallet);
  game.wait(24 * HOUR_MS + 1);
  await expect.poll(() => stateOf(ben, id)).toBe("outside");

  await wallet.sends(mint, await addressOf(cat));
  game.wait(7 * HOUR_MS);

  await expect.poll(async () => (await cat.vault()).map((each) => each.id)).toContain(id);
  expect(await stateOf(ben, id)).toBe("returned");
  const open = await game.db.rows(
    `select from nft_jobs where owned_card_id = $1 and kind = 'transfer'`,
    [id],
  );
  expect(open).toEqual([]);
});

test("a wallet whose key is taken along while a card comes back to it brings nothing back", async () => {
  const [ned, wallet] = [await game.player(), await outsideWallet()];
  const { id, mint } = await nftOf(ned);
  const { withdrawal } = (await withdraws(ned, id, wallet)).body;
  game.wait(24 * HOUR_MS + 1);
  await expect.poll(() => stateOf(ned, id)).toBe("outside");
  await wallet.sends(mint, await addressOf(ned));

  const looks = await game.db.transaction(async (tx) => {
    await tx.rows(`select from purses where player_id = $1 for update`, [ned.id]);
    const looking = ned.call(contract.lookForCard, { id: withdrawal.id as never });
    await untilWaiting(game.db, 1);
    await tx.rows(`update players set wallet_key = null where id = $1`, [ned.id]);
    return { looking };
  });

  expect((await looks.looking).body.withdrawal.state).toBe("outside");
  expect(await ned.call(listHeldCards, {})).toMatchObject({ body: [{ id, heldBy: "external" }] });
});

test("until it has left it can be cancelled, and then not any more", async () => {
  const [dan, wallet] = [await game.player(), await outsideWallet()];
  const [first, second] = [await nftOf(dan), await nftOf(dan)];
  const one = (await withdraws(dan, first.id, wallet)).body.withdrawal;
  const other = (await withdraws(dan, second.id, wallet)).body.withdrawal;
  const cancels = (id: string) => dan.call(contract.cancelWithdrawal, { id: id as never });

  expect((await cancels(one.id)).body.withdrawal.state).toBe("cancelled");
  expect((await cancels(one.id)).body.withdrawal.state).toBe("cancelled");
  expect((await dan.cards()).map((each) => each.id)).toContain(first.id);
  game.wait(24 * HOUR_MS + 1);
  await expect.poll(() => stateOf(dan, second.id)).toBe("outside");

  expect((await cancels(other.id)).refusal.code).toBe("left_already");
  expect(await holderOf(first.mint)).toBe(await addressOf(dan));
  const eve = await game.player();
  const foreign = await eve.call(contract.cancelWithdrawal, { id: one.id as never });
  expect(foreign.refusal.code).toBe("no_withdrawal");
});

test("a request whose answer was lost is answered as the first time, and withdraws once", async () => {
  const [dan, wallet] = [await game.player(), await outsideWallet()];
  const { id } = await nftOf(dan);
  const { text, nonce } = (await asksForText(dan, id, wallet.address)).body;
  const { address } = wallet;
  const signature = wallet.signs(text);
  const asked = { userCardId: id as never, address, nonce, signature, password: "lantern-of-moss" };
  const key = { headers: { "idempotency-key": "lost" } };

  const first = await dan.call(contract.beginWithdrawal, asked, key);
  const again = await dan.call(contract.beginWithdrawal, asked, key);

  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
});

test("nobody withdraws without the password, the wallet's own signature, or a fresh text", async () => {
  const [fay, wallet, thief] = [await game.player(), await outsideWallet(), await outsideWallet()];
  const { id } = await nftOf(fay);
  const { text, nonce } = (await asksForText(fay, id, wallet.address)).body;
  const codeOf = async (said: Parameters<typeof withdraws>[3]) =>
    (await withdraws(fay, id, wallet, said)).refusal.code;

  expect(text).toContain(wallet.address);
  expect(await codeOf({ password: "secret2" })).toBe("wrong_current_password");
  expect(await codeOf({ signature: thief.signs(text) })).toBe("wrong_signature");
  expect(await codeOf({ signature: "AAAA" })).toBe("wrong_signature");
  expect(await codeOf({ address: thief.address })).toBe("text_expired");
  expect(await codeOf({ nonce: "made up" })).toBe("text_expired");
  game.wait(11 * 60_000);
  expect(await codeOf({ nonce, signature: wallet.signs(text) })).toBe("text_expired");
  expect(await stateOf(fay, id)).toBeUndefined();
});

test("a text counts once, and a card that is listed, no NFT or too many stay", async () => {
  const [gus, wallet] = [await game.player(), await outsideWallet()];
  const plain = await newCardOf(gus);
  expect((await asksForText(gus, plain, wallet.address)).refusal.code).toBe("not_nft");
  const { id } = await nftOf(gus);
  expect((await asksForText(gus, id, await addressOf(gus))).refusal.code).toBe("own_wallet");
  const { text, nonce } = (await asksForText(gus, id, wallet.address)).body;
  const said = { nonce, signature: wallet.signs(text) };
  const first = await withdraws(gus, id, wallet, said).catch(() => null);
  expect(first?.status).toBe(200);
  await gus.call(contract.cancelWithdrawal, { id: first?.body.withdrawal.id as never });
  expect((await withdraws(gus, id, wallet, said)).refusal.code).toBe("text_expired");

  const code = (await generates(gus, id)).transferCode;
  expect((await asksForText(gus, id, wallet.address)).refusal.code).toBe("card_held");
  expect(code).toHaveLength(6);
});

test("no more than three leave a collection in a day", async () => {
  const [hal, wallet] = [await game.player(), await outsideWallet()];
  for (let n = 0; n < 3; n++) {
    const { id } = await nftOf(hal);
    expect((await withdraws(hal, id, wallet)).status).toBe(200);
  }
  const { id } = await nftOf(hal);

  const { refusal } = await asksForText(hal, id, wallet.address);

  expect(refusal.code).toBe("withdrawals_used_up");
});

test("whoever takes the key of a wallet takes its NFTs along, and they can come back", async () => {
  const ida = await game.player();
  const [one, two] = [await nftOf(ida), await nftOf(ida)];
  const old = await addressOf(ida);
  const friend = await game.player();
  await claims(friend, (await generates(ida, two.id)).transferCode);
  await expect.poll(() => holderOf(two.mint)).toBe(await addressOf(friend));

  const { body } = await ida.call(exportKey, { password: "lantern-of-moss" });

  expect(body).toMatchObject({ publicKey: old, cardsGone: 1 });
  const fresh = (await ida.call(walletInfo, {})).body.publicKey ?? "";
  expect(fresh).not.toBe(old);
  expect((await ida.call(listHeldCards, {})).body).toMatchObject([
    { id: one.id, heldBy: "external" },
  ]);
  expect(await auditOf(ida)).toEqual(["key_exported"]);
  const fromSeed = await seedOf(game, old);
  await chain.send(
    await chain.signTransfer({ mint: one.mint, fromSeed, to: fresh, payerSeed: null }),
  );
  const [left] = (await ida.call(contract.listWithdrawals, {})).body;
  await ida.call(contract.lookForCard, { id: left?.id as never });
  expect((await ida.vault()).map((each) => each.id)).toContain(one.id);
});

test("a key whose answer was lost is shown again, to its player and for the password alone", async () => {
  const [lea, thief] = [await game.player(), await game.player()];
  const old = await addressOf(lea);
  const { body: taken } = await lea.call(exportKey, { password: "lantern-of-moss" });
  const again = { publicKey: old, password: "lantern-of-moss" };

  expect((await lea.call(listFormerWallets, {})).body).toMatchObject([{ publicKey: old }]);
  const { body } = await lea.call(showFormerKey, again);
  expect(body).toEqual({ publicKey: old, base58: taken.base58, json: taken.json });
  expect(await auditOf(lea)).toEqual(["key_exported", "key_shown"]);

  const { refusal: wrong } = await lea.call(showFormerKey, { ...again, password: "wrong" });
  expect(wrong.code).toBe("wrong_current_password");
  expect((await thief.call(showFormerKey, again)).refusal.code).toBe("not_taken");
  // The one in use is not to be seen without leaving.
  const inUse = { publicKey: await addressOf(lea), password: "lantern-of-moss" };
  expect((await lea.call(showFormerKey, inUse)).refusal.code).toBe("not_taken");
});

test("who sends it again gets the same key, and no stored answer has it", async () => {
  const may = await game.player();
  const take = () =>
    may.call(
      exportKey,
      { password: "lantern-of-moss" },
      { headers: { "idempotency-key": "a-key" } },
    );

  const [first, again] = [await take(), await take()];

  expect(again).toEqual(first);
  expect((await may.call(listFormerWallets, {})).body).toHaveLength(1);
  expect(await auditOf(may)).toEqual(["key_exported"]);
  expect(await tablesWith(game.db, first.body.base58.toLowerCase())).toEqual([]);
});

test("the key stays while one of its NFTs is in a deal", async () => {
  const kim = await game.player();
  const { id } = await nftOf(kim);
  await generates(kim, id);
  const before = await addressOf(kim);

  const { refusal } = await kim.call(exportKey, { password: "lantern-of-moss" });

  expect(refusal.code).toBe("nfts_busy");
  expect(await addressOf(kim)).toBe(before);
});

test("a wallet that is closed keeps what waits; an account that is closed for good lets it go", async () => {
  const [leo, mia, wallet] = [await game.player(), await game.player(), await outsideWallet()];
  const [kept, gone] = [await nftOf(leo), await nftOf(mia)];
  await withdraws(leo, kept.id, wallet);
  await withdraws(mia, gone.id, wallet);
  const becomesChild = (player: ActingPlayer, erased: string) =>
    game.db.rows(
      `update players set age_band = 'child', age_last_month = '2099-01', erase_at = ${erased}
        where id = $1`,
      [player.id],
    );

  await becomesChild(leo, "null");
  await game.db.transaction((tx) => game.deps.endWhatIsClosed(tx, leo.id));
  await becomesChild(mia, "now()");
  await expect
    .poll(
      () => game.db.rows(`select id from players where id = $1 and email like 'erased%'`, [mia.id]),
      {
        timeout: 300_000,
      },
    )
    .toHaveLength(1);
  game.wait(24 * HOUR_MS + 1);

  await expect.poll(() => holderOf(gone.mint), { timeout: 300_000 }).toBe(wallet.address);
  expect(await stateOf(leo, kept.id)).toBe("cancelled");
  expect(await holderOf(kept.mint)).toBe(await addressOf(leo));
});

test("a program that asks for texts and for keys again and again fills no table", async () => {
  const [ann, wallet] = [await game.player(), await outsideWallet()];
  const { id } = await nftOf(ann);
  for (let n = 0; n < 60; n++)
    await game.deps.limits.count("withdrawal text of one player", ann.id);
  for (let n = 0; n < 10; n++)
    await game.deps.limits.count("wallet handed over to one player", ann.id);

  expect((await asksForText(ann, id, wallet.address)).status).toBe(429);
  expect((await ann.call(exportKey, { password: "lantern-of-moss" })).status).toBe(429);
});
