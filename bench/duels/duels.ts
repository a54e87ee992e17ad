/** A thousand duels at once, and the same duels in two well-known servers for such games. */
import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import { embeddedUrl } from "#server/adapters/database/socket-folder.ts";
import { listCatalogue } from "#server/collection/queries.ts";
import { startDuel } from "#server/duel/start.ts";
import { endless, openDb, type Db } from "#server/lib/db.ts";
import { makePlayers, type BenchPlayer } from "#bench/requests/players.ts";
import { computedMs, descendants, megabytes } from "#bench/process-table.ts";
import {
  freePort,
  startProgram,
  withGame,
  type GameProcess,
  type Program,
} from "#bench/processes.ts";
import { median, quantile, type Cell, type Section, type Table } from "#bench/table.ts";
import type { OurTable } from "./our-seats.ts";
import type { Played, Question, Server } from "./players.ts";
import { installRivals } from "#bench/rivals/rival.ts";
import { startOf } from "./teams.ts";

const TABLES = Number(process.env["BENCH_TABLES"] ?? 1000);
const WARM_UP_MS = 8_000;
const MEASURED_MS = 30_000;
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 1);

type Kind = Server["kind"];

const SERVERS = (process.env["BENCH_SERVERS"] ?? "ours,colyseus,boardgame").split(",") as Kind[];

type Measured = Played & {
  /** Of the server alone, and with its database. */
  serverCores: number;
  allCores: number;
  megabytes: number;
};

/** What has to run for these duels: the server, and perhaps a database. */
type Running = { server: Server; pid: number; others: () => number[] };

export const duels: Section = {
  name: "duels",
  async measure() {
    installRivals();
    const rounds: Record<string, Measured[]> = {};
    for (let round = 0; round < ROUNDS; round++) {
      for (const kind of SERVERS) (rounds[kind] ??= []).push(await measureOne(kind));
    }
    return [table(rounds)];
  },
};

const measureOne = (kind: Kind): Promise<Measured> =>
  kind === "ours" ? withGame(measureOurs) : measureRival(kind);

async function measureOurs(game: GameProcess): Promise<Measured> {
  const { db, close } = openDb(embeddedUrl(join(game.dataDir, "postgres")), {
    patience: endless,
  });
  try {
    const players = await makePlayers(db, TABLES * 2);
    const tables = await startAll(db, players);
    await db.rows("vacuum analyze").catch(() => {});
    return await measure({
      server: { kind: "ours", port: game.port, tables },
      pid: game.pid,
      others: () => descendants(game.pid),
    });
  } finally {
    await close();
  }
}

async function startAll(db: Db, players: readonly BenchPlayer[]): Promise<OurTable[]> {
  const catalogue = await listCatalogue(db);
  const idOf = new Map(catalogue.map(({ name, cardId }) => [name, cardId]));
  const tables: OurTable[] = [];
  for (let i = 0; i < TABLES; i++) {
    const { teams } = startOf(i);
    const side = (n: 0 | 1) => {
      const player = players[i * 2 + n] as BenchPlayer;
      const [a, b, c] = teams[n].map((card) => ({ ...card, cardId: idOf.get(card.name) ?? "" }));
      if (!a || !b || !c) throw new Error("a team has three cards");
      return {
        playerId: player.id,
        name: `player${i * 2 + n}`,
        team: [a, b, c],
        brought: player.team,
      } as const;
    };
    const sides = [side(0), side(1)] as const;
    const { duelId } = await db.transaction((tx) =>
      startDuel(tx, { kind: "room", rated: false, sides, nowMs: Date.now() }),
    );
    const tokenOf = (n: 0 | 1) => players[i * 2 + n]?.token ?? "";
    tables.push({ duelId, tokens: [tokenOf(0), tokenOf(1)] });
  }
  return tables;
}

async function measureRival(kind: Exclude<Kind, "ours">): Promise<Measured> {
  const program = startProgram(`rivals/${kind}-server.ts`);
  try {
    const port = await freePort();
    await program.ask({ port });
    return await measure({ server: { kind, port }, pid: program.pid, others: () => [] });
  } finally {
    program.stop();
  }
}

async function measure({ server, pid, others }: Running): Promise<Measured> {
  const players = startProgram("duels/players.ts");
  try {
    const before = megabytes(pid, "smaps_rollup", "Pss");
    await ask(players, { sitDown: server, howMany: TABLES });
    await ask(players, { playMs: WARM_UP_MS });
    const all = () => [pid, ...others()];
    const [serverMs, allMs, began] = [computedMs([pid]), computedMs(all()), performance.now()];
    const played = await ask(players, { playMs: MEASURED_MS });
    const tookMs = performance.now() - began;
    const measured = {
      ...(played as Played),
      serverCores: (computedMs([pid]) - serverMs) / tookMs,
      allCores: (computedMs(all()) - allMs) / tookMs,
      megabytes: megabytes(pid, "smaps_rollup", "Pss") - before,
    };
    await ask(players, { leave: true });
    await sleep(500);
    return measured;
  } finally {
    players.stop();
  }
}

const ask = (program: Program, question: Question) => program.ask<Played | null>(question);

const titles: Record<string, string> = {
  ours: "Taleborn, with its database",
  colyseus: "Colyseus, in memory",
  boardgame: "boardgame.io, in memory",
};

const table = (rounds: Record<string, Measured[]>): Table => ({
  title: `${TABLES} duels at once`,
  note:
    `${TABLES * 2} players on as many sockets, each of whom chooses 3 to 6 seconds after a step ` +
    `began; ${MEASURED_MS / 1000} seconds after a warm-up. The wait is from sending a choice to ` +
    "both screens showing it. Only Taleborn has stored the choice by then, and its cores include " +
    "those of the database. Rivals: the same duel logic, with their default settings.",
  head: [
    "server",
    "choices/s",
    "p50, ms",
    "p99, ms",
    "kB/duel",
    "cores",
    "of which server",
    "µs/choice",
    "duels/core",
    "aim",
  ],
  rows: [
    ...Object.entries(rounds).flatMap(([kind, measured]) =>
      measured.map((each) => rowOf(titles[kind] ?? kind, each, kind === "ours")),
    ),
    ...comparison(rounds),
  ],
});

const duelsPerCore = ({ allCores }: Measured) => TABLES / allCores;

function comparison({ ours = [], ...rivals }: Record<string, Measured[]>): Cell[][] {
  const best = Object.values(rivals).map((measured) => median(measured.map(duelsPerCore)));
  if (ours.length === 0 || best.length === 0) return [];
  const times = median(ours.map(duelsPerCore)) / Math.max(...best);
  return [
    ["against the better rival", "", "", "", "", "", "", "", `${times.toFixed(2)} ×`, "1.5 ×"],
  ];
}

function rowOf(title: string, measured: Measured, hasAim: boolean): Cell[] {
  const { waitsMs, choices, serverCores, allCores } = measured;
  return [
    title,
    Math.round(choices / (MEASURED_MS / 1000)),
    quantile(waitsMs, 0.5),
    quantile(waitsMs, 0.99),
    Math.round((measured.megabytes * 1024) / TABLES),
    allCores,
    serverCores,
    Math.round((allCores * MEASURED_MS * 1000) / choices),
    Math.round(duelsPerCore(measured)),
    hasAim ? "p99 under 50 ms" : "",
  ];
}
