import { expect, test } from "vitest";
import { exportKey } from "#contract/wallet.ts";
import { burn } from "#server/adapters/chain/test-network.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { claims, generates } from "#server/trades/test-dealers.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";
import { auditChain } from "./audit.ts";
import {
  addressOf,
  converts,
  isQueued,
  newCardOf,
  nftGame,
  seedOf,
  workOff,
} from "./test-chain.ts";

const game = await nftGame({ works: false });
const { chain } = game.deps;

async function nftOf(player: ActingPlayer) {
  const id = await newCardOf(player);
  const answer = converts(player, id);
  await isQueued(game, id);
  await workOff(game);
  return { id, mint: (await answer).body.nftAddress ?? "" };
}

const brokenRules = async (seen = chain) =>
  (await auditChain({ db: game.db, chain: seen }))
    .filter(({ violations }) => violations > 0)
    .map(({ rule, example }) => ({ rule, example }));

const ONE = "every NFT is on the chain, one of each, and nobody can mint more";
const HELD = "every NFT is in one wallet, and that is its owner's";
const NOTHING_LEFT = "a conversion that failed has left nothing on the chain";

const [ann, ben] = [await game.player(), await game.player()];
const [first, second] = [await nftOf(ann), await nftOf(ann)];

test("database and chain agree, also while a card is on its way to its new owner", async () => {
  expect(await brokenRules()).toEqual([]);
  await claims(ben, (await generates(ann, second.id)).transferCode);

  expect(await brokenRules()).toEqual([]);
  await workOff(game);
  expect(await brokenRules()).toEqual([]);
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});

test("an NFT that is not on the chain is found", async () => {
  const blind = {
    ...chain,
    readMint: async (m: string) => (m === first.mint ? null : chain.readMint(m)),
  };

  expect(await brokenRules(blind)).toEqual([{ rule: ONE, example: first.id }]);
});

test("one of which somebody could mint more is found", async () => {
  const open = {
    ...chain,
    readMint: async (m: string) => {
      const read = await chain.readMint(m);
      return read && m === first.mint ? { ...read, canMintMore: true } : read;
    },
  };

  expect(await brokenRules(open)).toEqual([{ rule: ONE, example: first.id }]);
});

test("one in somebody else's wallet is found", async () => {
  const [ours, theirs] = [await addressOf(ann), await addressOf(ben)];
  const moves = async (from: string, to: string) => {
    const fromSeed = await seedOf(game, from);
    const payerSeed = null;
    await chain.send(await chain.signTransfer({ mint: first.mint, fromSeed, to, payerSeed }));
  };
  await moves(ours, theirs);

  expect(await brokenRules()).toEqual([{ rule: HELD, example: first.id }]);
  await moves(theirs, ours);
  expect(await brokenRules()).toEqual([]);
});

test("one that was destroyed is found, unless its holder outside has destroyed it", async () => {
  const cat = await game.player();
  const own = await nftOf(cat);
  const seed = await seedOf(game, await addressOf(cat));
  await cat.call(exportKey, { password: "lantern-of-moss" });
  await burn({ db: game.db, seed, mint: own.mint });
  expect((await chain.readMint(own.mint))?.supply).toBe(0n);

  expect(await brokenRules()).toEqual([]);
  const without = {
    ...chain,
    async readMint(mint: string) {
      const read = await chain.readMint(mint);
      return read && { ...read, supply: 0n };
    },
  };
  expect((await brokenRules(without)).map(({ rule }) => rule)).toEqual([ONE]);
});

test("a mint that is there although its conversion has failed is found", async () => {
  const mintSeed = new Uint8Array(32).fill(3);
  const mint = await chain.addressOf(mintSeed);
  const owner = await addressOf(ann);
  const metadata = { name: "Orphan", symbol: "TALE", uri: "https://x.example/", fields: {} };
  await chain.send(await chain.signMint({ mintSeed, owner, metadata, payerSeed: null }));
  const id = await game.db.value<string>(
    `insert into nft_jobs (owned_card_id, kind, mint, metadata, to_id, to_address, state, why,
                           ended_at)
     select id, 'mint', $2, '{}', owner_id, $3, 'failed', 'refused_by_chain', now()
       from owned_cards where owner_id = $1 and nft_address is null limit 1 returning id`,
    [ann.id, mint, owner],
  );

  expect(await brokenRules()).toEqual([{ rule: NOTHING_LEFT, example: id }]);
});

test("the database itself refuses a second mint, another address, and a job that goes back", async () => {
  const insert = (state: string) =>
    game.db.rows(
      `insert into nft_jobs (owned_card_id, kind, mint, metadata, to_id, to_address, state, ended_at)
       values ($1, 'mint', 'another', '{}', $2, 'x', $3, case when $3 = 'done' then now() end)`,
      [first.id, ann.id, state],
    );
  const change = (set: string) =>
    game.db.rows(`update owned_cards set nft_address = ${set} where id = $1`, [first.id]);

  await expect(insert("queued")).rejects.toThrow("one_mint_of_a_card");
  await expect(insert("done")).rejects.toThrow("one_mint_of_a_card");
  await expect(change("null")).rejects.toThrow("a card stays the NFT that it is");
  await expect(change("'another'")).rejects.toThrow("a card stays the NFT that it is");
  await expect(
    game.db.rows(`update owned_cards set nft_address = 'made up' where nft_address is null`),
  ).rejects.toThrow("the NFT that was minted for it");
  await expect(
    game.db.rows(`update nft_jobs set state = 'queued', ended_at = null where mint = $1`, [
      first.mint,
    ]),
  ).rejects.toThrow("does not go from done to queued");
  await expect(game.db.rows(`delete from nft_jobs`)).rejects.toThrow("never deleted");
});

test.for([
  [
    "an NFT whose way to its new owner was never queued",
    `alter table owned_cards disable trigger nft_follows_its_card;
     update owned_cards set owner_id = '${ben.id}', reason = 'trade', cause = 'trade:x',
            deck_slot = null, place = 'vault' where id = '${first.id}'`,
    "an NFT follows its card from owner to owner",
  ],
  [
    "a card that says it is becoming an NFT, and no job knows of it",
    `with card as (update owned_cards set place = 'held', deck_slot = null
                    where id = '${first.id}' returning id)
     insert into holds (owned_card_id, holder, holder_id) select id, 'nft', id from card`,
    "an open deal holds its card, and a held card is in an open deal",
  ],
  [
    "an address without a mint",
    `alter table owned_cards disable trigger nft_address_goes_on;
     update owned_cards set nft_address = 'made up'
      where id = (select id from owned_cards where nft_address is null limit 1)`,
    "an NFT was minted for its card, once",
  ],
] as const)("%s is found", async ([, change, rule]) => {
  const broken = await auditAfter(game.db, async (tx) => {
    for (const statement of change.split(";")) await tx.rows(statement);
  });

  expect(broken).toContain(rule);
});
