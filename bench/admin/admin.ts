/** The back office in a large game and in one ten times smaller: every list, filter and sorting. */
import { audit } from "#server/economy/audit.ts";
import type { Tx } from "#server/lib/db.ts";
import { withProgram } from "#bench/processes.ts";
import { oneByOne } from "#bench/requests/one-by-one.ts";
import type { Cell, Extent, Section, Table } from "#bench/table.ts";
import { sizesFor, withLargeGame, type LargeSizes } from "./large-game.ts";
import { questionsFor } from "./questions.ts";
import { signedInAdmin } from "./signed-in-admin.ts";

const extents = {
  whole: { players: 100_000, times: 40 },
  short: { players: 100, times: 1 },
} satisfies Record<Extent, object>;

const FIRST = 5;
/** For a million cards. */
const AUDIT_S = 10;

type Answered = { name: string; aimMs: number; p50Ms: number; p99Ms: number };

type AtSize = {
  sizes: LargeSizes;
  answers: Answered[];
  auditMs: number;
  /** What reading its tables once takes, without any question about their rows. */
  readMs: number;
  broken: number;
};

const AUDITED = ["ledger", "purses", "card_moves", "owned_cards", "album_entries", "holds"];

export const admin: Section = {
  name: "admin",
  async measure(extent) {
    const { players, times } = extents[extent];
    const small = await measureAt(sizesFor(players / 10), times);
    const large = await measureAt(sizesFor(players), times);
    return [listTable(small, large, times), auditTable([small, large])];
  },
};

const measureAt = (sizes: LargeSizes, times: number): Promise<AtSize> =>
  withLargeGame(sizes, (game) =>
    withProgram("requests/callers.ts", async (callers) => {
      const { token } = await signedInAdmin(game.db);
      const answers: Answered[] = [];
      for (const { name, path, aimMs } of await questionsFor(game.db)) {
        const call = { method: "GET", path, token } as const;
        answers.push({
          name,
          aimMs,
          ...(await oneByOne(game, callers, { call, first: FIRST, times })),
        });
      }
      const began = performance.now();
      const rows = await audit(game.db);
      const auditMs = performance.now() - began;
      const broken = rows.filter((row) => row.violations > 0).length;
      const readMs = await timeReading(game.db);
      return { sizes, answers, auditMs, readMs, broken };
    }),
  );

async function timeReading(db: Tx): Promise<number> {
  const began = performance.now();
  for (const table of AUDITED) await db.rows(`select count(row_of.*) from ${table} row_of`);
  return performance.now() - began;
}

const inWords = ({ players, ownedCards, battles }: LargeSizes) =>
  `${players.toLocaleString("en")} players, ${ownedCards.toLocaleString("en")} owned cards, ` +
  `${battles.toLocaleString("en")} battles`;

function listTable(small: AtSize, large: AtSize, times: number): Table {
  const rows = large.answers.map(({ name, aimMs, p50Ms, p99Ms }, i): Cell[] => {
    const before = small.answers[i];
    if (before?.name !== name) throw new Error("both sizes are asked the same questions");
    return [name, before.p50Ms, before.p99Ms, p50Ms, { value: p99Ms, under: aimMs }];
  });
  return {
    title: `The back office of ${inWords(large.sizes)}`,
    note:
      `One request after the other, from sending it to the last byte; the first ${FIRST} of ` +
      `${times + FIRST} are not counted. Pages have 50 rows. Beside it, ten times fewer of everything.`,
    head: ["list", "a tenth, p50 ms", "p99", "whole, p50 ms", "whole, p99"],
    rows,
  };
}

const auditTable = (all: readonly AtSize[]): Table => ({
  title: "The audit of the same games",
  note:
    "`npm run audit` without the chain, while no player plays. It is SQL itself; beside it what reading " +
    "its largest tables once takes. There is no peer: the rivals store nothing.",
  head: ["game", "s", "its tables read once, s", "broken rules"],
  rows: all.map(({ sizes, auditMs, readMs, broken }) => [
    inWords(sizes),
    { value: auditMs / 1000, under: AUDIT_S },
    readMs / 1000,
    { value: broken, under: 1 },
  ]),
});
