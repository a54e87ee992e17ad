/**
 * Coming of age. The gate knows a birthday from the clock (game/account/age.ts); here the account
 * moves on, and everybody concerned gets one notification.
 */
import { ageNow, type Age } from "#game/account/age.ts";
import { growthOf } from "#game/family/birthday.ts";
import { monthOf } from "#game/lib/day.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { expireOverdue } from "#server/lib/expire-overdue.ts";
import { newId } from "#server/lib/ids.ts";
import { sendNudge } from "#server/lib/nudges.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { notifyMany } from "#server/notifications/service.ts";
import { lockAllowances } from "./allowance-queries.ts";
import { nudgeFamily } from "./allowances.ts";
import { hasYesWithoutAccount } from "./approval-queries.ts";
import * as queries from "./birthday-queries.ts";
import { listGuardians } from "./child-queries.ts";
import { FAMILY_PAGE } from "./requests.ts";

export const celebrateBirthdays = (deps: Deps): Promise<void> =>
  expireOverdue(deps, {
    list: (tx, now, limit) => queries.listGrown(tx, monthOf(now.getTime()), limit),
    end: (tx, playerId, nowMs) => celebrate(tx, deps, { playerId, nowMs }),
  });

async function celebrate(
  tx: Tx,
  deps: WithoutDb,
  { playerId, nowMs }: { playerId: string; nowMs: number },
): Promise<void> {
  const before = await queries.lockAge(tx, playerId);
  if (!before) return;
  const age = ageNow(before, deps.family.consentAge, monthOf(nowMs));
  // Another process was here already.
  if (age.band === before.band && age.lastMonth === before.lastMonth) return;
  const guardians = await listGuardians(tx, playerId);
  const hasGuardian = guardians.length > 0 || (await hasYesWithoutAccount(tx, playerId));
  if (hasGuardian) await lockAllowances(tx, playerId);
  await queries.changeAge(tx, {
    id: newId(),
    playerId,
    by: "clock",
    why: "birthday",
    before: before.band,
    age,
    now: new Date(nowMs),
  });
  const growth = growthOf({ band: age.band, hasGuardian });
  if (growth.endsWaiting) await queries.endWaiting(tx, playerId);
  await tellFamily(tx, deps, { playerId, band: age.band, name: before.name, guardians });
  await nudgeFamily(tx, playerId);
  if (growth.endsGuardianship) await queries.endGuardianship(tx, playerId);
  await sendNudge(tx, { about: "sessions", playerId });
  nudgePlayer(tx, playerId, "account");
}

type Grown = {
  playerId: string;
  name: string;
  band: Age["band"];
  guardians: readonly { id: string }[];
};

async function tellFamily(
  tx: Tx,
  { jobs }: WithoutDb,
  { playerId, name, band, guardians }: Grown,
): Promise<void> {
  const cause = `birthday:${playerId}:${band}`;
  await notifyMany(tx, jobs, [
    { playerId, code: "came_of_age", params: { band }, link: "/profile", cause },
    ...guardians.map(({ id }) => ({
      playerId: id,
      code: "child_came_of_age" as const,
      params: { child: name, band },
      link: FAMILY_PAGE,
      cause,
    })),
  ]);
  for (const { id } of [{ id: playerId }, ...guardians]) {
    const letter = { playerId: id, letter: "birthday", childId: playerId, band } as const;
    await jobs.add(tx, "send-family-letter", letter);
  }
}
