/** Shows in a session that is open already who is there, by more than a password. */
import type * as contract from "#contract/security.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { securityRefusals } from "#texts/en/security.ts";
import { takeCode } from "./codes.ts";
import { askForPasskey, withPasskey } from "./passkeys.ts";
import { countTry } from "./tries.ts";

const proof = (playerId: string, sessionId: string | null) =>
  ({ purpose: "proof", playerId, sessionId }) as const;

export const askForProof = (deps: Deps, playerId: string, _: object, { sessionId }: Visit) =>
  askForPasskey(deps, proof(playerId, sessionId));

export async function proveByPasskey(
  deps: Deps,
  playerId: string,
  { passkey }: InputOf<typeof contract.proveByPasskey>,
  { sessionId }: Visit,
) {
  const asked = proof(playerId, sessionId);
  const reply = await withPasskey(deps, { answer: passkey, asked }, async (tx) => {
    await deps.sessions.prove(tx, { playerId, sessionId }, { isTwoFactor: true });
    return succeeded;
  });
  deps.sessions.forget(playerId);
  return reply;
}

export async function proveByCode(
  deps: Deps,
  playerId: string,
  { code }: InputOf<typeof contract.proveByCode>,
  { sessionId }: Visit,
) {
  const wasRight = await countTry(deps, playerId);
  const reply = await deps.db.transaction(async (tx) => {
    if ((await takeCode(deps, tx, playerId, code)) === null) {
      throw refusedError(securityRefusals, "wrong_code");
    }
    await deps.sessions.prove(tx, { playerId, sessionId }, { isTwoFactor: true });
    return succeeded;
  });
  deps.sessions.forget(playerId);
  await wasRight();
  return reply;
}
