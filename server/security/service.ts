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
import { askForPasskey, questionFor, unknownPasskey, withPasskey } from "./passkeys.ts";
import { findProtection } from "./protection.ts";
import { forgetOldSignIns, noteSignIn, type SignInWay } from "./sign-ins.ts";
import { countTry } from "./tries.ts";

export { noteAccountChange } from "./account-changes.ts";
export { dropChallenges } from "./challenges.ts";
export { dropFactorsSince, dropOtherWaysIn } from "./restored-address.ts";
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

type Sender = { playerId: string; passwordHash: string };

/** Lets in whose answer it is, in the transaction that uses it up. */
type Enter<T> = (tx: Tx, by: Sender & { way: SignInWay }) => Promise<T>;

/**
 * For a player whose challenge was answered rightly. A factor that is taken away ends what it has opened:
 * so the session is there as soon as the answer is used up.
 */
export async function answerSecondFactor<T>(
  deps: Deps,
  { answer, visit }: { answer: Answer; visit: Visit },
  enter: Enter<T>,
): Promise<T> {
  const asked = await countAnswer(deps.db, answer.challenge, deps.now());
  if (!asked) throw refusedError(securityRefusals, "sign_in_again");
  const { playerId, passwordHash } = asked;
  const wasRight = await countTry(deps, `${playerId} ${passwordHash}`);
  const entered = await enterBy(deps, { asked, answer }, enter);
  if (entered === null) {
    const { device } = visit;
    const tried = { playerId, device, way: answer.passkey ? "passkey" : "code" } as const;
    await noteSignIn(deps.db, { ...tried, succeeded: false }, deps.now());
    throw refusedError(securityRefusals, answer.passkey ? "passkey_unknown" : "wrong_code");
  }
  await wasRight();
  return entered;
}

/** Null when the answer is wrong. */
async function enterBy<T>(
  deps: Deps,
  { asked: sender, answer }: { asked: Sender; answer: Answer },
  enter: Enter<T>,
): Promise<T | null> {
  const { playerId } = sender;
  const { challenge, code = "", passkey } = answer;
  const asked = { purpose: "second factor", playerId } as const;
  if (passkey) {
    return withPasskey(deps, { answer: passkey, asked }, (tx) =>
      enter(tx, { ...sender, way: "passkey" }),
    ).catch(orNobody);
  }
  return deps.db.transaction(async (tx) => {
    const way = await takeCode(deps, tx, playerId, code);
    // A wrong code leaves the question open, for the next one.
    if (way === null) return null;
    const isOpen = await takeChallenge(tx, challenge, asked, deps.now());
    if (!isOpen) throw refusedError(securityRefusals, "sign_in_again");
    return enter(tx, { ...sender, way });
  });
}

function orNobody(error: unknown): null {
  if (error instanceof RefusedError && error.code === unknownPasskey().code) return null;
  throw error;
}

/** For the player whose passkey has answered, in the transaction that uses it. */
export const answerWithPasskey = <T>(
  deps: Deps,
  { passkey }: InputOf<typeof contract.passkeySignIn>,
  enter: (tx: Tx, playerId: string) => Promise<T>,
): Promise<T> =>
  withPasskey(deps, { answer: passkey, asked: { purpose: "sign-in", playerId: null } }, enter);

export async function askVisitorForPasskey(deps: Deps, { address }: Visit) {
  await deps.limits.count("question for a passkey from one address", address);
  return askForPasskey(deps, { purpose: "sign-in", playerId: null });
}

export async function tidyUp(tx: Tx, nowMs: number): Promise<void> {
  await forgetOldChallenges(tx, nowMs);
  await forgetOldSignIns(tx, nowMs);
}
