/** What players say about themselves, and where letters reach them. */
import type * as contract from "#contract/account.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { listBadges } from "#server/invites/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { newToken, sha256 } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { lockPurse } from "#server/purse/service.ts";
import { noteAccountChange } from "#server/security/service.ts";
import { recoveryRefusals } from "#texts/en/account.ts";
import { refuseHeldAddress, refuseTaken } from "./addresses.ts";
import { keyOf, orNull } from "#server/lib/names/keys.ts";
import { countLetter } from "./letter-limits.ts";
import { links } from "./letters.ts";
import { proveOwnPassword, wrongPassword } from "./own-password.ts";
import * as queries from "./queries.ts";
import { holdAddress } from "./restore-queries.ts";

export async function profile(deps: Deps, playerId: string) {
  const player = await queries.findPlayer(deps.db, playerId);
  const badges = await listBadges(deps, playerId);
  return { ...player, isDemo: player.role === "demo", badges };
}

type Input = InputOf<typeof contract.updateProfile>;

export async function updateProfile(deps: Deps, playerId: string, input: Input, visit: Visit) {
  const before = await queries.findPlayer(deps.db, playerId);
  const isSame = keyOf(input.email) === keyOf(before.email);
  const admitted = isSame ? null : await admitNewEmail(deps, before, { input, visit });
  const proved = admitted?.stored ?? null;
  await deps.db
    .transaction((tx) => save(tx, deps, { playerId, input, proved }))
    .catch(async (error: unknown) => {
      await admitted?.giveBack();
      return refuseTaken(error);
    });
  return profile(deps, playerId);
}

/** A stranger who uses the open browser must not be able to take the account over. */
async function admitNewEmail(
  deps: Deps,
  before: queries.PlayerRow,
  { input, visit }: { input: Input; visit: Visit },
) {
  const password = input.currentPassword ?? "";
  if (password === "") {
    throw refusedError(recoveryRefusals, "password_needed").with({ field: "currentPassword" });
  }
  const stored = await proveOwnPassword(deps, before.id, password);
  if (stored === null) throw wrongPassword();
  const unconfirmed = before.emailVerified ? [input.email] : [input.email, before.email];
  const letter = { account: before.id, from: visit.address, unconfirmed };
  return { stored, giveBack: await countLetter(deps.limits, letter) };
}

/** `proved`: the hash of the password that was shown; null when none was needed. */
type ProfileChange = { playerId: string; input: Input; proved: string | null };

async function save(tx: Tx, { jobs, now }: WithoutDb, { playerId, input, proved }: ProfileChange) {
  await lockPurse(tx, playerId);
  const emailKey = keyOf(input.email);
  const { isNewEmail, emailBefore, emailKeyBefore } = await queries.updateNames(tx, playerId, {
    firstName: orNull(input.firstName),
    lastName: orNull(input.lastName),
    email: input.email,
    emailKey,
  });
  if (!isNewEmail) return;
  // It was the same address a moment ago, so the password was not checked; or it has been replaced since.
  if (proved === null || !(await queries.holdPassword(tx, playerId, proved)))
    throw refusedError(recoveryRefusals, "password_needed");
  await refuseHeldAddress(tx, { playerId, emailKey });
  await holdAddress(tx, {
    playerId,
    emailKey: emailKeyBefore,
    email: emailBefore,
    hash: sha256(newToken()),
    minutes: links.restore.minutes,
  });
  await noteAccountChange(tx, { playerId, change: "address" }, now());
  await jobs.add(tx, "send-letter", { playerId, letter: "verify" });
  await jobs.add(tx, "send-letter", { playerId, letter: "restore", emailKey: emailKeyBefore });
}
