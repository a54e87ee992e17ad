/** Somebody has said a wrong month, and has written to us: an admin mends it, and says why. */
import { ageOf, isBirthMonth } from "#game/account/age.ts";
import { monthOf } from "#game/lib/day.ts";
import type { Db } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";
import { sendNudge } from "#server/lib/nudges.ts";
import { giveMadeUpName } from "./age.ts";
import * as queries from "./age-queries.ts";
import { keyOf } from "./keys.ts";

export type MendedAge = { email: string; birthMonth: string; why: string };

const refuse = (words: string) => ({ isDone: false, words });

/**
 * What has come of it, in words for a terminal. A child that nobody has approved gets a made-up name,
 * as if it had said so itself; whoever is no child is called by their own name again.
 */
export async function mendAge(
  { db, family, now }: Pick<Deps, "family" | "now"> & { db: Db },
  { email, birthMonth, why }: MendedAge,
): Promise<{ isDone: boolean; words: string }> {
  const thisMonth = monthOf(now());
  if (!isBirthMonth(birthMonth, thisMonth)) return refuse(`${birthMonth} is no month of birth.`);
  if (why.trim() === "") return refuse("Say why, for those who look later.");
  const age = ageOf(birthMonth, family.consentAge, thisMonth);
  return db.transaction(async (tx) => {
    const player = await queries.lockAge(tx, keyOf(email));
    if (!player) return refuse(`No player has the address ${email}.`);
    const { id, username, ageBand: bandBefore, isApproved, hasMadeUpName } = player;
    await queries.changeAge(tx, id, age);
    const isHidden = age.band === "child" && !isApproved;
    if (isHidden && !hasMadeUpName) await giveMadeUpName(tx, id);
    if (!isHidden && hasMadeUpName) await queries.removeMadeUpName(tx, id);
    const change = { id: newId(), playerId: id, changedBy: "admin", bandBefore, why };
    await queries.recordAgeChange(tx, { ...change, bandAfter: age.band });
    await sendNudge(tx, { about: "sessions", playerId: id });
    return { isDone: true, words: `The age of ${username} is mended: ${age.band}.` };
  });
}
