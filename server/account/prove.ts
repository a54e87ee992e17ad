/** Proves again who is signed in, before something sensitive: a stranger may use the browser. */
import type * as contract from "#contract/account.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { Visit } from "#server/lib/route.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { proveOwnPassword, wrongPassword } from "./own-password.ts";

export async function proveAgain(
  deps: Deps,
  playerId: string,
  { password }: InputOf<typeof contract.proveAgain>,
  { sessionId }: Visit,
) {
  if ((await proveOwnPassword(deps, playerId, password)) === null) throw wrongPassword();
  await deps.db.transaction((tx) => deps.sessions.prove(tx, { playerId, sessionId }));
  deps.sessions.forget(playerId);
  return succeeded;
}
