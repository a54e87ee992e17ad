import { expect, test } from "vitest";
import {
  addressOf,
  converts,
  faulty,
  isQueued,
  jobOf,
  newCardOf,
  nftGame,
  treasuryOf,
  workOff,
  type Fault,
} from "./test-chain.ts";
import { doNextJob } from "./worker.ts";

let fault: Fault | null = null;

const game = await nftGame({
  works: false,
  way: faulty(({ number }) => (number % 3 === 0 ? fault : null)),
});
const { chain } = game.deps;

const faults = [
  "before",
  "after",
  "dropped",
  "frozen",
  "frozen_after",
  "late",
  "too_many",
  "garbage",
  "other",
  "doubled",
] as const satisfies readonly Fault[];

test.for(faults)(
  "a network whose every third answer is %s: exactly one NFT, paid once",
  async (each) => {
    const player = await game.player();
    const card = await newCardOf(player);
    const before = await treasuryOf(game);
    const answer = converts(player, card);
    await isQueued(game, card);

    fault = each;
    for (let turn = 0; turn < 6; turn++) {
      game.wait(70_000);
      await doNextJob(game.deps);
    }
    fault = null;
    await workOff(game);

    const { state, mint, cost } = await jobOf(game, card);
    expect(state).toBe("done");
    expect((await chain.readMint(mint))?.supply).toBe(1n);
    expect((await chain.holdersOf([mint])).get(mint)).toBe(await addressOf(player));
    expect(before - (await treasuryOf(game))).toBe(BigInt(cost));
    expect((await answer).body.nftAddress).toBe(mint);
  },
);
