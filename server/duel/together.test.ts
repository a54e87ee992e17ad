import { expect, test } from "vitest";
import { must } from "#game/lib/must.ts";
import { joinCluster } from "#server/lib/cluster.ts";
import { watchedDb, watching } from "#server/testing/statements.ts";
import { testGame } from "#server/testing/test-game.ts";
import { seatDuels, type SeatedDuel } from "./test-many-duels.ts";
import type { Duel } from "./duel.ts";
import { LiveDuels } from "./live-duels.ts";

const game = await testGame();

/** Long enough for a machine that does much besides. */
const TOGETHER_MS = 1_000;

test("a choice that comes while others are stored waits for those that come after it", async () => {
  const seated = await seatDuels(game.deps, 3);
  const deps = { ...game.deps, db: watchedDb(game.db) };
  const duels = new LiveDuels(deps, await joinCluster(deps), TOGETHER_MS);
  const duelOf = async ({ duelId }: SeatedDuel) => must(await duels.find(duelId), "duel");
  const [a, b, c] = await Promise.all(seated.map(duelOf));
  const choose = (duel: Duel | undefined) => {
    const { id, players } = must(duel, "duel");
    return duels.send(id, { kind: "choose", playerId: players[0], step: 0, choice: "strike" });
  };
  const stored: Promise<unknown>[] = [];
  let statements = 0;
  const seen = async (sql: string) => {
    if (!sql.includes("update duels")) return;
    statements++;
    if (statements === 1) stored.push(choose(b));
  };

  await watching(seen, () => choose(a));
  await new Promise(setImmediate);
  stored.push(choose(c));

  expect(await Promise.all(stored)).toMatchObject([{ hasChanged: true }, { hasChanged: true }]);
  expect(statements).toBe(2);
  await duels.close();
});
