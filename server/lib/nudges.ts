/**
 * Nudges: something has changed, ask again. They travel by PostgreSQL's LISTEN and NOTIFY, so that
 * all processes of the game hear them. What a nudge is about is written and read in this file only.
 */
import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import type { LiveNoun, ServerMessage } from "#contract/live.ts";
import { CHANNEL } from "./database/nudge-sender.ts";
import { patience } from "./database/open-db.ts";
import { ownConnection } from "./database/own-connection.ts";
import type { Tx } from "./db.ts";

/** What a nudge can be about. */
export type Nudge =
  /** Every tab of this player asks for the noun again. */
  | { about: "player"; playerId: string; noun: LiveNoun }
  /** Who is signed in as this player, or with which role, may have changed. */
  | { about: "sessions"; playerId: string }
  /** A player was promised a card: a worker that is free makes it. */
  | { about: "promise" }
  /** Something has to happen on the chain; sent by the database itself, for every new job. */
  | { about: "nft-jobs" }
  /** The payment provider has other keys. */
  | { about: "payment-keys" }
  /** An admin has changed a setting. */
  | { about: "settings" }
  /** Whatever is kept in memory is to be forgotten. */
  | { about: "caches" }
  /** A process of the game is here. */
  | { about: "process"; process: string }
  /** A process has moved these duels on; by their ids, to which version. `over`: all have ended. */
  | { about: "duels"; process: string; versions: Record<string, number>; over: boolean }
  /** Whether this player of a duel can be reached, as far as one process knows. */
  | { about: "presence"; duelId: string; playerId: string; isHere: boolean }
  /** Carries the whole emote: it is not stored, so a browser could not fetch it. */
  | ({ about: "emote"; playerId: string } & Omit<Emote, "kind">);

type Emote = Extract<ServerMessage, { kind: "emote" }>;

type NudgeAbout<About extends Nudge["about"]> = Extract<Nudge, { about: About }>;

export type Nudges = {
  /** Calls back at every such nudge; returns the function that ends it. */
  listen<About extends Nudge["about"]>(
    about: About,
    onNudge: (nudge: NudgeAbout<About>) => void,
  ): () => void;
  /** Calls back when nudges can be heard again after a time in which they were lost. */
  onHeardAgain(listen: () => void): void;
  close(): Promise<void>;
};

const LISTEN = `listen ${CHANNEL}`;
const RECONNECT_MS = 500;
const ASK_EVERY_MS = 10_000;

/** SQL that sends the nudge in its parameter (by `nudgeText`), or none where that is null. */
export const notifySql = (parameter: string): string =>
  `case when ${parameter}::text is not null then pg_notify('${CHANNEL}', ${parameter}) end`;

/** PostgreSQL takes less than 8000 bytes. */
export const nudgeText = (nudge: Nudge): string => JSON.stringify(nudge);

/** Null for what a process of another version of the game may say in its own way. */
function readNudge(text: string): Nudge | null {
  try {
    return JSON.parse(text) as Nudge;
  } catch {
    return null;
  }
}

/**
 * Sent with the commit of the transaction, to every process of the game. For what no process may
 * miss, such as the end of a session: such transactions commit one after the other.
 */
export async function sendNudge(tx: Tx, nudge: Nudge): Promise<void> {
  await tx.rows(`select pg_notify($1, $2)`, [CHANNEL, nudgeText(nudge)]);
}

/**
 * A connection that only listens would not notice that the database has fallen silent. To listen
 * twice is harmless.
 */
function askNowAndThen(client: Client): () => void {
  const timer = setInterval(() => {
    client.query(LISTEN).catch(() => client.end());
  }, ASK_EVERY_MS);
  return () => clearInterval(timer);
}

export async function openNudges(url: string): Promise<Nudges> {
  const listeners = new EventEmitter().setMaxListeners(0);
  const heardAgain = new EventEmitter();
  let client: Client | null = null;
  const state = { closed: false };

  const receive = (text: string) => {
    const nudge = readNudge(text);
    if (nudge) listeners.emit(nudge.about, nudge);
  };

  const connect = async (): Promise<void> => {
    const next = ownConnection({ connectionString: url, ...patience });
    next.on("notification", ({ payload }) => payload !== undefined && receive(payload));
    try {
      await next.connect();
      await next.query(LISTEN);
    } catch (error) {
      // A standby takes connections and refuses to listen: each try would leave one behind.
      void next.end().catch(() => {});
      throw error;
    }
    const stopAsking = askNowAndThen(next);
    next.on("end", () => {
      stopAsking();
      void reconnect();
    });
    client = next;
  };

  const reconnect = async (): Promise<void> => {
    while (!state.closed) {
      await sleep(RECONNECT_MS);
      const isBack = await connect().then(
        () => true,
        () => false,
      );
      if (isBack) return void heardAgain.emit("heard");
    }
  };

  await connect();
  return {
    listen(about, onNudge) {
      listeners.on(about, onNudge);
      return () => listeners.off(about, onNudge);
    },
    onHeardAgain: (listen) => void heardAgain.on("heard", listen),
    async close() {
      state.closed = true;
      await client?.end();
    },
  };
}
