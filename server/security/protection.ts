/** What protects an account beside its password. */
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import { listPasskeys } from "./passkey-queries.ts";

type Protection = {
  isAdmin: boolean;
  hasAuthenticator: boolean;
  hasPasskey: boolean;
  recoveryCodesLeft: number;
};

/** Reads the role beside the own tables: a question at every sign-in. */
export const findProtection = (tx: Tx, playerId: string) =>
  tx.one<Protection>(
    `select role = 'admin' as "isAdmin",
            exists (select from authenticators a
              where a.player_id = p.id and a.confirmed_at is not null) as "hasAuthenticator",
            exists (select from passkeys k where k.player_id = p.id) as "hasPasskey",
            (select count(*)::int from recovery_codes c
              where c.player_id = p.id and c.used_at is null) as "recoveryCodesLeft"
       from players p where p.id = $1`,
    [playerId],
  );

/** Of two changes of what protects an account, one waits for the other, and then sees what it left. */
export const lockProtection = (tx: Tx, playerId: string) =>
  tx.rows(`select id from players where id = $1 for no key update`, [playerId]);

export const isRequired = (
  { adminTwoFactor }: Pick<Deps, "adminTwoFactor">,
  { isAdmin }: Protection,
): boolean => adminTwoFactor && isAdmin;

/**
 * The password alone is not enough to change what protects an account: when an app is on, or an
 * admin has a passkey, the session must have begun with it.
 */
export async function requireTwoFactorSession(
  deps: Deps,
  playerId: string,
  { isTwoFactor }: Visit,
): Promise<void> {
  if (isTwoFactor) return;
  const found = await findProtection(deps.db, playerId);
  const isProtected = found.hasAuthenticator || (isRequired(deps, found) && found.hasPasskey);
  if (isProtected) throw refusedError(requestRefusals, "second_factor_first");
}

export async function getSecurity(deps: Deps, playerId: string, _: object, visit: Visit) {
  const found = await findProtection(deps.db, playerId);
  const passkeys = await listPasskeys(deps.db, playerId);
  return {
    hasAuthenticator: found.hasAuthenticator,
    recoveryCodesLeft: found.recoveryCodesLeft,
    passkeys: passkeys.map(({ id, name, madeAt, lastUsedAt }) => ({
      id,
      name,
      madeAt: madeAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    isRequired: isRequired(deps, found),
    isTwoFactorSession: visit.isTwoFactor,
  };
}
