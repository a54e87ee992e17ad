/**
 * A program: sends the very statements of calls to the database, in the same transactions, from a
 * pool of the same size, without a server around it. It learns them from the game's own services,
 * which it opens with the settings of the game that is measured, as that game's server does.
 */
import { join } from "node:path";
import { Pool } from "pg";
import { readId } from "#contract/ids.ts";
import { must } from "#game/lib/must.ts";
import { embeddedUrl } from "#server/adapters/database/socket-folder.ts";
import { openPayments } from "#server/adapters/payments/open-payments.ts";
import { config } from "#server/config.ts";
import type { Deps } from "#server/lib/deps.ts";
import { openLog } from "#server/lib/log.ts";
import { purchase } from "#server/market/buy.ts";
import { openGame } from "#server/open-game.ts";
import { confirmPayment } from "#server/purchases/claim.ts";
import { answerMessages } from "#bench/processes.ts";
import { calls, type CallName } from "./calls.ts";
import { explainAll, type Part } from "./explain.ts";
import type { Measured } from "./measured.ts";
import type { BenchPlayer } from "./players.ts";
import { serveRead, type ReadLesson } from "./read-lesson.ts";
import { recording, type Learnt, type Script } from "./recording.ts";
import { servePlainly } from "./plain-server.ts";
import { idsMadeSince } from "./renewed.ts";
import { CONNECTIONS, sendAll, type Sending } from "./replay.ts";

export type Deal = { buyerId: string; listingId: string };

export type Paid = { playerId: string; token: string; paymentIntentId: string };

/** One call of a player. */
export type Lesson =
  | { call: CallName; player: BenchPlayer }
  | { deal: Deal }
  | { paid: Paid }
  | { read: ReadLesson };

/** What has been learnt is kept under a name. */
export type Question =
  | { learn: string; lessons: readonly Lesson[] }
  | { keep: string; scripts: Script[] }
  | { explain: string }
  | ({ send: string } & Sending)
  /** By a server that listens at the port which is the answer; a request tells which lesson, such as `/7`. */
  | { serve: string }
  /** What one lesson has taught, by one caller again and again; the first times are not counted. */
  | { repeat: string; lesson: number; first: number; times: number };

const isOwn = config.databaseUrl === "";
const databaseKind = isOwn ? "embedded" : "server";
const url = isOwn ? embeddedUrl(join(config.dataDir, "postgres")) : config.databaseUrl;
const known = new Map<string, Learnt[]>();
let pool: Pool | undefined;

answerMessages(async (question: Question): Promise<Measured | Part[] | number | null> => {
  if ("learn" in question) {
    known.set(question.learn, await learn(question.lessons));
    return null;
  }
  if ("keep" in question) {
    known.set(
      question.keep,
      question.scripts.map((script) => ({ script, made: new Set(), answer: "" })),
    );
    return null;
  }
  if ("explain" in question) return explainAll(url, scriptsOf(question.explain));
  pool ??= new Pool({
    connectionString: url,
    max: CONNECTIONS,
    idleTimeoutMillis: 60_000,
    pipeline: true,
  });
  if ("serve" in question) return servePlainly(pool, learnt(question.serve));
  if ("send" in question) return sendAll(pool, scriptsOf(question.send), question);
  const { repeat, lesson, first, times } = question;
  const script = must(scriptsOf(repeat)[lesson], `lesson ${lesson}`);
  const repeated = (howMany: number) => Array.from({ length: howMany }, () => script);
  await sendAll(pool, repeated(first), { callers: 1 });
  return sendAll(pool, repeated(times), { callers: 1 });
});

const learnt = (name: string): Learnt[] => must(known.get(name), `what was learnt as ${name}`);

const scriptsOf = (name: string): Script[] => learnt(name).map(({ script }) => script);

/** Makes the calls one after the other, and writes down what is sent to the database meanwhile. */
async function learn(lessons: readonly Lesson[]): Promise<Learnt[]> {
  const log = openLog(config.logLevel, false);
  const game = await openGame({ config, log, url, databaseKind });
  const { db, script } = recording(game.deps.db);
  const { payments } = await openPayments([], { db, now: game.deps.now });
  const all: Learnt[] = [];
  for (const lesson of lessons) {
    const deps = { ...game.deps, db, payments };
    // What a server knows after the first time, it does not ask again.
    if ("read" in lesson) await serveRead(deps, lesson.read);
    script.length = 0;
    const beganMs = Date.now();
    const answer = JSON.stringify(await serve(deps, lesson));
    all.push({ script: [...script], made: idsMadeSince(script, beganMs), answer });
  }
  await game.close();
  return all;
}

function serve(deps: Deps, lesson: Lesson): Promise<unknown> {
  if ("deal" in lesson) {
    return purchase(deps, lesson.deal.buyerId, { id: readId(lesson.deal.listingId) });
  }
  if ("paid" in lesson) return confirmPayment(deps, lesson.paid.playerId, lesson.paid);
  if ("read" in lesson) return serveRead(deps, lesson.read);
  return calls[lesson.call].serve(deps, lesson.player);
}
