/** Every call that only reads, asked of games that are ten times larger each. */
import { signedInAdmin } from "#bench/admin/signed-in-admin.ts";
import { withProgram, type GameProcess } from "#bench/processes.ts";
import type { Measured } from "#bench/requests/measured.ts";
import { oneByOne } from "#bench/requests/one-by-one.ts";
import type { BenchPlayer } from "#bench/requests/players.ts";
import type { ReadLesson } from "#bench/requests/read-lesson.ts";
import { measureStraightReads } from "#bench/requests/straight-reads.ts";
import type { WireCall } from "#bench/requests/wire.ts";
import type { Cell, Table } from "#bench/table.ts";
import { logout } from "#contract/account.ts";
import type { Access } from "#contract/endpoint.ts";
import { must } from "#game/lib/must.ts";
import { routes } from "#server/app.ts";

const FIRST = 5;
/** In the largest game half of the answers may take so much longer than in the smallest. */
const SLOWER_MAX = 1.5;
/** What takes no longer than this is not felt, however short it was in the smallest game. */
const FELT_MS = { anyone: 10, player: 10, admin: 50 };

type Waits = { access: Access; p50Ms: number; p99Ms: number; sqlP50Ms: number };

const reads = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path }) => method === "GET" && path !== logout.path && !path.includes("{"));

/** Asks those that answer without any input, as a player or as an admin; by path. */
export async function measureReads(
  game: GameProcess,
  [player]: readonly BenchPlayer[],
  times: number,
): Promise<Map<string, Waits>> {
  if (!player) throw new Error("there is no player");
  const admin = await signedInAdmin(game.db);
  const asked: { path: string; access: Access; measured: Measured }[] = [];
  await withProgram("requests/callers.ts", async (callers) => {
    for (const { path, access } of reads) {
      const token = access === "admin" ? admin.token : player.token;
      const call: WireCall = { method: "GET", path, token };
      if (!(await isAnswered(game, call))) continue;
      const measured = await oneByOne(game, callers, { call, first: FIRST, times });
      asked.push({ path, access, measured });
    }
  });
  const lessons = asked.map(({ path, access }): ReadLesson => {
    const by = access === "admin" ? admin.id : player.id;
    return { path, by: { id: by, role: access === "admin" ? "admin" : "user" } };
  });
  const straight = await measureStraightReads(game, lessons, { first: FIRST, times });
  return new Map(
    asked.map(({ path, access, measured: { p50Ms, p99Ms } }, i) => [
      path,
      { access, p50Ms, p99Ms, sqlP50Ms: must(straight[i], path).p50Ms },
    ]),
  );
}

async function isAnswered({ url }: GameProcess, { path, token }: WireCall): Promise<boolean> {
  const answer = await fetch(url + path, { headers: { cookie: `sid=${token}` } });
  await answer.arrayBuffer();
  return answer.status === 200;
}

/** By the number of players, from the smallest game to the largest. */
export function tableOfReads(
  bySize: ReadonlyMap<number, ReadonlyMap<string, Waits>>,
  times: number,
): Table {
  const sizes = [...bySize.keys()];
  const [smallest] = bySize.values();
  const inWords = sizes.map((size) => size.toLocaleString("en"));
  return {
    title: "Every call that reads, in a growing game",
    note:
      `One request after the other, ${times} of each after ${FIRST} that are not counted, by a player with ` +
      "sixty cards or by an admin: all calls that answer without input. Each other player has ten cards " +
      "and as many rows of history as that asks for. SQL: the statements of the call, sent without a " +
      "server; what a server keeps from before costs none, and the look-up of the session is not in it.",
    head: [
      "call",
      ...inWords.map((size) => `${size} players, p50 ms`),
      `${inWords.at(-1)} players, p99 ms`,
      `${inWords.at(-1)} players, SQL p50 ms`,
    ],
    rows: [...(smallest ?? [])].map(([path, { access, p50Ms }]) => [
      path,
      ...cellsOf(
        [...bySize.values()].map((waits) => waits.get(path)),
        Math.max(FELT_MS[access], p50Ms * SLOWER_MAX),
      ),
    ]),
  };
}

/** The median of the largest game has an aim, where there are several sizes. */
function cellsOf(waits: readonly (Waits | undefined)[], under: number): Cell[] {
  const last = waits.length - 1;
  const halves = waits.map((each, i): Cell => {
    if (!each) return "no answer";
    return i > 0 && i === last
      ? { value: each.p50Ms, under: Number(under.toPrecision(3)) }
      : each.p50Ms;
  });
  const { p99Ms = "no answer", sqlP50Ms = "no answer" } = waits[last] ?? {};
  return [...halves, p99Ms, sqlP50Ms];
}
