/** The age that a player states once. Only the band and the month that ends it are kept. */
import type * as contract from "#contract/account.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { ageOf, isBirthMonth, type Age } from "#game/account/age.ts";
import { madeUpName } from "#game/account/made-up-name.ts";
import { monthOf } from "#game/lib/day.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { type Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newSeed } from "#server/lib/ids.ts";
import { recordNotifications } from "#server/notifications/service.ts";
import { badInput, refusedError } from "#server/lib/refuse.ts";
import { findStanding } from "#server/lib/standing.ts";
import { ageRefusals, ageRemarks } from "#texts/en/account.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import * as queries from "./age-queries.ts";
import { ownAccount } from "./own-account.ts";
import { renameForOthers } from "./renaming.ts";

/** Refuses a month that cannot be. */
export function ageFrom({ family, now }: Pick<Deps, "family" | "now">, birthMonth: string): Age {
  const thisMonth = monthOf(now());
  if (!isBirthMonth(birthMonth, thisMonth)) throw badInput(ageRemarks.bad_month);
  return ageOf(birthMonth, family.consentAge, thisMonth);
}

/** Runs in the transaction that makes the player an admin, or that keeps their age. */
export async function requireAdultAdmin(
  tx: Tx,
  { family, now }: Pick<Deps, "family" | "now">,
  playerId: string,
): Promise<void> {
  const { role, band } = await findStanding(tx, playerId, family, now());
  if (role === "admin" && band !== null && band !== "adult") {
    throw refusedError(requestRefusals, "admins_are_adults");
  }
}

/** A child has a made-up name until a guardian has said yes, and gets one notification about it. */
export async function keepAge(tx: Tx, playerId: string, age: Age): Promise<void> {
  const isNew = await queries.setAge(tx, playerId, age);
  if (!isNew) throw refusedError(ageRefusals, "age_known");
  if (age.band !== "child") return;
  const name = await giveMadeUpName(tx, playerId);
  const cause = `safe_name:${playerId}`;
  await recordNotifications(tx, [
    { playerId, code: "safe_name", params: { name }, link: "/profile", cause },
  ]);
}

async function giveMadeUpName(tx: Tx, playerId: string): Promise<string> {
  const dice = diceFrom(newSeed());
  for (;;) {
    const name = madeUpName(dice);
    if (await queries.setMadeUpName(tx, playerId, name)) return name;
  }
}

/** From now on other players read a made-up name, also in what the player did before. */
export async function hideName(tx: Tx, playerId: string): Promise<void> {
  await giveMadeUpName(tx, playerId);
  await renameForOthers(tx, playerId);
}

export async function sayAge(
  deps: Deps,
  playerId: string,
  { birthMonth }: InputOf<typeof contract.sayAge>,
) {
  const age = ageFrom(deps, birthMonth);
  await deps.db.transaction(async (tx) => {
    await keepAge(tx, playerId, age);
    await requireAdultAdmin(tx, deps, playerId);
    if (age.band === "child") await renameForOthers(tx, playerId);
    await deps.endWhatIsClosed(tx, playerId);
  });
  deps.sessions.forget(playerId);
  return ownAccount(deps, playerId);
}
