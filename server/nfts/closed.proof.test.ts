/**
 * A guardian's no, or an admin's suspension, and a card that is on its way to the chain: what has not
 * been sent stops, the card is free and nothing is paid; what has been sent is finished. The worker is
 * stopped before each of its statements, and so is the no.
 */
import { expect, test } from "vitest";
import { listHeldCards } from "#contract/collection.ts";
import { must } from "#game/lib/must.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { opens } from "#server/family/test-children.ts";
import { closers, peopleFor } from "#server/testing/closers.ts";
import { beginnings, freeCard } from "#server/testing/money-calls.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { goAhead, heldDb, hold } from "#server/testing/held.ts";
import { noLimits } from "#server/testing/changes/walk.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";
import { whyJobFailedTexts } from "#texts/en/nfts.ts";
import { sendWaiting } from "./leaving.ts";
import { findAddress } from "./queries.ts";
import {
  converts,
  isQueued,
  jobOf,
  nftGame,
  skipSlots,
  treasuryOf,
  troubledChain,
  workOff,
} from "./test-chain.ts";
import { doNextJob } from "./worker.ts";

const solana = troubledChain();
const game = await nftGame({
  way: solana.way,
  works: false,
  nft: { withdrawWaitHours: 0 },
  adjust: ({ db }) => ({ limits: noLimits, db: heldDb(db) }),
});
const { db, deps } = game;
const { chain } = deps;
const STRIDE = volumeOf(1, 6);
const GUARDIAN = "a guardian's no";

/** Cards that wait for the chain. */
const journeys: Record<string, (child: ActingPlayer) => Promise<string>> = {
  async conversion(child) {
    const cardId = await freeCard(child);
    void converts(child, cardId);
    await isQueued(game, cardId);
    return cardId;
  },
  async withdrawal(child) {
    const cardId = await journeys["conversion"]!(child);
    await workOff(game);
    const asks = await beginnings.withdrawal(game, child);
    await asks();
    await sendWaiting(deps);
    return cardId;
  },
};

/** Where the chain has it: with its owner, outside, or not at all. */
async function placeOf(child: ActingPlayer, mint: string): Promise<"nowhere" | "here" | "outside"> {
  const holder = (await chain.holdersOf([mint])).get(mint);
  if (holder === undefined) return "nowhere";
  return holder === (await findAddress(db, child.id)) ? "here" : "outside";
}

const heldOf = async (cardId: string) =>
  (
    await db.maybe<{ holder: string }>(`select holder from holds where owned_card_id = $1`, [
      cardId,
    ])
  )?.holder ?? null;

const outcomes: Record<string, Record<string, object>> = {
  conversion: {
    done: { place: "here", held: null, isPaid: true },
    failed: { place: "nowhere", held: null, isPaid: false },
  },
  withdrawal: {
    done: { place: "outside", held: "external", isPaid: true },
    failed: { place: "here", held: null, isPaid: false },
  },
};

const onOneOf = (states: readonly string[]): unknown =>
  expect.toSatisfy((state: string) => states.includes(state));

type Ended = {
  journey: string;
  child: ActingPlayer;
  cardId: string;
  before: string | null;
  /** Of the job, when the no was answered. */
  stateThen: string;
  treasury: bigint;
};

async function expectWhole({ journey, child, cardId, before, stateThen, treasury }: Ended) {
  await workOff(game);
  const { state, mint, why } = await jobOf(game, cardId);
  const place = await placeOf(child, mint);
  const isPaid = (await treasuryOf(game)) < treasury;
  // What had been signed may go either way; all else was over with the answer.
  expect({ before, stateThen }).toEqual({ before, stateThen: onOneOf(["submitted", state]) });
  expect({ before, place, held: await heldOf(cardId), isPaid }).toEqual({
    before,
    ...must(outcomes[journey]?.[state], `outcome of ${state}`),
  });
  expect(why).toBe(state === "failed" ? "wallet_closed" : null);
  return state;
}

const ways = Object.keys(journeys).flatMap((journey) =>
  Object.keys(closers).flatMap((closer) =>
    (["worker", "closer"] as const).map((whoIsHeld) => [journey, closer, whoIsHeld] as const),
  ),
);

test.for(ways)(
  "a %s and %s, the %s held: sent or stopped",
  async ([journey, closer, whoIsHeld]) => {
    const met = new Set<string>();
    for (let statement = 0; ; statement += STRIDE) {
      const people = await peopleFor(game, closer);
      const { child } = people;
      const cardId = await journeys[journey]!(child);
      const treasury = await treasuryOf(game);
      const closes = async () => {
        expect((await closers[closer]!(game, people)).status).toBe(200);
        return (await jobOf(game, cardId)).state;
      };
      const works = () => doNextJob(deps);
      const [first, second] = whoIsHeld === "worker" ? [works, closes] : [closes, works];
      const held = hold<unknown>(statement, first);
      const before = await held.stopped;
      const other: Promise<unknown> = second();
      await goAhead(db, other);
      held.release();
      const answers = await Promise.all([held.answer, other]);
      const stateThen = String(answers[whoIsHeld === "worker" ? 1 : 0]);
      met.add(await expectWhole({ journey, child, cardId, before, stateThen, treasury }));
      if (before === null) break;
    }
    // Otherwise the story would tell of one half of it only.
    expect([...met].toSorted((a, b) => a.localeCompare(b))).toEqual(["done", "failed"]);
    expect(await auditAfter(db, async () => {})).toEqual([]);
  },
);

test("what stopped is told, costs nothing of the day, and can be asked for once more", async () => {
  const people = await peopleFor(game, GUARDIAN);
  const { child } = people;
  const cardId = await freeCard(child);
  const answer = converts(child, cardId);
  await isQueued(game, cardId);

  await closers[GUARDIAN]!(game, people);

  expect((await answer).body).toEqual({
    success: false,
    message: whyJobFailedTexts.wallet_closed,
    nftAddress: null,
  });
  expect((await child.call(listHeldCards, {})).body).toEqual([]);
  const titles = await db.rows(`select code from notifications where player_id = $1`, [child.id]);
  expect(titles).toContainEqual({ code: "mint_failed" });

  await opens(game, child, ["wallet"]);
  const again = converts(child, cardId);
  await expect.poll(async () => (await jobOf(game, cardId)).state).toBe("queued");
  // The clock jumps: the answer may come before the work is over, and says then that it goes on.
  await workOff(game);
  const { state, mint } = await jobOf(game, cardId);
  expect(state).toBe("done");
  expect((await again).body.nftAddress).toBe(mint);
  expect((await chain.readMint(mint))?.supply).toBe(1n);
});

test("what was signed, and is known never to have happened, is not signed once more", async () => {
  const people = await peopleFor(game, GUARDIAN);
  const cardId = await journeys["conversion"]!(people.child);
  const treasury = await treasuryOf(game);
  solana.troubles(({ method }) => (method === "sendTransaction" ? "dropped" : null));
  await doNextJob(deps);
  solana.heal();

  await closers[GUARDIAN]!(game, people);
  expect((await jobOf(game, cardId)).state).toBe("submitted");
  await skipSlots(game, 200);
  await workOff(game);

  const { state, why, mint } = await jobOf(game, cardId);
  expect({ state, why }).toEqual({ state: "failed", why: "wallet_closed" });
  expect(await chain.readMint(mint)).toBe(null);
  expect([await heldOf(cardId), await treasuryOf(game)]).toEqual([null, treasury]);
});

test("and what was sent before the no is finished", async () => {
  const people = await peopleFor(game, GUARDIAN);
  const cardId = await journeys["conversion"]!(people.child);
  solana.troubles(({ method }) => (method === "sendTransaction" ? "lost_after" : null));
  await doNextJob(deps);
  solana.heal();

  await closers[GUARDIAN]!(game, people);
  await workOff(game);

  const { state, mint } = await jobOf(game, cardId);
  expect([state, (await chain.readMint(mint))?.supply]).toEqual(["done", 1n]);
});
