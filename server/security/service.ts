/** What a sign-in asks beside the password, and what it is answered by. It knows no account. */
import type * as contract from "#contract/security.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError, RefusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { securityRefusals } from "#texts/en/security.ts";
import { countAnswer, forgetOldChallenges, openChallenge, takeChallenge } from "./challenges.ts";
import { takeCode } from "./codes.ts";
import { askForPasskey, questionFor, takePasskey } from "./passkeys.ts";
import { findProtection } from "./protection.ts";
import { forgetOldSignIns, noteSignIn, type SignInWay } from "./sign-ins.ts";
import { countTry } from "./tries.ts";

export { noteAccountChange } from "./account-changes.ts";
export { dropChallenges } from "./challenges.ts";
export { dropFactorsSince } from "./restored-address.ts";
export { noteSignIn, type SignInWay } from "./sign-ins.ts";

/** Refuses to open a session by the password alone, where more was set up. */
export async function requireSecondFactor(deps: Deps, playerId: string): Promise<void> {
  const { hasAuthenticator, hasPasskey } = await findProtection(deps.db, playerId);
  if (!hasAuthenticator) return;
  const asked = { purpose: "second factor", playerId } as const;
  const challenge = await openChallenge(deps.db, asked, deps.now());
  const passkey = hasPasskey ? await questionFor(deps, deps.db, { challenge, playerId }) : null;
  throw refusedError(securityRefusals, "second_factor_needed").with({ challenge, passkey });
}

type Answer = InputOf<typeof contract.secondFactor>;

/** Whose challenge was answered rightly, and by what. */
export async function answerSecondFactor(
  deps: Deps,
  answer: Answer,
  visit: Visit,
): Promise<{ playerId: string; way: SignInWay }> {
  const asked = await countAnswer(deps.db, answer.challenge, deps.now());
  if (!asked) throw refusedError(securityRefusals, "sign_in_again");
  const { playerId, passwordHash } = asked;
  const wasRight = await countTry(deps, `${playerId} ${passwordHash}`);
  const way = await wayOf(deps, playerId, answer);
  if (way === null) {
    const { device } = visit;
    const tried = { playerId, device, way: answer.passkey ? "passkey" : "code" } as const;
    await noteSignIn(deps.db, { ...tried, succeeded: false }, deps.now());
    throw refusedError(securityRefusals, answer.passkey ? "passkey_unknown" : "wrong_code");
  }
  await wasRight();
  return { playerId, way };
}

async function wayOf(
  deps: Deps,
  playerId: string,
  { challenge, code, passkey }: Answer,
): Promise<SignInWay | null> {
  const asked = { purpose: "second factor", playerId } as const;
  if (passkey) {
    const owner = await takePasskey(deps, passkey, asked).catch(orNobody);
    return owner === null ? null : "passkey";
  }
  return deps.db.transaction(async (tx) => {
    const way = await takeCode(deps, tx, playerId, code ?? "");
    // A wrong code leaves the question open, for the next one.
    if (way === null) return null;
    const isOpen = await takeChallenge(tx, challenge, asked, deps.now());
    if (!isOpen) throw refusedError(securityRefusals, "sign_in_again");
    return way;
  });
}

function orNobody(error: unknown): null {
  if (error instanceof RefusedError) return null;
  throw error;
}

/** The player whose passkey this is. */
export async function answerWithPasskey(
  deps: Deps,
  { passkey }: InputOf<typeof contract.passkeySignIn>,
): Promise<string> {
  return takePasskey(deps, passkey, { purpose: "sign-in", playerId: null });
}

export async function askVisitorForPasskey(deps: Deps, { address }: Visit) {
  await deps.limits.count("question for a passkey from one address", address);
  return askForPasskey(deps, { purpose: "sign-in", playerId: null });
}

export async function tidyUp(tx: Tx, nowMs: number): Promise<void> {
  await forgetOldChallenges(tx, nowMs);
  await forgetOldSignIns(tx, nowMs);
}
