import { expect, test } from "vitest";
import type { Choice } from "#game/duel/duel.ts";
import { must } from "#game/lib/must.ts";
import { joinCluster } from "#server/lib/cluster.ts";
import { watchedDb, watching } from "#server/testing/statements.ts";
import { testGame } from "#server/testing/test-game.ts";
import { seatDuels } from "./test-many-duels.ts";
import { LiveDuels } from "./live-duels.ts";

const game = await testGame();
const seated = await seatDuels(game.deps, 5);

/** Long enough for a machine that does much besides. */
const TOGETHER_MS = 1_000;

/** The first choice of a player in one of these duels. */
async function firstOf(duels: LiveDuels, nth: number) {
  const duel = must(await duels.find(must(seated[nth], "duel").duelId), "duel");
  return (choice: Choice) =>
    duels.send(duel.id, { kind: "choose", playerId: duel.players[0], step: 0, choice });
}

test("a choice that comes while others are stored waits for those that come after it", async () => {
  const deps = { ...game.deps, db: watchedDb(game.db) };
  const duels = new LiveDuels(deps, await joinCluster(deps), TOGETHER_MS);
  const [a, b, c] = [await firstOf(duels, 0), await firstOf(duels, 1), await firstOf(duels, 2)];
  const stored: Promise<unknown>[] = [];
  let statements = 0;
  const seen = async (sql: string) => {
    if (!sql.includes("update duels")) return;
    statements++;
    if (statements === 1) stored.push(b("strike"));
  };

  await watching(seen, () => a("strike"));
  await new Promise(setImmediate);
  stored.push(c("strike"));

  expect(await Promise.all(stored)).toMatchObject([{ hasChanged: true }, { hasChanged: true }]);
  expect(statements).toBe(2);
  await duels.close();
});

test("what comes for a duel while its end is stored holds up no other one", async () => {
  const deps = { ...game.deps, db: watchedDb(game.db) };
  const duels = new LiveDuels(deps, await joinCluster(deps));
  const [over, other] = [await firstOf(duels, 3), await firstOf(duels, 4)];
  const late: Promise<unknown>[] = [];
  const seen = async (sql: string) => {
    if (sql.includes("status = 'over'")) late.push(over("strike"));
  };

  await watching(seen, () => over("surrender"));

  expect(await Promise.all(late)).toMatchObject([{ hasChanged: false }]);
  expect(await other("strike")).toMatchObject({ hasChanged: true });
  await duels.close();
});
