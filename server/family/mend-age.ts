/** A player has given a wrong month, and has written to us: an admin mends it, and says why. */
import { ageOf, isBirthMonth, type Age } from "#game/account/age.ts";
import { looksMadeUp } from "#game/account/made-up-name.ts";
import { monthOf } from "#game/lib/day.ts";
import { hideName } from "#server/account/service.ts";
import { keyOf } from "#server/lib/names/keys.ts";
import type { Db, Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";
import { sendNudge } from "#server/lib/nudges.ts";
import { hasYesWithoutAccount } from "./approval-queries.ts";
import * as birthdays from "./birthday-queries.ts";
import { findMemberByEmail, lockMembers, type MemberRow } from "./queries.ts";
import { endGuardianship } from "./take-back.ts";

export type MendedAge = { email: string; birthMonth: string; why: string };

type Needs = Pick<Deps, "family" | "now" | "endWhatIsClosed">;

const refuse = (words: string) => ({ isDone: false, words });

/** What has come of it, in words for a terminal. Everything is as if the right month had been said. */
export async function mendAge(
  { db, ...deps }: Needs & { db: Db },
  { email, birthMonth, why }: MendedAge,
): Promise<{ isDone: boolean; words: string }> {
  const [{ family, now }, thisMonth] = [deps, monthOf(deps.now())];
  if (!isBirthMonth(birthMonth, thisMonth)) return refuse(`${birthMonth} is no month of birth.`);
  if (why.trim() === "") return refuse("Say why, for those who look later.");
  const age = ageOf(birthMonth, family.consentAge, thisMonth);
  return db.transaction(async (tx) => {
    const player = await findMemberByEmail(tx, keyOf(email));
    if (player?.role !== "user") return refuse(`No player has the address ${email}.`);
    const { id: playerId, ageBand: before } = player;
    await lockMembers(tx, [playerId]);
    const change = { id: newId(), playerId, by: "admin", why, before, age } as const;
    await birthdays.changeAge(tx, { ...change, now: new Date(now()) });
    await followAge(tx, deps, player, age);
    await deps.endWhatIsClosed(tx, playerId);
    await sendNudge(tx, { about: "sessions", playerId });
    return { isDone: true, words: `The age of ${player.username} is mended: ${age.band}.` };
  });
}

/** A child without an approval has a made-up name; only adults look after others. */
async function followAge(tx: Tx, deps: Needs, player: MemberRow, { band }: Age): Promise<void> {
  const { id: playerId, isApproved, shownName, guardianIds, childIds } = player;
  const isHidden = band === "child" && !isApproved;
  if (isHidden && !looksMadeUp(shownName)) await hideName(tx, playerId);
  if (!isHidden) await birthdays.endWaiting(tx, playerId);
  if (band === "adult") {
    const hasGuardian = guardianIds.length > 0 || (await hasYesWithoutAccount(tx, playerId));
    if (hasGuardian) await birthdays.endGuardianship(tx, playerId);
    return;
  }
  for (const childId of childIds) {
    await endGuardianship(deps, tx, { guardianId: playerId, childId });
  }
}
