/** A thousand duels at once, and the same duels in two well-known servers for such games. */
import { must } from "#game/lib/must.ts";
import { listCatalogue } from "#server/collection/queries.ts";
import { startDuel } from "#server/duel/start.ts";
import type { Db } from "#server/lib/db.ts";
import { makePlayers, type BenchPlayer } from "#bench/requests/players.ts";
import { computedMs, descendants, megabytes } from "#bench/process-table.ts";
import { withGame, withProgram } from "#bench/processes.ts";
import type { GameProcess, Program } from "#bench/processes.ts";
import { quantile, type Cell, type Extent, type Section, type Table } from "#bench/table.ts";
import type { OurTable } from "./our-seats.ts";
import type { Played, Question, Server } from "./players.ts";
import { areRivalsInstalled, installRivals } from "#bench/rivals/rival.ts";
import { startOf } from "./teams.ts";
import { freePort } from "#tools/free-port.mjs";

/** In the short form no duel is over before the time is, and every server computes something. */
const extents = {
  whole: {
    rounds: 3,
    tables: 1000,
    warmUpMs: 15_000,
    measuredMs: 15_000,
    thinkMs: { from: 3_000, to: 6_000 },
  },
  short: {
    rounds: 1,
    tables: 10,
    warmUpMs: 0,
    measuredMs: 2_000,
    thinkMs: { from: 100, to: 200 },
  },
} satisfies Record<Extent, object>;

type Sizes = (typeof extents)[Extent];

type Kind = Server["kind"];

const rivals = ["colyseus", "boardgame"] as const;

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
  async measure(extent) {
    const sizes = extents[extent];
    if (extent === "whole") installRivals();
    const kinds: Kind[] = ["ours", ...(areRivalsInstalled() ? rivals : [])];
    const rounds = new Map(kinds.map((kind) => [kind, [] as Measured[]]));
    for (let round = 0; round < sizes.rounds; round++) {
      for (const [kind, measured] of rounds) {
        measured.push(await (kind === "ours" ? measureOurs(sizes) : measureRival(kind, sizes)));
      }
    }
    const middle = [...rounds].map(([kind, measured]) => [kind, middleOf(measured)] as const);
    return [tableOf(new Map(middle), sizes)];
  },
};

/** The round that took the median of the processors. */
function middleOf(rounds: readonly Measured[]): Measured {
  const sorted = rounds.toSorted((a, b) => a.allCores - b.allCores);
  return must(sorted[Math.floor(sorted.length / 2)], "round that was measured");
}

const measureOurs = (sizes: Sizes): Promise<Measured> =>
  withGame(async (game: GameProcess) => {
    const players = await makePlayers(game.db, sizes.tables * 2);
    const tables = await startTables(game.db, players);
    await game.db.rows("vacuum analyze");
    const server = { kind: "ours", port: game.port, tables } as const;
    return measure({ server, pid: game.pid, others: () => descendants(game.pid) }, sizes);
  });

/** A duel for every two of these players. */
export async function startTables(db: Db, players: readonly BenchPlayer[]): Promise<OurTable[]> {
  const catalogue = await listCatalogue(db);
  const idOf = new Map(catalogue.map(({ name, cardId }) => [name, cardId]));
  const tables: OurTable[] = [];
  for (let i = 0; i * 2 < players.length; i++) {
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

const measureRival = (kind: Exclude<Kind, "ours">, sizes: Sizes): Promise<Measured> =>
  withProgram(`rivals/${kind}-server.ts`, async ({ pid, ask: askServer }) => {
    const port = await freePort();
    await askServer({ port });
    return measure({ server: { kind, port }, pid, others: () => [] }, sizes);
  });

const measure = ({ server, pid, others }: Running, sizes: Sizes): Promise<Measured> =>
  withProgram("duels/players.ts", async (players) => {
    const { tables, warmUpMs, measuredMs, thinkMs } = sizes;
    const before = megabytes(pid, "smaps_rollup", "Pss");
    await ask(players, { sitDown: server, howMany: tables, thinkMs });
    await ask(players, { playMs: warmUpMs });
    const all = () => [pid, ...others()];
    const [serverMs, allMs, began] = [computedMs([pid]), computedMs(all()), performance.now()];
    const played = await ask(players, { playMs: measuredMs });
    const tookMs = performance.now() - began;
    const measured = {
      ...(played as Played),
      serverCores: (computedMs([pid]) - serverMs) / tookMs,
      allCores: (computedMs(all()) - allMs) / tookMs,
      megabytes: megabytes(pid, "smaps_rollup", "Pss") - before,
    };
    await ask(players, { leave: true });
    return measured;
  });

const ask = (program: Program, question: Question) => program.ask<Played | null>(question);

const titles: Record<Kind, string> = {
  ours: "Taleborn, with its database",
  colyseus: "Colyseus, in memory",
  boardgame: "boardgame.io, in memory",
};

const tableOf = (measured: ReadonlyMap<Kind, Measured>, sizes: Sizes): Table => ({
  title: `${sizes.tables} duels at once`,
  note:
    `${sizes.tables * 2} players on as many sockets, each of whom chooses ` +
    `${sizes.thinkMs.from / 1000} to ${sizes.thinkMs.to / 1000} seconds after a step ` +
    `began; ${sizes.measuredMs / 1000} seconds after as long a warm-up, of ${sizes.rounds} rounds in ` +
    "which all took turns the one of median processor time. The wait is from sending a choice to " +
    "both screens showing it. Only Taleborn has stored the choice by then, and its cores include " +
    "those of the database. Rivals: the same duel logic, with their default settings" +
    `${measured.size > 1 ? "" : "; they are not installed here"}.`,
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
  ],
  rows: [
    ...[...measured].map(([kind, each]) => rowOf(kind, each, sizes)),
    ...comparison(measured, sizes),
  ],
});

const duelsPerCore = ({ allCores }: Measured, { tables }: Sizes) => tables / allCores;

function comparison(measured: ReadonlyMap<Kind, Measured>, sizes: Sizes): Cell[][] {
  const [ours = 0, ...others] = [...measured.values()].map((each) => duelsPerCore(each, sizes));
  if (others.length === 0) return [];
  const times = { value: ours / Math.max(...others), atLeast: 1.5 };
  return [["times as many as the better rival", "", "", "", "", "", "", "", times]];
}

function rowOf(kind: Kind, measured: Measured, sizes: Sizes): Cell[] {
  const { waitsMs, choices, serverCores, allCores } = measured;
  const { tables, measuredMs } = sizes;
  const p99Ms = quantile(waitsMs, 0.99);
  return [
    titles[kind],
    Math.round(choices / (measuredMs / 1000)),
    quantile(waitsMs, 0.5),
    kind === "ours" ? { value: p99Ms, under: 50 } : p99Ms,
    Math.round((measured.megabytes * 1024) / tables),
    allCores,
    serverCores,
    Math.round((allCores * measuredMs * 1000) / choices),
    Math.round(duelsPerCore(measured, sizes)),
  ];
}
