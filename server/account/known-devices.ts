/**
 * Browsers in which a player has signed in before. Each has a random token in a cookie that outlives
 * its sessions. The token opens nothing: it only says that a password that is tried in this browser
 * hardly comes from a stranger.
 */
import type { Tx } from "#server/lib/db.ts";
import { newToken, sha256 } from "#server/lib/ids.ts";
import { DEVICE_DAYS, type Visit } from "#server/lib/route.ts";

export const isKnownDevice = async (
  tx: Tx,
  playerId: string,
  { deviceToken }: Visit,
): Promise<boolean> =>
  deviceToken !== null &&
  tx.any(
    `select 1 from known_devices where player_id = $1 and token_hash = $2
        and last_seen_at > now() - make_interval(days => $3)`,
    [playerId, sha256(deviceToken), DEVICE_DAYS],
  );

/** Call it only after this very request has proved whose account it is. Returns the token. */
export async function rememberDevice(tx: Tx, playerId: string, visit: Visit): Promise<string> {
  const token = visit.deviceToken ?? newToken();
  await tx.rows(
    `insert into known_devices (player_id, token_hash) values ($1, $2)
     on conflict (player_id, token_hash) do update set last_seen_at = now()`,
    [playerId, sha256(token)],
  );
  return token;
}

/** After a new password all other devices must show again that they are the player's. */
export async function rememberOnlyThisDevice(
  tx: Tx,
  playerId: string,
  visit: Visit,
): Promise<void> {
  await tx.rows(`delete from known_devices where player_id = $1`, [playerId]);
  visit.setDeviceToken(await rememberDevice(tx, playerId, visit));
}

export const forgetOldDevices = (tx: Tx) =>
  tx.rows(`delete from known_devices where last_seen_at < now() - make_interval(days => $1)`, [
    DEVICE_DAYS,
  ]);
