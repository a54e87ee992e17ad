/** How long it is from a confirmed payment to the goods, and what a browser fetches to pay. */
import { join } from "node:path";
import { createCreditPayment } from "#contract/purchases.ts";
import { embeddedUrl } from "#server/adapters/database/socket-folder.ts";
import { openEmulator } from "#server/adapters/payments/emulator/emulator.ts";
import { endless, openDb, type Db } from "#server/lib/db.ts";
import { cost, costRow, type Costed } from "#bench/costed.ts";
import { weighPlayersPage } from "#bench/page-weight.ts";
import { startProgram, withGame, type GameProcess } from "#bench/processes.ts";
import { remember } from "#bench/remember.ts";
import type { Order } from "#bench/requests/callers.ts";
import { makePlayers, type BenchPlayer } from "#bench/requests/players.ts";
import type { Section, Table } from "#bench/table.ts";
import type { Paid, Question } from "./straight-confirms.ts";

const PLAYERS = 200;
const CALLERS = 8;
const ROUNDS = 5;
const packages = ["starter", "family", "ultimate"];

/** What confirming changes. */
const changing = [
  "purchases",
  "purses",
  "ledger",
  "notifications",
  "mission_progress",
  "idempotent_answers",
];

type Round = Record<"server" | "sql", Costed>;

export const payments: Section = {
  name: "payments",
  measure: () =>
    withGame(async (game) => [
      speedTable(await compare(game)),
      weightTable(await weighPlayersPage(game, "/checkout?package=starter")),
    ]),
};

async function compare(game: GameProcess): Promise<Round[]> {
  const url = embeddedUrl(join(game.dataDir, "postgres"));
  const { db, pool, close } = openDb(url, { patience: endless });
  const callers = startProgram("requests/callers.ts");
  const sql = startProgram("payments/straight-confirms.ts");
  try {
    const paid = await payAll(game, db);
    const beginAgain = await remember(pool, changing);
    await sql.ask({ learn: paid, url } satisfies Question);
    const order: Order = { port: game.port, callers: CALLERS, requests: paid.map(confirmOf) };

    const rounds: Round[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      await beginAgain();
      const straight = await cost(game, sql, { send: { callers: CALLERS } } satisfies Question);
      await beginAgain();
      const server = await cost(game, callers, order);
      // The first round is for the compilers to find out what is called often.
      if (round > 0) rounds.push({ server, sql: straight });
    }
    return rounds;
  } finally {
    callers.stop();
    sql.stop();
    await close();
  }
}

/** Of each player three packages, paid at the emulator, of which no webhook tells. */
async function payAll(game: GameProcess, db: Db): Promise<Paid[]> {
  const players = await makePlayers(db, PLAYERS);
  await db.rows(`update players set age_band = 'adult' where email like '%@bench.test'`);
  // Every purchase brings a mission forward and none completes it: all are alike.
  await db.rows(`update missions set target = 1000000`);
  const emulator = await openEmulator(db, () => Date.now());
  emulator.faults.deliveries = () => [];
  const begun = [];
  for (const packageId of packages) {
    for (const player of players) {
      begun.push({ player, clientSecret: await begin(game, player, packageId) });
    }
  }
  // Nobody but those who are measured looks at them.
  await db.rows(`update purchases set check_at = 'infinity'`);
  const paid: Paid[] = [];
  for (const { player, clientSecret } of begun) {
    const [paymentIntentId = ""] = clientSecret.split("_secret_");
    const said = {
      key: emulator.keys.publishableKey,
      client_secret: clientSecret,
      payment_method: "pm_card_visa",
    };
    await emulator.fetch(`http://emulator/v1/payment_intents/${paymentIntentId}/confirm`, {
      method: "POST",
      body: new URLSearchParams(said).toString(),
    });
    paid.push({ playerId: player.id, token: player.token, paymentIntentId });
  }
  return paid;
}

async function begin({ url }: GameProcess, { token }: BenchPlayer, packageId: string) {
  const answer = await fetch(url + createCreditPayment.path, {
    method: "POST",
    headers: { cookie: `sid=${token}`, "content-type": "application/json" },
    body: JSON.stringify({ packageId }),
  });
  if (!answer.ok) throw new Error(`no payment began: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { clientSecret: string }).clientSecret;
}

function confirmOf({ token, paymentIntentId }: Paid): string {
  const body = JSON.stringify({ paymentIntentId });
  return (
    `POST /api/payments/confirm HTTP/1.1\r\nhost: localhost\r\ncookie: sid=${token}\r\n` +
    `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  );
}

function speedTable(rounds: readonly Round[]): Table {
  const row = (what: string, of: keyof Round) =>
    costRow(
      what,
      rounds.map((round) => round[of]),
    );
  return {
    title: "From a confirmed payment to the goods",
    note:
      `${CALLERS} players at once confirm ${PLAYERS * packages.length} paid packages at the emulator; ` +
      `the median of ${ROUNDS} rounds in which both took turns on the same database, brought back to ` +
      "where it was before. SQL: the statements of the same calls, the emulator's among them, sent " +
      "without a server.",
    head: ["what", "confirms/s", "p50, ms", "p99, ms", "process, µs", "database, µs"],
    rows: [
      row("the game, through HTTP", "server"),
      row("the same SQL, one statement after the other", "sql"),
    ],
  };
}

const weightTable = (script: number): Table => ({
  title: "What a checkout weighs",
  note:
    "kB (1000 bytes) of JavaScript on the wire with gzip -9, for a player who opens it first of all; " +
    "the payment form is the emulator's. With a real provider its own script comes on top.",
  head: ["page", "JavaScript"],
  rows: [["checkout of a player", script]],
});
