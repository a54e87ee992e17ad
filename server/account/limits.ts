/** Play time, bedtime and a cap on money, as players set them for themselves. */
import type * as contract from "#contract/account.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { changeLimits, type OwnLimits } from "#game/account/own-limits.ts";
import type { GateDeps } from "#server/lib/capabilities.ts";
import type { Deps } from "#server/lib/deps.ts";
import { sendNudge } from "#server/lib/nudges.ts";
import { badInput, refusedError } from "#server/lib/refuse.ts";
import { findStanding } from "#server/lib/standing.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { limitRefusals } from "#texts/en/account.ts";
import { quietRemarks } from "#texts/en/notifications.ts";
import * as queries from "./limit-queries.ts";

const none: OwnLimits = {
  minutesADay: null,
  bedtime: null,
  monthlyCapCents: null,
  timeZone: "UTC",
};

async function isSetByGuardian({ db, family, now }: GateDeps, playerId: string) {
  const { band, hasGuardian } = await findStanding(db, playerId, family, now());
  return hasGuardian || band === "child";
}

export async function getLimits(deps: Deps, playerId: string) {
  const [limits, later, byGuardian] = await Promise.all([
    queries.findLimits(deps.db, playerId),
    queries.findLater(deps.db, playerId),
    isSetByGuardian(deps, playerId),
  ]);
  return { ...(limits ?? none), later: byGuardian ? null : later, isSetByGuardian: byGuardian };
}

export async function saveLimits(
  deps: Deps,
  playerId: string,
  wanted: InputOf<typeof contract.saveLimits>,
) {
  await deps.db.transaction(async (tx) => {
    if (!(await queries.isTimeZone(tx, wanted.timeZone))) throw badInput(quietRemarks.time_zone);
    const before = await queries.lockLimits(tx, playerId);
    if (await isSetByGuardian({ ...deps, db: tx }, playerId))
      throw refusedError(limitRefusals, "guardian_decides");
    const { now, later } = changeLimits(before, wanted);
    await queries.saveLimits(tx, playerId, now);
    if (later) await queries.saveLater(tx, playerId, later, new Date(deps.now()));
    else await queries.forgetLater(tx, playerId);
    nudgePlayer(tx, playerId, "account");
    await sendNudge(tx, { about: "sessions", playerId });
  });
  deps.sessions.forget(playerId);
  return getLimits(deps, playerId);
}

export const beginLaterLimits = ({ db, now }: Deps) =>
  db.transaction(async (tx) => {
    const begun = await queries.beginLater(tx, new Date(now()));
    for (const { playerId } of begun) nudgePlayer(tx, playerId, "account");
  });

/** Counts this minute for a player whose game is on the screen. */
export async function stayHere({ db, now, family, playTime }: Deps, playerId: string) {
  playTime.note(playerId);
  await playTime.store();
  return { playLeft: (await findStanding(db, playerId, family, now())).playLeft };
}
