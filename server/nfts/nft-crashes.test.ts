import { expect, test } from "vitest";
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
  type Trouble,
} from "./test-chain.ts";
import { doNextJob } from "./worker.ts";

const solana = troubledChain();
const game = await nftGame({ way: solana.way, works: false });
const { chain } = game.deps;

/** A worker that meets this trouble at its call with this number. Says whether it made so many. */
async function meets(trouble: Trouble, at: number): Promise<boolean> {
  let isMet = false;
  solana.troubles(({ number }) => {
    if (number !== at) return null;
    isMet = true;
    return trouble;
  });
  await Promise.race([doNextJob(game.deps), solana.death()]);
  solana.heal();
  return isMet;
}

const troubles = ["dies_before", "dies_after", "lost_before", "lost_after"] as const;

test.for(troubles)(
  "at every call of the chain: a worker whose call %s leaves exactly one NFT, paid once",
  async (trouble) => {
    let points = 0;
    let player = await game.player();
    for (let at = 1; ; at++) {
      if (at % 10 === 0) player = await game.player();
      const card = await newCardOf(player);
      const before = await treasuryOf(game);
      const answer = converts(player, card);
      await isQueued(game, card);

      const isMet = await meets(trouble, at);
      // Half of those who go on come when what was signed is too old.
      if (at % 2 === 1) await skipSlots(game, 200);
      await workOff(game);

      const { state, mint, cost } = await jobOf(game, card);
      expect({ at, state }).toEqual({ at, state: "done" });
      expect((await chain.readMint(mint))?.supply).toBe(1n);
      expect((await chain.holdersOf([mint])).get(mint)).toBe(await addressOf(player));
      expect({ at, paid: before - (await treasuryOf(game)) }).toEqual({ at, paid: BigInt(cost) });
      expect((await answer).body.nftAddress).toBe(mint);
      if (!isMet) break;
      points++;
    }
    expect(points).toBeGreaterThanOrEqual(4);
  },
);
