import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";
import { lockOneThenRead } from "#server/lib/lock.ts";

export type PasskeyRow = {
  id: string;
  name: string;
  madeAt: Date;
  lastUsedAt: Date | null;
  credentialId: string;
  transports: string[];
};

export const listPasskeys = (tx: Tx, playerId: string) =>
  tx.rows<PasskeyRow>(
    `select id, name, made_at as "madeAt", last_used_at as "lastUsedAt",
            credential_id as "credentialId", transports
       from passkeys where player_id = $1 order by made_at, id`,
    [playerId],
  );

type NewPasskey = {
  id: string;
  playerId: string;
  credentialId: string;
  publicKey: Buffer;
  uses: number;
  transports: readonly string[];
  name: string;
  madeAt: Date;
};

/** False when the game knows it already, as this player's or another's. */
export const insertPasskey = (tx: Tx, { publicKey, ...passkey }: NewPasskey) =>
  tx.any(
    ...insertInto(
      "passkeys",
      { ...passkey, credentialKey: publicKey },
      "on conflict (credential_id) do nothing returning id",
    ),
  );

/** Finds also passkeys of players who have left and may still return; the sign-in says how. */
export const lockPasskey = (tx: Tx, credentialId: string) =>
  lockOneThenRead(
    tx,
    [`select id from passkeys where credential_id = $1 for update`, [credentialId]],
    (id) =>
      tx.maybe<{ id: string; playerId: string; publicKey: Buffer; uses: number }>(
        `select k.id, k.player_id as "playerId", k.credential_key as "publicKey",
                k.uses::float8 as uses
           from passkeys k join players p on p.id = k.player_id
          where k.id = $1 and (p.deleted_at is null or p.may_return_until is not null)`,
        [id],
      ),
  );

export const keepUse = (tx: Tx, id: string, { uses, now }: { uses: number; now: Date }) =>
  tx.rows(`update passkeys set uses = $2, last_used_at = $3 where id = $1`, [id, uses, now]);

export const renamePasskey = (
  tx: Tx,
  playerId: string,
  { id, name }: { id: string; name: string },
) =>
  tx.any(`update passkeys set name = $3 where player_id = $1 and id = $2 returning id`, [
    playerId,
    id,
    name,
  ]);

export const deletePasskey = (tx: Tx, playerId: string, id: string) =>
  tx.any(`delete from passkeys where player_id = $1 and id = $2 returning id`, [playerId, id]);

/** Returns how many there were. */
export const deletePasskeys = async (tx: Tx, playerId: string): Promise<number> =>
  (await tx.rows(`delete from passkeys where player_id = $1 returning id`, [playerId])).length;

/** The same for those that were made from that moment on. */
export const deletePasskeysSince = async (tx: Tx, playerId: string, since: Date): Promise<number> =>
  (
    await tx.rows(`delete from passkeys where player_id = $1 and made_at >= $2 returning id`, [
      playerId,
      since,
    ])
  ).length;
