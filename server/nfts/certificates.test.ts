import sharp from "sharp";
import { expect, test } from "vitest";
import * as contract from "#contract/nfts.ts";
import { ChainError } from "#server/ports/chain.ts";
import { claims, generates } from "#server/trades/test-dealers.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";
import { addressOf, converts, isQueued, newCardOf, nftGame } from "./test-chain.ts";

let isAway = false;
let isPublic = false;

const game = await nftGame({
  adjust: ({ chain }) => ({
    chain: {
      ...chain,
      get network() {
        return { ...chain.network, isOwn: !isPublic };
      },
      readMint: (mint) =>
        isAway ? Promise.reject(new ChainError("away", "gone")) : chain.readMint(mint),
    },
  }),
});
const visitor = game.visitor();

const certificateOf = async (mint: string) =>
  (await visitor.call(contract.nftCertificate, { mint })).body;

async function nftOf(player: ActingPlayer, id: string) {
  return (await converts(player, id)).body.nftAddress ?? "";
}

test("a certificate says who made the card, from which words, whose it was, and what the chain says", async () => {
  const [ann, ben] = [await game.player(), await game.player()];
  const made = await ann.creates("a fox made of northern lights");
  expect(made.status).toBe(200);
  const own = await expect
    .poll(
      async () => (await ann.cards()).find(({ card }) => card.imageUrl.startsWith("/pictures/")),
      { timeout: 300_000 },
    )
    .toBeDefined()
    .then(async () =>
      (await ann.cards()).find(({ card }) => card.imageUrl.startsWith("/pictures/")),
    );
  const id = own?.id ?? "";
  const mint = await nftOf(ann, id);
  await claims(ben, (await generates(ann, id)).transferCode);
  const { chain } = game.deps;
  await expect
    .poll(async () => (await chain.holdersOf([mint])).get(mint), { timeout: 300_000 })
    .toBe(await addressOf(ben));

  const certificate = await certificateOf(mint);

  expect(certificate).toMatchObject({
    mint,
    network: "devnet",
    isOwnNetwork: true,
    embedded: true,
    state: "in_game",
    card: { id: own?.cardId, nftAddress: mint },
    maker: { name: ann.username, words: "a fox made of northern lights" },
    owners: [
      { name: ann.username, how: "Your own creation" },
      { name: ben.username, how: "Gift received" },
    ],
    onChain: {
      supply: 1,
      canMintMore: false,
      holder: await addressOf(ben),
      holderName: ben.username,
      uri: `${game.deps.publicUrl}/api/nft/${mint}.json`,
    },
  });
  expect(certificate.signature).toMatch(/^\w{64,88}$/);

  // A moderator takes the card's words away.
  await game.db.rows(`update cards set image_url = '/api/art/forgotten.svg' where id = $1`, [
    own?.cardId,
  ]);
  expect((await certificateOf(mint)).maker).toMatchObject({ name: ann.username, words: null });
});

test("who may not share is named by nobody, and not quoted", async () => {
  const child = await game.player({ born: null });
  await game.db.rows(`update players set age_band = 'adult' where id = $1`, [child.id]);
  const mint = await nftOf(child, await newCardOf(child));
  await game.db.rows(
    `update players set age_band = 'child', age_last_month = '2099-01' where id = $1`,
    [child.id],
  );

  const { owners, maker, onChain } = await certificateOf(mint);

  expect(owners.map(({ name }) => name)).toEqual(["A player"]);
  expect(maker.name).toBeNull();
  expect(onChain?.holderName).toBe("A player");
  expect(JSON.stringify(await certificateOf(mint))).not.toContain(child.username);
});

test("a chain that does not answer leaves out what it would say; an unknown NFT has no page", async () => {
  const cat = await game.player();
  const mint = await nftOf(cat, await newCardOf(cat));
  isAway = true;

  const { onChain, state } = await certificateOf(mint);
  isAway = false;
  const unknown = await visitor.call(contract.nftCertificate, { mint: "1".repeat(32) });

  expect({ onChain, state }).toEqual({ onChain: null, state: "in_game" });
  expect(unknown.refusal.code).toBe("no_certificate");
  expect((await certificateOf(mint)).onChain?.supply).toBe(1);
});

test("metadata and picture are there for every site, and a browser need not read them twice", async () => {
  const dan = await game.player();
  const mint = await nftOf(dan, await newCardOf(dan));
  const get = (ending: string, headers: Record<string, string> = {}) =>
    game.app.inject({ method: "GET", url: `/api/nft/${mint}.${ending}`, headers });

  const [json, png] = [await get("json"), await get("png")];

  expect(json.headers["access-control-allow-origin"]).toBe("*");
  expect(png.headers["access-control-allow-origin"]).toBe("*");
  const { image, attributes, external_url: page } = json.json();
  expect(image).toBe(`${game.deps.publicUrl}/api/nft/${mint}.png`);
  expect(page).toBe(`${game.deps.publicUrl}/nft/${mint}`);
  expect(attributes.map(({ trait_type: trait }: { trait_type: string }) => trait)).toEqual([
    "rarity",
    "element",
    "attack",
    "defense",
    "speed",
  ]);
  expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: "png", width: 500 });
  for (const first of [json, png]) {
    const ending = first === json ? "json" : "png";
    const again = await get(ending, { "if-none-match": String(first.headers["etag"]) });
    expect(again.statusCode).toBe(304);
  }
  expect((await game.app.inject({ url: `/api/nft/${"1".repeat(44)}.json` })).statusCode).toBe(404);
});

test("they are there while the card is being minted", async () => {
  const slow = await nftGame({ works: false });
  const eve = await slow.player();
  const card = await newCardOf(eve);
  const asked = converts(eve, card);
  await isQueued(slow, card);
  const mint = await slow.db.value<string>(`select mint from nft_jobs where owned_card_id = $1`, [
    card,
  ]);

  const json = await slow.app.inject({ url: `/api/nft/${mint}.json` });
  const { body } = await slow.visitor().call(contract.nftCertificate, { mint });

  expect(json.statusCode).toBe(200);
  expect(body).toMatchObject({ state: "minting", onChain: null, card: { nftAddress: null } });
  slow.wait(30_000);
  expect((await asked).body.pending).toBe(true);
});

test("the explorer knows wallets, mints and transactions, and what it does not know", async () => {
  const fay = await game.player();
  const card = await newCardOf(fay);
  const mint = await nftOf(fay, card);
  const explore = async (what: string) => (await visitor.call(contract.explore, { what })).body;

  const [wallet, token] = [await explore(await addressOf(fay)), await explore(mint)];
  const { signature } = await certificateOf(mint);
  const transaction = await explore(signature ?? "");

  const name = (await fay.cards()).find(({ id }) => id === card)?.card.name;
  expect(wallet).toMatchObject({ kind: "wallet", tokens: [{ mint, name }] });
  expect(token).toMatchObject({ kind: "mint", transactions: [{ signature, failed: false }] });
  expect(transaction).toMatchObject({ kind: "transaction", transactions: [{ fee: 10_000 }] });
  expect(transaction.transactions[0]?.logs?.length).toBeGreaterThan(3);
  expect((await explore(mint.replace(/.$/, mint.endsWith("2") ? "3" : "2"))).kind).toBe("nothing");
  expect((await visitor.call(contract.explore, { what: "1".repeat(44) })).status).toBe(400);
  isPublic = true;
  expect((await explore(await addressOf(fay))).kind).toBe("nothing");
});
