/** The back office in a large game and in one ten times smaller: every list, filter and sorting. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { embeddedUrl } from "#server/adapters/database/socket-folder.ts";
import { audit } from "#server/economy/audit.ts";
import { endless, openDb, type Db } from "#server/lib/db.ts";
import { newToken, sha256 } from "#server/lib/ids.ts";
import { startProgram, withGame, type GameProcess, type Program } from "#bench/processes.ts";
import type { Order } from "#bench/requests/callers.ts";
import type { Measured } from "#bench/requests/measured.ts";
import type { Cell, Section, Table } from "#bench/table.ts";
import { makeLarge, type LargeSizes } from "./large-game.ts";
import { questionsFor } from "./questions.ts";

/** `BENCH_ADMIN_PLAYERS=10000` for a smaller machine. */
const PLAYERS = Number(process.env["BENCH_ADMIN_PLAYERS"] ?? 100_000);
const sizesFor = (players: number): LargeSizes => ({
  players,
  ownedCards: players * 10,
  battles: players * 2,
});

const TIMES = 40;
const FIRST = 5;

type Answered = { name: string; aimMs: number; p50Ms: number; p99Ms: number };

type AtSize = { sizes: LargeSizes; answers: Answered[]; auditMs: number; broken: number };

export const admin: Section = {
  name: "admin",
  async measure() {
    const small = await measureAt(sizesFor(PLAYERS / 10));
    const large = await measureAt(sizesFor(PLAYERS));
    return [listTable(small, large), auditTable([small, large])];
  },
};

const measureAt = (sizes: LargeSizes): Promise<AtSize> =>
  withGame(async (game) => {
    const { db, close } = openDb(embeddedUrl(join(game.dataDir, "postgres")), {
      patience: endless,
    });
    const callers = startProgram("requests/callers.ts");
    try {
      await makeLarge(db, sizes);
      const token = await signedInAdmin(db);
      const answers: Answered[] = [];
      for (const { name, path, aimMs } of await questionsFor(db)) {
        answers.push({ name, aimMs, ...(await ask({ game, callers, token }, path)) });
      }
      const began = performance.now();
      const rows = await audit(db);
      const auditMs = performance.now() - began;
      return { sizes, answers, auditMs, broken: rows.filter((row) => row.violations > 0).length };
    } finally {
      callers.stop();
      await close();
    }
  });

async function signedInAdmin(db: Db): Promise<string> {
  const token = newToken();
  await db.rows(
    `with admin as (
       update players set role = 'admin' where username_skeleton = 'large 2' returning id)
     insert into sessions (id, token_hash, player_id, device, expires_at)
     select $1, $2, id, 'Another program', now() + interval '1 day' from admin`,
    [randomUUID(), sha256(token)],
  );
  return token;
}

type Asker = { game: GameProcess; callers: Program; token: string };

async function ask({ game, callers, token }: Asker, path: string): Promise<Measured> {
  const request = `GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: sid=${token}\r\n\r\n`;
  const times = (howMany: number) =>
    callers.ask<Measured>({
      port: game.port,
      callers: 1,
      requests: Array.from({ length: howMany }, () => request),
    } satisfies Order);
  await times(FIRST);
  return times(TIMES);
}

const inWords = ({ players, ownedCards, battles }: LargeSizes) =>
  `${players.toLocaleString("en")} players, ${ownedCards.toLocaleString("en")} owned cards, ` +
  `${battles.toLocaleString("en")} battles`;

function listTable(small: AtSize, large: AtSize): Table {
  const rows = large.answers.map(({ name, aimMs, p50Ms, p99Ms }): Cell[] => {
    const before = small.answers.find((answer) => answer.name === name);
    return [name, before?.p50Ms ?? "", before?.p99Ms ?? "", p50Ms, p99Ms, `under ${aimMs}`];
  });
  return {
    title: `The back office of ${inWords(large.sizes)}`,
    note:
      `One request after the other, from sending it to the last byte; the first ${FIRST} of ` +
      `${TIMES + FIRST} are not counted. Pages have 50 rows. Beside it, ten times fewer of everything.`,
    head: ["", "a tenth, p50 ms", "p99", "whole, p50 ms", "p99", "aim"],
    rows,
  };
}

const auditTable = (all: readonly AtSize[]): Table => ({
  title: "The audit of the same games",
  note: "`npm run audit` without the chain, while nobody plays.",
  head: ["game", "s", "broken rules"],
  rows: all.map(({ sizes, auditMs, broken }) => [inWords(sizes), auditMs / 1000, broken]),
});
