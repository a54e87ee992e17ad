/** What the metrics are made of. The game and the chain are looked at rarely, however many read them. */
import { setTimeout as sleep } from "node:timers/promises";
import { coinsOfToday } from "#server/economy/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import { queues } from "#server/lib/jobs.ts";
import { isKnown, listChecks, type CheckRow } from "./check-queries.ts";
import * as queries from "./queries.ts";
import type { AuditResult } from "./regular-checks.ts";
import { chainNow, diskFreeBytes } from "./system.ts";

/** Null: it could not be seen soon. */
export type Numbers = {
  pool: ReturnType<Deps["poolNow"]>;
  sockets: number;
  diskFreeBytes: number | null;
  game: Awaited<ReturnType<typeof lookAtGame>> | null;
  chain: Awaited<ReturnType<typeof chainNow>> | null;
};

export function openNumbers(deps: Deps): () => Promise<Numbers> {
  const failed = (error: unknown) => deps.log.warn({ error }, "the metrics could not be read");
  const game = nowAndThen(() => lookAtGame(deps), failed);
  const chain = nowAndThen(() => chainNow(deps), failed);
  return async () => {
    const seen = await Promise.all([game(), chain(), diskFreeBytes(deps)]);
    return {
      pool: deps.poolNow(),
      sockets: deps.sockets.count(),
      game: seen[0],
      chain: seen[1],
      diskFreeBytes: seen[2],
    };
  };
}

const LOOK_EVERY_MS = 15_000;
const SOON_MS = 2_000;

function nowAndThen<T>(look: () => Promise<T>, failed: (error: unknown) => void) {
  let lookedAtMs = -Infinity;
  let seen: Promise<T | null>;
  return (): Promise<T | null> => {
    if (performance.now() - lookedAtMs >= LOOK_EVERY_MS) {
      lookedAtMs = performance.now();
      seen = look().catch((error: unknown) => {
        failed(error);
        return null;
      });
    }
    return Promise.race([seen, sleep(SOON_MS, null, { ref: false })]);
  };
}

async function lookAtGame(deps: Deps) {
  const { db, now } = deps;
  const nowMs = now();
  const [jobs, others, { running }, money, checks, coins] = await Promise.all([
    queries.listJobQueues(db),
    queries.findOtherQueues(db, new Date(nowMs)),
    queries.countRunningDuels(db),
    queries.sumMoney(db),
    listChecks(db),
    coinsOfToday(deps),
  ]);
  const audit = checks.find(({ name }) => name === "audit")?.result as AuditResult | null;
  return {
    queues: [...withEmptyOnes(jobs), ...otherQueues(others, nowMs)],
    duels: running,
    money: [...noMoney, ...money],
    coins,
    checks: withAges(deps, checks),
    violations: audit?.violations ?? null,
  };
}

/** So that no provider is missing; a row of the database comes after its own. */
const noMoney = ["emulator", "stripe_test", "stripe_live"].map((provider) => ({
  provider,
  paidCents: 0,
  refundedCents: 0,
}));

const withEmptyOnes = (rows: readonly queries.WaitingRow[]): queries.WaitingRow[] =>
  Object.keys(queues).map(
    (queue) =>
      rows.find((row) => row.queue === queue) ?? { queue, waiting: 0, oldestSeconds: 0, failed: 0 },
  );

const otherQueues = (
  found: Awaited<ReturnType<typeof queries.findOtherQueues>>,
  nowMs: number,
): queries.WaitingRow[] => [
  {
    queue: "cards",
    waiting: found.cards,
    oldestSeconds: secondsSince(found.cardsSince, nowMs),
    failed: 0,
  },
  {
    queue: "chain",
    waiting: found.chain,
    oldestSeconds: secondsSince(found.chainSince, nowMs),
    failed: found.chainFailed,
  },
];

const secondsSince = (since: Date, nowMs: number) => Math.max(0, nowMs - since.getTime()) / 1000;

/**
 * Before the first one, or where its moment is not known, the age is that of the game; a backup that is
 * switched off has none.
 */
function withAges({ now, settings, settingsSource }: Deps, checks: readonly CheckRow[]) {
  const nowMs = now();
  const firstStart = new Date(settingsSource.firstStartMs);
  return checks
    .filter(({ name }) => name !== "backup" || settings.automaticBackups)
    .map(({ name, doneAt, failure }) => ({
      name,
      ageSeconds: secondsSince(doneAt && isKnown(doneAt, nowMs) ? doneAt : firstStart, nowMs),
      failed: Number(failure !== null),
    }));
}
