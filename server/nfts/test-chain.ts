/** A game whose chain does what a test wants, at each call, and whose workers do what a test asks for. */
import { vi } from "vitest";
import type { ChainSurroundings } from "#server/adapters/chain/open-chain.ts";
import type { Deps } from "#server/lib/deps.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { convertToNft } from "#contract/nfts.ts";
import { walletInfo } from "#contract/wallet.ts";
import { must } from "#game/lib/must.ts";
import type { NftSettings } from "#game/nfts/settings.ts";
import { nftsOf, standardSettings } from "#game/settings/settings.ts";
import { seedOfWallet } from "#server/wallet/service.ts";
import { doNextJob } from "./worker.ts";

export { faulty, type Fault } from "#server/adapters/chain/test-faults.ts";

type Way = NonNullable<ChainSurroundings["way"]>;
type Transport = ReturnType<Way>;

/**
 * What goes wrong with a call: the connection breaks before or after it did its work; it is
 * answered, and nothing was done; or the caller dies, before or after it, and does nothing more.
 */
export type Trouble = "lost_before" | "lost_after" | "dropped" | "dies_before" | "dies_after";

type Call = { method: string; number: number };
type Troubling = (call: Call) => Trouble | null;

const hasNone: Troubling = () => null;

export function troubledChain() {
  let trouble: Troubling = hasNone;
  let calls = 0;
  let died: (() => void) | null = null;
  const methods: string[] = [];
  const never = () => {
    died?.();
    return new Promise<never>(() => {});
  };
  const way: Way =
    (transport: Transport): Transport =>
    async (asked) => {
      const { id, method } = asked.payload as { id: unknown; method: string };
      methods.push(method);
      const found = trouble({ method, number: ++calls });
      if (found === "lost_before") throw new TypeError("fetch failed: connection refused");
      if (found === "dies_before") return never();
      if (found === "dropped") return { jsonrpc: "2.0", id, result: "1".repeat(64) };
      const answer = await transport(asked);
      if (found === "lost_after") throw new TypeError("fetch failed: socket hang up");
      return found === "dies_after" ? never() : answer;
    };
  return {
    way,
    methods,
    /** From the next call on, which is number one. */
    troubles(next: Troubling): void {
      calls = 0;
      trouble = next;
    },
    heal(): void {
      trouble = hasNone;
    },
    /** Resolves when a caller dies at a call. */
    death: () => new Promise<"died">((resolve) => (died = () => resolve("died"))),
  };
}

type Options = {
  way?: Way;
  /** False: jobs are done when the test says so. */
  works?: boolean;
  nft?: Partial<NftSettings>;
  adjust?: (deps: Deps) => Partial<Deps>;
};

/** Its days have room for as many conversions as there are in the file. */
const generous = { conversionsPerPlayerAndDay: 1_000, treasurySolPerDay: 100 };

export const nftGame = ({ way, works = true, nft, adjust }: Options = {}) =>
  testGame({
    ...(way && { wayToChain: way }),
    adjust: (deps) => ({
      nft: { ...nftsOf(standardSettings), ...generous, ...nft },
      ...(!works && withoutWorkers(deps)),
      ...adjust?.(deps),
    }),
  });

export type NftGame = Awaited<ReturnType<typeof nftGame>>;

/** A call of these would meet the trouble that a test has planned for a worker of its own. */
const askTheChain = new Set([
  "cards on their way on the chain",
  "cards that leave for outside wallets",
  "cards that come back",
  "what the treasury has left",
  "balances that somebody looks at",
]);

const withoutWorkers = ({ jobs, nudges }: Deps): Partial<Deps> => ({
  jobs: {
    ...jobs,
    keepDoing(what, ...rest) {
      if (!askTheChain.has(what)) jobs.keepDoing(what, ...rest);
    },
  },
  nudges: {
    ...nudges,
    listen: (about, onNudge) => (about === "nft-jobs" ? () => {} : nudges.listen(about, onNudge)),
  },
});

const LONGER_THAN_ANY_WAIT_MS = 120_000;

/** Does everything that is due until nothing is left, however long jobs would like to wait. */
export async function workOff({ deps, db, wait }: Pick<NftGame, "deps" | "db" | "wait">) {
  for (let turn = 0; turn < 60; turn++) {
    wait(LONGER_THAN_ANY_WAIT_MS);
    while (await doNextJob(deps));
    const open = await db.maybe(
      `select from nft_jobs where state in ('queued', 'submitted') limit 1`,
    );
    if (!open) return;
  }
}

/** Lets this many slots go by without waiting for them. */
export const skipSlots = ({ db }: Pick<NftGame, "db">, slots: number) =>
  db.rows(`update solana_network set skipped_slots = skipped_slots + $1`, [slots]);

export const treasuryOf = async ({ deps: { chain } }: Pick<NftGame, "deps">): Promise<bigint> =>
  (await chain.lamportsOf([chain.treasury])).get(chain.treasury) ?? 0n;

export const addressOf = async (player: ActingPlayer): Promise<string> =>
  must((await player.call(walletInfo, {})).body.publicKey, "a wallet");

export const converts = (player: ActingPlayer, userCardId: string) =>
  player.call(convertToNft, { userCardId });

/** The secret of one of the game's wallets. */
export const seedOf = ({ deps }: Pick<NftGame, "deps">, address: string) =>
  seedOfWallet(deps, address);

/** A player's free card; each call another one. */
export async function newCardOf(player: ActingPlayer): Promise<string> {
  const cards = await player.cards();
  const free = cards.find(({ id, card }) => card.nftAddress === null && !given.has(id));
  const { id } = must(free, "a card that no test has had");
  given.add(id);
  return id;
}

/** Waits until the job for this card is stored. */
export const isQueued = ({ db }: Pick<NftGame, "db">, ownedCardId: string) =>
  vi.waitUntil(
    () => db.maybe(`select 1 as is from nft_jobs where owned_card_id = $1 limit 1`, [ownedCardId]),
    { timeout: 10_000, interval: 10 },
  );

const given = new Set<string>();

export const jobOf = ({ db }: Pick<NftGame, "db">, ownedCardId: string) =>
  db.one<{
    state: string;
    mint: string;
    signature: string | null;
    attempts: number;
    error: string;
    why: string | null;
    cost: number;
  }>(
    `select state, mint, signature, attempts, error, why, cost_lamports as cost from nft_jobs
      where owned_card_id = $1 order by position desc limit 1`,
    [ownedCardId],
  );
