/** What the game needs at rest. */
import { setTimeout as sleep } from "node:timers/promises";
import { createCard } from "#contract/creation.ts";
import { listDeck, listVault } from "#contract/collection.ts";
import { visitor, type Visitor } from "./visitor.ts";
import { withGame, type GameProcess } from "./processes.ts";
import { descendants, megabytes } from "./process-table.ts";
import { measurePeersAtRest } from "./rivals/at-rest.ts";
import type { Extent, Section } from "./table.ts";

/** Drawing threads end when they have had nothing to do for half a minute. */
const restMs: Record<Extent, number> = { whole: 60_000, short: 0 };
const AIM_MB = 250;

export const memory: Section = {
  name: "memory",
  measure: (extent) =>
    withGame(async (game) => {
      await playALittle(game);
      await sleep(restMs[extent]);
      const server = megabytes(game.pid, "status", "VmRSS");
      const databasePids = descendants(game.pid);
      const database = databasePids
        .map((pid) => megabytes(pid, "smaps_rollup", "Pss"))
        .reduce((sum, size) => sum + size, 0);
      const peers = await measurePeersAtRest(extent, 1);
      return [
        {
          title: "Memory at rest",
          note:
            `${restMs[extent] / 1000} seconds after one player signed up and made one card. The ` +
            "database's processes share memory, which is counted once (PSS). The peers (RSS) have no " +
            "database, and just listen.",
          head: ["what", "measured", "unit"],
          rows: [
            ["server (RSS)", { value: server, under: AIM_MB }, "MB"],
            [`database, ${databasePids.length} processes (PSS)`, database, "MB"],
            ["both", server + database, "MB"],
            ...peers.map(({ name, memoryMb }) => [name, memoryMb, "MB"]),
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
