import { expect, test } from "vitest";
import { listHeldCards } from "#contract/collection.ts";
import { quoteConversion } from "#contract/nfts.ts";
import { LEASE_MS } from "#game/nfts/job.ts";
import { ChainError } from "#server/ports/chain.ts";
import {
  addressOf,
  converts,
  isQueued,
  jobOf,
  newCardOf,
  nftGame,
  skipSlots,
  treasuryOf,
  troubledChain,
  workOff,
} from "./test-chain.ts";
import { doNextJob } from "./worker.ts";

const solana = troubledChain();
const game = await nftGame({ way: solana.way, works: false });
const { chain } = game.deps;

/** A card whose conversion has begun, and the answer that its player waits for. */
async function asked() {
  const player = await game.player();
  const card = await newCardOf(player);
  solana.heal();
  const before = await treasuryOf(game);
  const answer = converts(player, card);
  await isQueued(game, card);
  return { player, card, before, answer };
}

/** The card is one NFT in its owner's wallet, and was paid for once. */
async function expectOne({
  player,
  card,
  before,
}: Omit<Awaited<ReturnType<typeof asked>>, "answer">) {
  const { state, mint, cost } = await jobOf(game, card);
  expect(state).toBe("done");
  expect((await chain.readMint(mint))?.supply).toBe(1n);
  expect((await chain.holdersOf([mint])).get(mint)).toBe(await addressOf(player));
  expect(before - (await treasuryOf(game))).toBe(BigInt(cost));
  const owned = (await player.cards()).find(({ id }) => id === card);
  expect(owned?.card.nftAddress).toBe(mint);
}

/**
 * The clock jumps while the work is done: a waiting player hears how the job ended, or that it has
 * not ended yet. The tests read the end in the database.
 */
async function expectAnswered(answer: ReturnType<typeof converts>) {
  const { body } = await answer;
  expect(body.success || body.pending).toBe(true);
}

const soon = 120_000;

test("a network that is down: the wish waits, whoever asked is told so, and it is done later", async () => {
  const wish = await asked();
  solana.troubles(() => "lost_before");
  for (let turn = 0; turn < 5; turn++) {
    game.wait(soon);
    await doNextJob(game.deps);
  }

  const { body } = await wish.answer;
  expect(body).toMatchObject({ success: false, pending: true });
  const { attempts, state } = await jobOf(game, wish.card);
  expect({ attempts, state }).toEqual({ attempts: 5, state: "queued" });
  solana.heal();
  await workOff(game);

  expect((await jobOf(game, wish.card)).mint).toBe(body.nftAddress);
  await expectOne(wish);
});

test("a card that waits for the network is held, and nothing else can be done with it", async () => {
  const wish = await asked();
  const [held] = (await wish.player.call(listHeldCards, {})).body;

  const moved = await wish.player.movesToDeck(wish.card);

  expect(held).toMatchObject({ id: wish.card, heldBy: "nft" });
  expect(moved.refusal.code).toBe("held");
  await workOff(game);
  await expectAnswered(wish.answer);
  await expectOne(wish);
});

test("a transaction that is lost on the way: sent again, expired, and built anew", async () => {
  const wish = await asked();
  solana.troubles(({ method }) => (method === "sendTransaction" ? "dropped" : null));
  await doNextJob(game.deps);
  const first = await jobOf(game, wish.card);
  game.wait(soon);
  await doNextJob(game.deps);
  const again = await jobOf(game, wish.card);
  expect(again).toMatchObject({ state: "submitted", signature: first.signature });
  await skipSlots(game, 200);
  game.wait(soon);
  await doNextJob(game.deps);
  const anew = await jobOf(game, wish.card);
  expect(anew.signature).not.toBe(first.signature);
  solana.heal();
  await workOff(game);

  await expectAnswered(wish.answer);
  await expectOne(wish);
});

test("a transaction that is too old when it is sent: nothing is sent twice, and it is done", async () => {
  const wish = await asked();
  let isFirst = true;
  solana.troubles(({ method }) => {
    if (method === "sendTransaction" && isFirst) {
      isFirst = false;
      return "lost_before";
    }
    return null;
  });
  await doNextJob(game.deps);
  const first = await jobOf(game, wish.card);
  await skipSlots(game, 200);
  await workOff(game);

  expect((await jobOf(game, wish.card)).signature).not.toBe(first.signature);
  await expectAnswered(wish.answer);
  await expectOne(wish);
});

test("a network that has forgotten what it did is looked at first", async () => {
  const wish = await asked();
  solana.troubles(({ method }) => (method === "sendTransaction" ? "lost_after" : null));
  await doNextJob(game.deps);
  expect((await jobOf(game, wish.card)).state).toBe("submitted");
  solana.heal();
  game.wait(soon);
  const asking: string[] = [];
  const forgetful = {
    ...chain,
    fate: async () => {
      asking.push("fate");
      return "expired" as const;
    },
    signMint: () => Promise.reject(new ChainError("refused", "this address is in use")),
  };
  await doNextJob({ ...game.deps, chain: forgetful });

  expect(asking).toEqual([]);
  await expectAnswered(wish.answer);
  await expectOne(wish);
});

test("a network that refuses what it has done already, at a node that is behind: it is done", async () => {
  const wish = await asked();
  solana.troubles(({ method }) => (method === "sendTransaction" ? "lost_after" : null));
  await doNextJob(game.deps);
  solana.heal();
  game.wait(soon);
  let isBehind = true;
  const behind = {
    ...chain,
    async readMint(mint: string) {
      const found = isBehind ? null : await chain.readMint(mint);
      isBehind = false;
      return found;
    },
    fate: async () => ({ refused: "this address is in use" }),
  };
  await doNextJob({ ...game.deps, chain: behind });

  expect((await jobOf(game, wish.card)).state).toBe("submitted");
  await workOff(game);
  await expectAnswered(wish.answer);
  await expectOne(wish);
});

test("an empty treasury: everything waits, and goes on when somebody has filled it", async () => {
  const said: string[] = [];
  const log = Object.create(game.deps.log) as typeof game.deps.log;
  log.error = ((_: object, words: string) => void said.push(words)) as typeof log.error;
  const wish = await asked();
  const poor = {
    ...chain,
    send: () => Promise.reject(new ChainError("poor", "insufficient lamports")),
    fillTreasury: () => Promise.resolve(),
  };
  for (let turn = 0; turn < 3; turn++) {
    await doNextJob({ ...game.deps, chain: poor, log });
    game.wait(31_000);
  }
  const waiting = await jobOf(game, wish.card);
  expect(waiting).toMatchObject({ error: "treasury_low" });
  expect(["queued", "submitted"]).toContain(waiting.state);
  expect(said[0]).toContain("it has to be filled");
  await skipSlots(game, 200);
  await workOff(game);

  await wish.answer;
  await expectOne(wish);
});

test("what is refused for good: the card is free again, and can be tried once more", async () => {
  const wish = await asked();
  const refusing = {
    ...chain,
    send: () => Promise.reject(new ChainError("refused", "invalid account data")),
  };
  await doNextJob({ ...game.deps, chain: refusing });

  const { body } = await wish.answer;
  expect(body).toMatchObject({ success: false, nftAddress: null });
  expect(body.message).toContain("the card is free again");
  expect((await wish.player.movesToVault(wish.card)).status).toBe(200);
  const again = converts(wish.player, wish.card);
  await expect.poll(async () => (await jobOf(game, wish.card)).state).toBe("queued");
  await workOff(game);
  await expectAnswered(again);
  await expectOne(wish);
});

test("while one worker has a job, no other one takes it; what it stores too late is not stored", async () => {
  const wish = await asked();
  solana.troubles(({ method }) => (method === "sendTransaction" ? "dies_before" : null));
  const death = solana.death();
  void doNextJob(game.deps);
  await death;
  solana.heal();
  const { signature } = await jobOf(game, wish.card);

  expect(await doNextJob(game.deps)).toBe(false);
  expect((await jobOf(game, wish.card)).signature).toBe(signature);
  game.wait(LEASE_MS + 1);
  expect(await doNextJob(game.deps)).toBe(true);
  await workOff(game);
  await wish.answer;
  await expectOne(wish);
});

test("a wallet with what the price says pays it, and one that would keep next to nothing begins nothing", async () => {
  const pays = await nftGame({ nft: { feeMode: "wallet" } });
  const player = await pays.player();
  const userCardId = await newCardOf(player);
  const quote = async () => (await player.call(quoteConversion, { userCardId })).body;
  const { lamports } = await quote();
  await pays.db.rows(
    `insert into solana_accounts (address, owner, lamports, data)
     values ($1, '11111111111111111111111111111111', $2, '')`,
    [await addressOf(player), lamports + 1_000],
  );

  expect((await quote()).refusal).toBe("Not enough SOL for the network fee");
  await pays.db.rows(`update solana_accounts set lamports = $2 where address = $1`, [
    await addressOf(player),
    lamports,
  ]);
  expect((await quote()).refusal).toBe("");
  expect((await converts(player, userCardId)).body.success).toBe(true);
});

test("a player whose own wallet pays needs enough in it, and the treasury gives nothing", async () => {
  const pays = await nftGame({ nft: { feeMode: "wallet", conversionsPerPlayerAndDay: 1 } });
  const [rich, poor] = [await pays.player(), await pays.player()];
  await pays.db.rows(
    `insert into solana_accounts (address, owner, lamports, data)
     values ($1, '11111111111111111111111111111111', 20000000, '')`,
    [await addressOf(rich)],
  );
  const before = await treasuryOf(pays);

  const refused = await converts(poor, await newCardOf(poor));
  const done = await converts(rich, await newCardOf(rich));
  const second = await converts(rich, await newCardOf(rich));

  expect(refused.refusal.message).toBe("Not enough SOL for the network fee");
  expect(done.body.success).toBe(true);
  expect(second.refusal.code).toBe("conversions_used_up");
  expect(await treasuryOf(pays)).toBe(before);
  const own = await addressOf(rich);
  const left = (await pays.deps.chain.lamportsOf([own])).get(own) ?? 0n;
  expect(left).toBeLessThan(20_000_000n - 6_000_000n);
  expect(left).toBeGreaterThan(13_000_000n);
});
