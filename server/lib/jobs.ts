import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { PgBoss } from "pg-boss";
import type { AgeBand } from "#game/account/age.ts";
import { patience } from "./database/open-db.ts";
import type { Tx } from "./db.ts";
import type { Log } from "./log.ts";

/** A letter about a family, and to whom. */
export type FamilyLetterWork = { playerId: string; childId: string } & (
  | { letter: "request"; requestId: string }
  | { letter: "week"; week: string }
  | { letter: "birthday"; band: AgeBand }
);

/** A change to what protects an account. */
export type ProtectionChange = "app on" | "app off" | "new codes" | "passkey" | "no passkey";

/** The work that is done after a request, and what each piece of it needs to know. */
export type JobWork = {
  "send-letter":
    | { playerId: string; letter: "verify" | "reset" }
    | { playerId: string; letter: "restore"; emailKey: string }
    | { playerId: string; letter: "new-device"; device: string; atMs: number }
    | { playerId: string; letter: "protection"; change: ProtectionChange; atMs: number };
  "send-approval-letter": {
    approvalId: string;
    letter: "question" | "reminder" | "second" | "beside" | "deleted";
  };
  "send-family-letter": FamilyLetterWork;
  "send-purchase-letter": { playerId: string; purchaseId: string } & (
    | { letter: "asked" }
    /** `time` tells one such letter about a purchase from others. */
    | { letter: "refund_failed" | "disputed"; time: string }
    | { letter: "returned"; time: string; amountCents: number }
  );
  "send-nft-letter": { playerId: string } & (
    | { letter: "asked"; withdrawalId: string }
    | { letter: "exported"; address: string; cards: number }
  );
  "send-leaving-letter": { playerId: string };
  "send-suspension-letter": { playerId: string };
  /** By its row of the log, where its words are. */
  "send-message-letter": { number: number };
  /** What another admin has done, by its row of the log. */
  "send-admin-letter": { playerId: string; number: number };
  "make-export": { playerId: string; exportId: string };
  "send-push": { notificationId: number; subscriptionId: number };
  "tidy-up": Record<string, never>;
};

export type JobName = keyof JobWork;

export type Jobs = {
  /** Saved with the transaction: it runs if and only if the transaction commits. */
  add<Name extends JobName>(tx: Tx, name: Name, work: JobWork[Name]): Promise<void>;
  /** Every job may run twice, at the same moment or after a crash: the handler must not mind. */
  handle<Name extends JobName>(
    name: Name,
    handler: (work: JobWork[Name]) => Promise<void>,
    options?: { atOnce?: number },
  ): Promise<void>;
  /**
   * Runs the job at the times of a cron expression (UTC), once over all processes. Times at which no process
   * ran are made up for once, at the next start.
   */
  repeat(name: JobName, cron: string): Promise<void>;
  /**
   * Does this in every process, with this pause in between, until the server closes. Two processes
   * may do it at once: the work must not mind. When it fails, it is logged and tried again.
   */
  keepDoing(what: string, pauseMs: number, work: () => Promise<void>): void;
  close(): Promise<void>;
};

export type AddsJobs = Pick<Jobs, "add">;

type Patience = { expireInSeconds: number; retryLimit: number; retryDelayMax?: number };

/** A mail server may be away for hours, and a parent hears of a child by a letter or not at all. */
const letter: Patience = { expireInSeconds: 60, retryLimit: 40, retryDelayMax: 10 * 60 };

/** Of every kind of job, and how patient it is. */
export const queues: Record<JobName, Patience> = {
  "send-letter": letter,
  "send-approval-letter": letter,
  "send-family-letter": letter,
  "send-purchase-letter": letter,
  "send-nft-letter": letter,
  "send-leaving-letter": letter,
  "send-suspension-letter": letter,
  "send-message-letter": letter,
  "send-admin-letter": letter,
  // A server that dies is a try, too, and until the file is there the player cannot ask for
  // another.
  "make-export": { expireInSeconds: 15 * 60, retryLimit: 20 },
  "send-push": { expireInSeconds: 60, retryLimit: 5 },
  "tidy-up": { expireInSeconds: 15 * 60, retryLimit: 2 },
};

/**
 * A process reports every few seconds that it works on a job. A job without such a report belonged
 * to a process that died, and starts again: together with the polls and the pause before a retry,
 * within a minute of the next start. A process that is only slow for a moment keeps its job.
 */
const FORSAKEN_AFTER_SECONDS = 15;
const SAY_SO_EVERY_SECONDS = 3;
const LOOK_EVERY_SECONDS = 5;
const RETRY_WITHIN_SECONDS = 20;

/** Letters that are under way when the server stops get this long; then they are sent again. */
const CLOSE_MS = 2_000;

/** Woken by a notification; full batches are followed at once by the next. */
const eager = {
  batchSize: 2,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: LOOK_EVERY_SECONDS,
  heartbeatRefreshSeconds: SAY_SO_EVERY_SECONDS,
} as const;

/** What a process does over and over, without a queue. What ends with the server is no failure. */
function openLoops(log: Log, stopping: AbortSignal) {
  const closing = new AbortController();
  const { signal } = closing;
  const loops: Promise<void>[] = [];
  const loop = async (...[what, pauseMs, work]: Parameters<Jobs["keepDoing"]>) => {
    while (!signal.aborted) {
      await work().catch((error: unknown) => {
        if (!stopping.aborted) log.error({ error }, `${what} failed and will be tried again`);
      });
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  return {
    keepDoing(...doing: Parameters<Jobs["keepDoing"]>): void {
      loops.push(loop(...doing));
    },
    async stopDoing(): Promise<void> {
      closing.abort();
      await Promise.all(loops);
    },
  };
}

async function startBoss(url: string, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    max: 2,
    schema: "jobs",
    useListenNotify: true,
    cronMonitorIntervalSeconds: 45,
    superviseIntervalSeconds: LOOK_EVERY_SECONDS,
    monitorIntervalSeconds: LOOK_EVERY_SECONDS,
    ...patience,
  });
  boss.on("error", (error) => log.error({ error }, "jobs"));
  await boss.start();
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, own] of Object.entries(queues)) {
    const options = {
      heartbeatSeconds: FORSAKEN_AFTER_SECONDS,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: RETRY_WITHIN_SECONDS,
      ...own,
      deleteAfterSeconds: 24 * 60 * 60,
      notify: true,
    };
    const queue = made.get(name);
    if (!queue) await boss.createQueue(name, options);
    // One that an earlier version has made keeps what it was made with.
    else if (!isDeepStrictEqual({ ...queue, ...options }, queue))
      await boss.updateQueue(name, options);
  }
  return boss;
}

const askedBy = (tx: Tx) => ({
  executeSql: async (sql: string, values?: unknown[]) => ({ rows: await tx.rows(sql, values) }),
});

/** For a command beside the game: the work is done by the server that runs, or by the next one. */
export const jobsBeside: AddsJobs = {
  async add(tx, name, work) {
    const own = { schema: "jobs", migrate: false, supervise: false, schedule: false };
    const boss = new PgBoss({ ...own, db: askedBy(tx) });
    try {
      await boss.start();
      await boss.send(name, work);
    } finally {
      await boss.stop({ graceful: false });
    }
  },
};

/** `stopping` tells that the server stops, which is before `close`. */
export async function openJobs(url: string, log: Log, stopping: AbortSignal): Promise<Jobs> {
  const boss = await startBoss(url, log);
  const { keepDoing, stopDoing } = openLoops(log, stopping);
  return {
    async add(tx, name, work) {
      await boss.send(name, work, { db: askedBy(tx) });
    },
    async handle(name, handler, { atOnce = 2 } = {}) {
      const options = { ...eager, localConcurrency: Math.ceil(atOnce / eager.batchSize) };
      await boss.work<JobWork[typeof name], unknown, typeof options>(name, options, (jobs) =>
        Promise.all(
          jobs.map(async ({ id, data }) => {
            try {
              await handler(data);
              return { id, status: "completed" as const };
            } catch (error) {
              if (!stopping.aborted)
                log.error({ error, job: name, id }, "a job failed and will be tried again");
              return { id, status: "failed" as const };
            }
          }),
        ),
      );
    },
    async repeat(name, cron) {
      await boss.schedule(name, cron, {}, { missed: "once" });
    },
    keepDoing,
    async close() {
      await stopDoing();
      await boss.stop({ graceful: true, timeout: CLOSE_MS });
    },
  };
}
