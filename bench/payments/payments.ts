/** How long it is from a confirmed payment to the goods, and what a browser fetches to pay. */
import { confirmPayment, createCreditPayment } from "#contract/purchases.ts";
import { openEmulator } from "#server/adapters/payments/emulator/emulator.ts";
import { cost, costRow, type Costed } from "#bench/costed.ts";
import { weighPlayersPage } from "#bench/page-weight.ts";
import { gameEnvironment, withGame, withProgram } from "#bench/processes.ts";
import type { GameProcess, Program } from "#bench/processes.ts";
import { remember } from "#bench/remember.ts";
import type { Order } from "#bench/requests/callers.ts";
import { makePlayers, type BenchPlayer } from "#bench/requests/players.ts";
import type { Paid, Question } from "#bench/requests/straight-sql.ts";
import { callOnce, requestOf } from "#bench/requests/wire.ts";
import type { Extent, Section, Table } from "#bench/table.ts";

const CALLERS = 8;
const packages = ["starter", "family", "ultimate"];

const extents = {
  whole: { players: 100, warmUps: 1, rounds: 3 },
  short: { players: 10, warmUps: 1, rounds: 1 },
} satisfies Record<Extent, object>;

type Sizes = (typeof extents)[Extent];

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
  measure: (extent) =>
    withGame(async (game) => {
      const sizes = extents[extent];
      const rounds = await withProgram("requests/callers.ts", (callers) =>
        withProgram(
          "requests/straight-sql.ts",
          (sql) => compare(game, { callers, sql }, sizes),
          gameEnvironment(game),
        ),
      );
      return [
        speedTable(rounds, sizes),
        weightTable(await weighPlayersPage(game, "/checkout?package=starter")),
      ];
    }),
};

async function compare(
  game: GameProcess,
  { callers, sql }: Record<"callers" | "sql", Program>,
  sizes: Sizes,
): Promise<Round[]> {
  const all = await payAll(game, sizes.players);
  const beginAgain = await remember(game.pool, changing);
  const lessons = all.map((paid) => ({ paid }));
  await sql.ask({ learn: "confirms", lessons } satisfies Question);
  const straight = { send: "confirms", callers: CALLERS } satisfies Question;
  const order: Order = { port: game.port, callers: CALLERS, requests: all.map(confirmOf) };

  const rounds: Round[] = [];
  for (let round = -sizes.warmUps; round < sizes.rounds; round++) {
    await beginAgain();
    const oneByOne = await cost(game, sql, { question: straight });
    await beginAgain();
    const server = await cost(game, callers, { question: order, pid: game.pid });
    // The first round is for the compilers to find out what is called often.
    if (round >= 0) rounds.push({ server, sql: oneByOne });
  }
  return rounds;
}

/**
 * The server looks by itself after purchases that stay open, and after those that a
 * webhook names, twenty a second: it must not confirm one before a caller does.
 */
const onlyCallersConfirm = `
  create function never_checked() returns trigger language plpgsql as
    $$ begin new.check_at = 'infinity'; return new; end $$;
  create trigger never_checked before insert on purchases
    for each row execute function never_checked();
  create function never_told() returns trigger language plpgsql as $$ begin return null; end $$;
  create trigger never_told before insert on emulator_deliveries
    for each row execute function never_told()`;

/** Of each player three packages, paid at the emulator, of which no webhook tells. */
async function payAll(game: GameProcess, howMany: number): Promise<Paid[]> {
  const { db } = game;
  const players = await makePlayers(db, howMany);
  await db.rows(`update players set age_band = 'adult' where email like '%@bench.test'`);
  // Every purchase brings a mission forward and none completes it: all are alike.
  await db.rows(`update missions set target = 1000000`);
  await game.pool.query(onlyCallersConfirm);
  const emulator = await openEmulator(db, () => Date.now());
  const begun = [];
  for (const packageId of packages) {
    for (const player of players) {
      begun.push({ player, clientSecret: await begin(game, player, packageId) });
    }
  }
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

async function begin(game: GameProcess, { token }: BenchPlayer, packageId: string) {
  const { method, path } = createCreditPayment;
  const answer = await callOnce(game, { method, path, token, body: { packageId } });
  return (JSON.parse(answer) as { clientSecret: string }).clientSecret;
}

const confirmOf = ({ token, paymentIntentId }: Paid): string =>
  requestOf({
    method: confirmPayment.method,
    path: confirmPayment.path,
    token,
    body: { paymentIntentId },
  });

function speedTable(rounds: readonly Round[], sizes: Sizes): Table {
  const row = (what: string, of: keyof Round) =>
    costRow(
      what,
      rounds.map((round) => round[of]),
    );
  return {
    title: "From a confirmed payment to the goods",
    note:
      `${CALLERS} players at once confirm ${sizes.players * packages.length} paid packages at the emulator; ` +
      `the median of ${sizes.rounds} rounds in which both took turns on the same database, brought back to ` +
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
