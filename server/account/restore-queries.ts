/** Addresses that players have given up, and that a mailed token may bring back. */
import type { Tx } from "#server/lib/db.ts";

type GivenUp = { playerId: string; emailKey: string };

/**
 * From now on the address is held for the player who had it. `hash` is replaced when the letter is
 * written. An address that is given up twice stays as old as it was.
 */
export const holdAddress = (
  tx: Tx,
  { playerId, emailKey, email, hash, minutes }: GivenUp & HeldAddress,
) =>
  tx.rows(
    `insert into mailed_tokens (token_hash, player_id, purpose, email_key, email, expires_at)
     values ($1, $2, 'restore', $3, $4, now() + make_interval(mins => $5))
     on conflict (player_id, email_key) where purpose = 'restore'
     do update set expires_at = excluded.expires_at`,
    [hash, playerId, emailKey, email, minutes],
  );

type HeldAddress = { email: string; hash: Buffer; minutes: number };

export const isHeldForAnother = (tx: Tx, { playerId, emailKey }: GivenUp) =>
  tx.any(
    `select 1 from mailed_tokens where purpose = 'restore' and email_key = $2
        and player_id <> $1 and expires_at > now()`,
    [playerId, emailKey],
  );

/** Where the letter goes; null when there is nothing to bring back any more. */
export const setRestoreToken = (tx: Tx, { playerId, emailKey }: GivenUp, hash: Buffer) =>
  tx.maybe<{ email: string; username: string }>(
    `update mailed_tokens t set token_hash = $3 from players p
      where t.purpose = 'restore' and t.player_id = $1 and t.email_key = $2
        and t.email is not null and t.expires_at > now() and p.id = t.player_id
        and (p.deleted_at is null or p.may_return_until is not null)
      returning t.email, p.username`,
    [playerId, emailKey, hash],
  );

/**
 * Uses the token up and gives the address back. What was given up later goes with it, and so do all
 * other letters: they went where the player does not want to be.
 */
export const restoreAddress = (tx: Tx, hash: Buffer) =>
  tx.maybe<{ playerId: string; emailKey: string; givenUpAt: Date }>(
    `with taken as (
       delete from mailed_tokens t using players p
        where t.token_hash = $1 and t.purpose = 'restore' and t.expires_at > now()
          and p.id = t.player_id and (p.deleted_at is null or p.may_return_until is not null)
       returning t.player_id, t.email, t.email_key, t.created_at
     ), dropped as (
       delete from mailed_tokens t using taken
        where t.player_id = taken.player_id and t.email_key <> taken.email_key
          and (t.purpose <> 'restore' or t.created_at > taken.created_at)
     )
     update players p set email = taken.email, email_key = taken.email_key
       from taken where p.id = taken.player_id
     returning p.id as "playerId", p.email_key as "emailKey",
               taken.created_at as "givenUpAt"`,
    [hash],
  );
