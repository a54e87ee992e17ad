import { expect, test, vi } from "vitest";
import { saveSettings } from "#contract/admin-settings.ts";
import * as contract from "#contract/family.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { testGame } from "#server/testing/test-game.ts";
import { family, familyLettersTo } from "./test-children.ts";
import { sendFamilyLetter } from "./guardian-letters.ts";
import { sendWeeklyLetters, weekOf } from "./weekly-letter.ts";

const game = await testGame();
const elsewhere = await game.another();

test.each([
  ["2026-11-23T07:59:59Z", "2026-11-16"],
  ["2026-11-23T08:00:00Z", "2026-11-23"],
  ["2026-11-29T23:00:00Z", "2026-11-23"],
])("at %s the newest letter is that of %s", (now, week) => {
  expect(weekOf(Date.parse(now))).toBe(week);
});

test("who wants it gets one letter a week, however many processes send it", async () => {
  const { child, guardians } = await family(game, { guardians: 2 });
  const [mum, dad] = guardians as [typeof child, typeof child];
  const { body } = await mum.call(contract.setWeeklyLetter, { id: child.id, isWanted: true });
  expect(body.weeklyLetter).toBe(true);
  await child.battles();
  const weekly = () => familyLettersTo(game, mum);

  for (const server of [game, elsewhere]) server.wait(7 * DAY_MS);
  const servers = [game, elsewhere, game, elsewhere];
  await Promise.all(servers.map(({ deps }) => sendWeeklyLetters(deps)));
  await vi.waitFor(async () => expect(await weekly()).toHaveLength(1), 15_000);

  // A job that runs again after a crash sends the same letter.
  const week = weekOf(game.deps.now());
  const work = { playerId: mum.id, letter: "week", childId: child.id, week } as const;
  await sendFamilyLetter(elsewhere.deps, work);
  expect(await weekly()).toEqual([expect.stringContaining("- 1 battle, ")]);
  expect(await familyLettersTo(game, dad)).toEqual([]);
});

test("with letters switched off no letter of the week is sent", async () => {
  const { child, guardians } = await family(game, { guardians: 1 });
  const [mum] = guardians as [typeof child];
  const admin = await game.admin();
  const week = weekOf(game.deps.now());
  const work = { playerId: mum.id, letter: "week", childId: child.id, week } as const;
  await mum.call(contract.setWeeklyLetter, { id: child.id, isWanted: true });

  await admin.call(saveSettings, { settings: { emailNotifications: false } });
  await sendFamilyLetter(game.deps, work);
  expect(await familyLettersTo(game, mum)).toEqual([]);

  await admin.call(saveSettings, { settings: { emailNotifications: true } });
  await sendFamilyLetter(game.deps, work);
  expect(await familyLettersTo(game, mum)).toHaveLength(1);
});
