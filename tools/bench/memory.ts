/** What the game needs at rest. */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { createCard } from "#contract/creation.ts";
import { listDeck, listVault } from "#contract/collection.ts";
import { visitor, type Visitor } from "./visitor.ts";
import { withGame, type GameProcess } from "./processes.ts";
import type { Section } from "./table.ts";

/** Drawing threads end when they have had nothing to do for half a minute. */
const REST_MS = 60_000;
const AIM_MB = 250;

export const memory: Section = {
  name: "memory",
  measure: () =>
    withGame(async (game) => {
      await playALittle(game);
      await sleep(REST_MS);
      const server = megabytes(game.pid, "status", "VmRSS");
      const databasePids = descendants(game.pid);
      const database = databasePids
        .map((pid) => megabytes(pid, "smaps_rollup", "Pss"))
        .reduce((sum, size) => sum + size, 0);
      return [
        {
          title: "Memory at rest",
          note:
            "A minute after one player signed up and made one card. The database's processes " +
            "share memory, which is counted once (PSS).",
          head: ["what", "measured", "unit", "aim"],
          rows: [
            ["server (RSS)", server, "MB", ""],
            [`database, ${databasePids.length} processes (PSS)`, database, "MB", ""],
            ["both", server + database, "MB", `under ${AIM_MB}`],
          ],
        },
      ];
    }),
};

async function playALittle({ url }: GameProcess): Promise<void> {
  const player = visitor(url);
  await player.signUp("resting");
  const before = await countCards(player);
  await player.call(createCard, { description: "A shy river dragon with antlers" });
  while ((await countCards(player)) === before) await sleep(200);
}

const countCards = async (player: Visitor) =>
  (await player.call(listDeck, {})).length + (await player.call(listVault, {})).length;

/** A line such as "VmRSS:   123456 kB" of a file in /proc. */
function megabytes(pid: number, file: string, name: string): number {
  const text = readFileSync(`/proc/${pid}/${file}`, "utf8");
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(text)?.[1];
  return Number(kilobytes) / 1024;
}

/** The database is the server's child, and its processes are its children. */
function descendants(ancestor: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [Number(pid), parentOf(pid)] as const);
  const childrenOf = (pid: number): number[] =>
    parents.flatMap(([child, parent]) => (parent === pid ? [child, ...childrenOf(child)] : []));
  return childrenOf(ancestor);
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    // It has ended since the list was made.
    return 0;
  }
}
