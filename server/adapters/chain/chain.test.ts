import { randomBytes } from "node:crypto";
import type { Address } from "@solana/kit";
import { expect, test } from "vitest";
import { ChainError, type CardMetadata } from "#server/ports/chain.ts";
import { testGame } from "#server/testing/test-game.ts";
import { rpcOver } from "./client.ts";
import { openEmbeddedChain } from "./embedded/embedded-chain.ts";
import { giveAside, openAccounts, setLamports, skipSlots } from "./test-network.ts";
import { inProcess } from "./transport.ts";

const { db, deps } = await testGame();
const { chain } = deps;

/** What the network sets aside for a mint and the account of its token, and two signatures. */
const MINT_COST = 6_329_680n;

const metadata: CardMetadata = {
  name: "Ember Drake",
  symbol: "CARD",
  uri: "https://play.example.com/api/nft/0192f5c0-7d1c-7c3e-9a55-000000000001.json",
  fields: { rarity: "legendary", element: "fire", attack: "88", defense: "71" },
};

const treasuryLamports = async () =>
  (await chain.lamportsOf([chain.treasury])).get(chain.treasury) ?? 0n;

async function somebody() {
  const seed = randomBytes(32);
  return { seed, address: await chain.addressOf(seed) };
}

async function minted(owner: string) {
  const mintSeed = randomBytes(32);
  const mint = await chain.addressOf(mintSeed);
  const signed = await chain.signMint({ mintSeed, owner, metadata, payerSeed: null });
  await chain.send(signed);
  return { mint, mintSeed, signed };
}

const codeOf = (error: unknown) => (error instanceof ChainError ? error.code : error);
const failure = (promise: Promise<unknown>) => promise.then(() => "nothing failed", codeOf);

test("a card is minted once, to the lamport: one token, and nobody can make another", async () => {
  const owner = await somebody();
  const before = await treasuryLamports();

  const { mint, signed } = await minted(owner.address);

  expect(await chain.readMint(mint)).toEqual({
    supply: 1n,
    canMintMore: false,
    name: metadata.name,
    uri: metadata.uri,
    fields: metadata.fields,
  });
  expect(await chain.holdersOf([mint])).toEqual(new Map([[mint, owner.address]]));
  expect(before - (await treasuryLamports())).toBe(MINT_COST);
  expect(await chain.mintCost(metadata)).toBe(MINT_COST);
  expect(await chain.fate(signed)).toBe("confirmed");
});

test("the same bytes sent again change nothing, and the same mint again is refused", async () => {
  const owner = await somebody();
  const { mint, mintSeed, signed } = await minted(owner.address);
  const after = await treasuryLamports();

  await chain.send(signed);
  // With the blockhash of the same moment they would be the same bytes again.
  await skipSlots(db, 1);
  const again = await chain.signMint({
    mintSeed,
    owner: owner.address,
    metadata,
    payerSeed: null,
  });

  expect(await failure(chain.send(again))).toBe("refused");
  expect(await treasuryLamports()).toBe(after);
  expect((await chain.readMint(mint))?.supply).toBe(1n);
});

test("a token goes on by its owner's key, the emptied account's lamports come back", async () => {
  const [seller, buyer, thief] = [await somebody(), await somebody(), await somebody()];
  const { mint } = await minted(seller.address);
  const before = await treasuryLamports();
  const wanted = { mint, to: buyer.address, payerSeed: null };

  const stolen = chain.signTransfer({ ...wanted, fromSeed: thief.seed });
  expect(await failure(stolen.then((signed) => chain.send(signed)))).toBe("refused");
  await chain.send(await chain.signTransfer({ ...wanted, fromSeed: seller.seed }));

  expect(await chain.holdersOf([mint])).toEqual(new Map([[mint, buyer.address]]));
  expect(before - (await treasuryLamports())).toBe(10_000n);
});

test("a token in another account that was made over to a wallet is not in that wallet", async () => {
  const [giver, player] = [await somebody(), await somebody()];
  const { mint } = await minted(giver.address);

  await giveAside({ db, seed: giver.seed, mint }, player.address);

  expect(await chain.holdersOf([mint])).toEqual(new Map());
});

test("the holder is found among any number of empty accounts", async () => {
  const [seller, buyer] = [await somebody(), await somebody()];
  const { mint } = await minted(seller.address);
  await openAccounts({ db, seed: seller.seed, mint }, 21);
  const wanted = { mint, fromSeed: seller.seed, to: buyer.address, payerSeed: null };

  await chain.send(await chain.signTransfer(wanted));

  expect(await chain.holdersOf([mint])).toEqual(new Map([[mint, buyer.address]]));
});

test("the game's own network has no list of accounts for what is no mint, as a node has none", async () => {
  const rpc = rpcOver(inProcess(await openEmbeddedChain(db)));
  const { mint } = await minted((await somebody()).address);
  const list = (address: string) => rpc.getTokenLargestAccounts(address as Address).send();

  expect((await list(mint)).value).toHaveLength(1);
  await expect(list(chain.treasury)).rejects.toThrow("not a Token mint");
  await expect(list((await somebody()).address)).rejects.toThrow("could not find account");
});

test("what is not sent in time expires, and is refused when it comes after all", async () => {
  const owner = await somebody();
  const mintSeed = randomBytes(32);
  const wanted = { mintSeed, owner: owner.address, metadata, payerSeed: null };
  const signed = await chain.signMint(wanted);
  expect(await chain.fate(signed)).toBe("pending");

  await skipSlots(db);

  expect(await chain.fate(signed)).toBe("expired");
  expect(await failure(chain.send(signed))).toBe("unsure");
  await chain.send(await chain.signMint(wanted));
  expect((await chain.readMint(await chain.addressOf(mintSeed)))?.supply).toBe(1n);
});

test("a payer with too little is poor, with nothing at all too", async () => {
  const player = await somebody();
  const wanted = { owner: player.address, metadata, payerSeed: player.seed };
  const mint = async () =>
    chain.send(await chain.signMint({ mintSeed: randomBytes(32), ...wanted }));

  expect(await failure(mint())).toBe("poor");
  await db.rows(
    `insert into solana_accounts (address, owner, lamports, data)
     values ($1, '11111111111111111111111111111111', 1000000, '')`,
    [player.address],
  );
  expect(await failure(mint())).toBe("poor");
  await setLamports(db, player.address, 20_000_000);
  await mint();

  expect((await chain.lamportsOf([player.address])).get(player.address)).toBe(
    20_000_000n - MINT_COST - 5_000n,
  );
});

test("an explorer finds wallets, mints and transactions, and nothing where nothing is", async () => {
  const owner = await somebody();
  const nobody = await somebody();
  const { mint, signed } = await minted(owner.address);

  expect(await chain.account(owner.address)).toEqual({
    kind: "wallet",
    lamports: 0n,
    mints: [mint],
  });
  expect(await chain.account(mint)).toMatchObject({ kind: "mint" });
  expect(await chain.account(nobody.address)).toBeNull();
  const [newest] = await chain.transactionsOf(mint, 5);
  expect(newest).toMatchObject({ signature: signed.signature, failed: false });
  const transaction = await chain.transaction(signed.signature);
  expect(transaction).toMatchObject({ feeLamports: 10_000n, failed: false });
  expect(transaction?.logs.length).toBeGreaterThan(5);
  expect(await chain.readMint(owner.address)).toBeNull();
  expect(await chain.holdersOf([owner.address])).toEqual(new Map());
});

test("two processes have one network: one mints, the other sees it and sends it on", async () => {
  const { deps: first, another } = await testGame();
  const { deps: second } = await another();
  const seller = randomBytes(32);
  const [from, to] = [await first.chain.addressOf(seller), (await somebody()).address];
  const mintSeed = randomBytes(32);
  const mint = await first.chain.addressOf(mintSeed);

  const signed = await first.chain.signMint({ mintSeed, owner: from, metadata, payerSeed: null });
  await Promise.all([first.chain.send(signed), second.chain.send(signed)]);
  const transfer = { mint, fromSeed: seller, to, payerSeed: null };
  await second.chain.send(await second.chain.signTransfer(transfer));

  expect(second.chain.treasury).toBe(first.chain.treasury);
  expect(await first.chain.holdersOf([mint])).toEqual(new Map([[mint, to]]));
});

test("many at once, from two processes: every one is there once, and paid for once", async () => {
  const { deps: first, another } = await testGame();
  const { deps: second } = await another();
  const owner = (await somebody()).address;
  const lamports = async () =>
    (await first.chain.lamportsOf([first.chain.treasury])).get(first.chain.treasury) ?? 0n;
  const before = await lamports();
  const seeds = Array.from({ length: 20 }, () => randomBytes(32));

  await Promise.all(
    seeds.map(async (mintSeed, i) => {
      const { chain: one } = i % 2 === 0 ? first : second;
      await one.send(await one.signMint({ mintSeed, owner, metadata, payerSeed: null }));
    }),
  );

  const mints = await Promise.all(seeds.map((seed) => first.chain.addressOf(seed)));
  expect((await first.chain.holdersOf(mints)).size).toBe(seeds.length);
  expect(before - (await lamports())).toBe(BigInt(seeds.length) * MINT_COST);
});

test("only who holds the key of an address can have signed a text", async () => {
  const { subtle } = crypto;
  const pair = await subtle.generateKey("Ed25519", true, ["sign", "verify"]);
  const { privateKey } = pair as { privateKey: Parameters<typeof subtle.sign>[1] };
  const jwk = await subtle.exportKey("jwk", privateKey);
  const address = await chain.addressOf(Buffer.from(jwk.d ?? "", "base64url"));
  const text = new TextEncoder().encode("It is me.");
  const signature = new Uint8Array(await subtle.sign("Ed25519", privateKey, text));

  expect(await chain.verifySignature(address, text, signature)).toBe(true);
  expect(await chain.verifySignature(address, text.subarray(1), signature)).toBe(false);
  expect(await chain.verifySignature((await somebody()).address, text, signature)).toBe(false);
  expect(await chain.verifySignature("nobody", text, signature)).toBe(false);
  expect(await chain.verifySignature(address, text, signature.subarray(1))).toBe(false);
});

test("a key that is taken along says its address", async () => {
  const { seed, address } = await somebody();

  const { base58, json } = await chain.portableKey(seed);

  const bytes = Uint8Array.from(JSON.parse(json) as number[]);
  expect(bytes).toHaveLength(64);
  expect(await chain.addressOf(bytes.subarray(0, 32))).toBe(address);
  expect(base58).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/);
});
