import { expect, test } from "vitest";
import { systemHealth } from "#contract/health.ts";
import { testGame } from "#server/testing/test-game.ts";
import { withoutAudits } from "#server/testing/works.ts";
import { auditNowAndThen } from "./regular-checks.ts";
import { systemHealth as healthOf } from "./system.ts";

const game = await testGame({ adjust: withoutAudits });
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const looks = async () => (await (await game.admin()).call(systemHealth, {})).body;

test("the running system says how it is", async () => {
  const health = await looks();

  expect(health.database.sizeBytes).toBeGreaterThan(1_000_000);
  expect(health.process.alive).toBeGreaterThanOrEqual(1);
  expect(health.process.memoryBytes).toBeGreaterThan(1_000_000);
  expect(health.chain).toMatchObject({ network: "devnet", answers: true });
  expect(health.payments).toMatchObject({ provider: "emulator", open: 0 });
  expect(health.maintenance).toBe(false);
});

test("what the audit finds rings, until it is put right", async () => {
  const player = await game.player();
  const { deps } = game;
  const broken = { ...deps, now: () => deps.now() + DAY_MS, auditAll: () => Promise.resolve(rows) };
  const rows = [
    { rule: "every coin has a reason", violations: 2, example: player.id },
    { rule: "every card is somewhere", violations: 0, example: null },
  ];

  // One that began before and takes longer says nothing new when it is done.
  const [begun, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<typeof rows>()];
  const auditAll = () => {
    begun.resolve();
    return slow.promise;
  };
  const before = { ...broken, now: () => broken.now() - 6 * MINUTE_MS, auditAll };
  const overtaken = auditNowAndThen(before);
  await begun.promise;
  await Promise.all([auditNowAndThen(broken), auditNowAndThen(broken)]);
  slow.resolve([]);
  await overtaken;

  const health = await looks();
  expect(health.audit).toMatchObject({ rules: 2, violations: 2, broken: [rows[0]!.rule] });
  expect(health.alarms.join(" ")).toContain("The audit found");

  const later = () => deps.now() + 2 * DAY_MS;
  await auditNowAndThen({ ...deps, now: later });
  expect((await looks()).audit).toMatchObject({ violations: 0 });
});

test("a backup that was never made, or whose moment lies ahead, rings as an old one does", async () => {
  const { deps } = game;
  const nowMs = deps.now() + 2 * DAY_MS;
  const settings = { ...deps.settings, automaticBackups: true };
  const rings = async () => {
    const { alarms } = await healthOf({ ...deps, settings, now: () => nowMs });
    return alarms.join(" ").includes("The last backup");
  };
  const isDone = (atMs: number) =>
    game.db.rows(`update regular_checks set done_at = $1 where name = 'backup'`, [new Date(atMs)]);

  expect(await rings()).toBe(true);
  await isDone(nowMs - MINUTE_MS);
  expect(await rings()).toBe(false);
  await isDone(nowMs + 365 * DAY_MS);
  expect(await rings()).toBe(true);
});
