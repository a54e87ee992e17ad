/** What is known of new accounts. Of a player the day of sign-up and the address are read along. */
import { msOf, type Tx } from "#server/lib/db.ts";

export const listAccounts = (tx: Tx, ids: readonly string[]) =>
  tx.rows<{ id: string; signedUpAtMs: number; isConfirmed: boolean }>(
    `select id, ${msOf("created_at")} as "signedUpAtMs", email_verified_at is not null as "isConfirmed"
       from players where id = any($1)`,
    [ids],
  );

export type SignUp = {
  playerId: string;
  addressHash: Buffer;
  mailbox: string;
  mailboxHash: Buffer;
  day: string;
};

/** One after the other: true when another account has been made with this mailbox. */
export async function isKnownMailbox(
  tx: Tx,
  { playerId, mailbox, mailboxHash }: SignUp,
): Promise<boolean> {
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended('mailbox:' || $1, 0))`, [
    mailboxHash.toString("hex"),
  ]);
  const found = await tx.maybe(
    `select 1 where exists (select from players where mailbox = $1 and id <> $3)
        or exists (select from sign_ups where mailbox_hash = $2)`,
    [mailbox, mailboxHash, playerId],
  );
  return found !== null;
}

/** One after the other, so that each knows its number. Returns that, this sign-up included. */
export async function countSignUp(tx: Tx, { addressHash, day }: SignUp): Promise<number> {
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended('sign-ups:' || $1, 0))`, [
    addressHash.toString("hex"),
  ]);
  const earlier = await tx.value<number>(
    `select count(*) as earlier from sign_ups where address_hash = $1 and day = $2`,
    [addressHash, day],
  );
  return earlier + 1;
}

export const insertSignUp = (
  tx: Tx,
  { playerId, addressHash, mailboxHash, day, welcomeWaits }: SignUp & { welcomeWaits: boolean },
) =>
  tx.rows(
    `insert into sign_ups (player_id, address_hash, mailbox_hash, day, welcome_waits)
     values ($1, $2, $3, $4, $5)`,
    [playerId, addressHash, mailboxHash, day, welcomeWaits],
  );

export const isWelcomeWaiting = async (tx: Tx, playerId: string): Promise<boolean> =>
  (await tx.maybe(`select 1 from sign_ups where player_id = $1 and welcome_waits`, [playerId])) !==
  null;

/** False when nothing waited. */
export const endWaiting = (tx: Tx, playerId: string) =>
  tx.any(
    `update sign_ups set welcome_waits = false where player_id = $1 and welcome_waits
     returning player_id`,
    [playerId],
  );

const KEPT_DAYS = 30;

export const forgetOldSignUps = (tx: Tx) =>
  tx.rows(`delete from sign_ups where day < current_date - $1::int and not welcome_waits`, [
    KEPT_DAYS,
  ]);

/** Fewer are a family, or friends at one table. */
const CROWD = 10;

export const listCrowdedAddresses = (tx: Tx, from: string, howMany: number) =>
  tx.rows<{ day: string; names: string[] }>(
    `select crowd.day, (select array_agg(p.shown_name order by p.created_at, p.id)
                          from sign_ups s join players p on p.id = s.player_id
                         where s.address_hash = crowd.address_hash and s.day = crowd.day) as names
       from (select address_hash, day, count(*) as n from sign_ups
              where day >= $1 group by address_hash, day having count(*) >= $2
              order by n desc, day limit $3) crowd
      order by n desc, day`,
    [from, CROWD, howMany],
  );

/** What is tallied when a player gains by a deal with an unproven account. */
export const GAIN = "gain_from_unproven";

export const listTopGainers = (tx: Tx, from: string, howMany: number) =>
  tx.rows<{ id: string; name: string; day: string; gains: number }>(
    `select p.id, p.shown_name as name, t.day, t.times as gains
       from daily_tallies t join players p on p.id = t.player_id
      where t.what = '${GAIN}' and t.day >= $1 order by t.times desc, t.day, p.id limit $2`,
    [from, howMany],
  );
