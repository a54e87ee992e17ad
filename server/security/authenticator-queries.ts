import type { Tx } from "#server/lib/db.ts";

/** False when one is on already. One that was begun before is begun anew. */
export const beginSetUp = (
  tx: Tx,
  playerId: string,
  { sealed, now }: { sealed: Buffer; now: Date },
) =>
  tx.any(
    `insert into authenticators (player_id, sealed_secret, begun_at) values ($1, $2, $3)
     on conflict (player_id) do update set sealed_secret = $2, begun_at = $3, last_step = 0
       where authenticators.confirmed_at is null
     returning player_id`,
    [playerId, sealed, now],
  );

type Authenticator = { sealedSecret: Buffer; lastStep: number; isOn: boolean };

/** Of two who show a code at once, one waits. */
export const lockAuthenticator = (tx: Tx, playerId: string) =>
  tx.maybe<Authenticator>(
    `select sealed_secret as "sealedSecret", last_step::int as "lastStep",
            confirmed_at is not null as "isOn"
       from authenticators where player_id = $1 for update`,
    [playerId],
  );

export const keepStep = (tx: Tx, playerId: string, step: number) =>
  tx.rows(`update authenticators set last_step = $2 where player_id = $1`, [playerId, step]);

export const turnOn = (tx: Tx, playerId: string, now: Date) =>
  tx.rows(`update authenticators set confirmed_at = $2 where player_id = $1`, [playerId, now]);

/** With all that opens the account in its place. False when none was on. */
export async function turnOff(tx: Tx, playerId: string): Promise<boolean> {
  const removed = await tx.maybe<{ wasOn: boolean }>(
    `delete from authenticators where player_id = $1
     returning confirmed_at is not null as "wasOn"`,
    [playerId],
  );
  await tx.rows(`delete from recovery_codes where player_id = $1`, [playerId]);
  return removed?.wasOn === true;
}

/** The same for one that was confirmed from that moment on. */
export async function turnOffSince(tx: Tx, playerId: string, since: Date): Promise<boolean> {
  const removed = await tx.maybe(
    `delete from authenticators where player_id = $1 and confirmed_at >= $2 returning player_id`,
    [playerId, since],
  );
  if (!removed) return false;
  await tx.rows(`delete from recovery_codes where player_id = $1`, [playerId]);
  return true;
}

export const isOn = (tx: Tx, playerId: string) =>
  tx.any(`select 1 from authenticators where player_id = $1 and confirmed_at is not null`, [
    playerId,
  ]);

export async function replaceRecoveryCodes(
  tx: Tx,
  playerId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.rows(`delete from recovery_codes where player_id = $1`, [playerId]);
  await tx.rows(
    `insert into recovery_codes (player_id, code_hash) select $1, unnest($2::bytea[])`,
    [playerId, hashes],
  );
}

/** False when the code is not one of the player's, or was used before. */
export const takeRecoveryCode = (
  tx: Tx,
  playerId: string,
  { hashes, now }: { hashes: readonly Buffer[]; now: Date },
) =>
  tx.any(
    `update recovery_codes set used_at = $3
      where player_id = $1 and code_hash = any($2::bytea[]) and used_at is null returning 1`,
    [playerId, hashes, now],
  );

/** What apps call the account. Reads the players' own table, to which the whole account belongs. */
export const findName = (tx: Tx, playerId: string) =>
  tx.value<string>(`select shown_name as name from players where id = $1`, [playerId]);

export type SealedSecretRow = { playerId: string; sealed: Buffer };

export const listSealed = (tx: Tx, afterPlayerId: string | null) =>
  tx.rows<SealedSecretRow>(
    `select player_id as "playerId", sealed_secret as sealed from authenticators
      where $1::uuid is null or player_id > $1 order by player_id limit 200`,
    [afterPlayerId],
  );

export const replaceSealed = (
  tx: Tx,
  { playerId, sealed: before }: SealedSecretRow,
  sealed: Buffer,
) =>
  tx.rows(
    `update authenticators set sealed_secret = $3 where player_id = $1 and sealed_secret = $2`,
    [playerId, before, sealed],
  );
