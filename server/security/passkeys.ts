/** Passkeys: a browser or a key proves who is there, by a key that never leaves it. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { NewPasskey, PasskeyAnswer } from "#contract/security.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { securityRefusals } from "#texts/en/security.ts";
import { openChallenge, takeChallenge, type Asked } from "./challenges.ts";
import * as queries from "./passkey-queries.ts";

/** Large, with its certificates: loaded when a player first uses a passkey. */
const webAuthn = () => import("@simplewebauthn/server");

/** Where passkeys of this game count. */
const placeOf = ({ publicUrl }: Pick<Deps, "publicUrl">) => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
};

export const unknownPasskey = () => refusedError(securityRefusals, "passkey_unknown");

/** EdDSA, ES256 and RS256: every device has one of these. */
const supportedAlgorithmIDs = [-8, -7, -257];

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));

/** The player id that the passkey carries. */
const handleOf = (playerId: string) => new Uint8Array(Buffer.from(playerId));

const credentialsOf = async (tx: Tx, playerId: string) =>
  (await queries.listPasskeys(tx, playerId)).map(({ credentialId: id, transports }) => ({
    id,
    transports,
  }));

/**
 * For the browser: it asks the player for one of their passkeys, or for any when the player is not
 * known yet.
 */
export async function questionFor(
  deps: Pick<Deps, "publicUrl">,
  tx: Tx,
  { challenge, playerId }: { challenge: string; playerId: string | null },
) {
  const { rpID } = placeOf(deps);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: bytesOf(challenge),
    userVerification: "required",
    ...(playerId !== null && { allowCredentials: await credentialsOf(tx, playerId) }),
  });
  return { ...options };
}

export async function askForPasskey(deps: Deps, asked: Asked) {
  const challenge = await openChallenge(deps.db, asked, deps.now());
  return { options: await questionFor(deps, deps.db, { challenge, ...asked }) };
}

export async function askForNewPasskey(
  deps: Deps,
  { playerId, sessionId, name }: { playerId: string; sessionId: string | null; name: string },
) {
  const { db, now } = deps;
  const challenge = await openChallenge(db, { purpose: "new passkey", playerId, sessionId }, now());
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: "Taleborn",
    rpID: placeOf(deps).rpID,
    userName: name,
    userID: handleOf(playerId),
    challenge: bytesOf(challenge),
    attestationType: "none",
    supportedAlgorithmIDs,
    excludeCredentials: await credentialsOf(db, playerId),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { options: { ...options } };
}

type Signed = { response: { clientDataJSON: string } };

/** The question that an answer names; the database knows whether the server asked it. */
function challengeOf({ response }: Signed): string {
  try {
    const said: unknown = JSON.parse(
      Buffer.from(response.clientDataJSON, "base64url").toString("utf8"),
    );
    const { challenge } = said as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}

/** Used up before it is looked at: a wrong answer is an answer. */
async function takeQuestion({ db, now }: Deps, signed: Signed, asked: Asked): Promise<string> {
  const challenge = challengeOf(signed);
  if (!(await takeChallenge(db, challenge, asked, now()))) throw unknownPasskey();
  return challenge;
}

/** The bytes come from outside: whatever is wrong with them, they prove nothing. */
const orNothing = <T>(checked: Promise<T>): Promise<T | null> => checked.catch(() => null);

type Answered = { answer: PasskeyAnswer; asked: Asked };

/**
 * Works for the player whose passkey has answered a question, in the transaction that uses it. A
 * question to one player takes no other player's passkey.
 */
export async function withPasskey<T>(
  deps: Deps,
  { answer, asked }: Answered,
  work: (tx: Tx, playerId: string) => Promise<T>,
): Promise<T> {
  const challenge = await takeQuestion(deps, answer, asked);
  return deps.db.transaction(async (tx) => {
    const found = await queries.lockPasskey(tx, answer.id);
    if (!found || (asked.playerId ?? found.playerId) !== found.playerId) throw unknownPasskey();
    const uses = await countedUses(deps, answer, { ...found, challenge });
    if (uses === null) throw unknownPasskey();
    await queries.keepUse(tx, found.id, { uses, now: new Date(deps.now()) });
    return work(tx, found.playerId);
  });
}

type Known = { playerId: string; publicKey: Buffer; uses: number; challenge: string };

/** How often the passkey was used, as it says; null when the answer is not its own. */
async function countedUses(
  deps: Deps,
  answer: PasskeyAnswer,
  { playerId, publicKey, uses: counter, challenge }: Known,
): Promise<number | null> {
  const { userHandle } = answer.response;
  if (userHandle !== undefined && userHandle !== "") {
    if (Buffer.from(userHandle, "base64url").toString("utf8") !== playerId) return null;
  }
  const { rpID, origin } = placeOf(deps);
  const { verifyAuthenticationResponse } = await webAuthn();
  const checked = await orNothing(
    verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: { id: answer.id, publicKey: new Uint8Array(publicKey), counter },
    }),
  );
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

/** What a new passkey is known by from now on. */
export async function checkNewPasskey(
  deps: Deps,
  made: NewPasskey,
  asked: { playerId: string; sessionId: string | null },
) {
  const challenge = await takeQuestion(deps, made, { purpose: "new passkey", ...asked });
  const { rpID, origin } = placeOf(deps);
  const { verifyRegistrationResponse } = await webAuthn();
  const checked = await orNothing(
    verifyRegistrationResponse({
      response: made as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    }),
  );
  if (!checked?.verified) throw unknownPasskey();
  const { id: credentialId, publicKey, counter: uses } = checked.registrationInfo.credential;
  const { transports = [] } = made.response;
  return { credentialId, publicKey: Buffer.from(publicKey), uses, transports };
}
