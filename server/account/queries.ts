import { msOf, type Tx } from "#server/lib/db.ts";
import type { Role } from "#game/account/roles.ts";
import { standingColumns, standingJoins, type StandingRow } from "#server/lib/standing.ts";

export type PlayerRow = {
  id: string;
  username: string;
  shownName: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  emailVerified: boolean;
  coins: number;
  cardCredits: number;
  invitesUsed: number;
  role: Role;
  streak: number;
  hasReceivedWelcomePack: boolean;
  cardsCreated: number;
  coinsEarned: number;
  unreadNotifications: number;
  signedUpAtMs: number;
  hasWelcomePack: boolean;
  visitDay: string | null;
  winDay: string | null;
  daysCome: number;
  isGuardian: boolean;
  usesWallet: boolean;
  walletPublicKey: string | null;
};

const playerColumns = `p.id, p.username, p.shown_name as "shownName", p.first_name as "firstName",
  p.last_name as "lastName", p.email, p.email_verified_at is not null as "emailVerified", w.coins,
  w.credits as "cardCredits", p.invites_used as "invitesUsed", p.role, p.streak,
  p.welcome_pack_at is not null as "hasReceivedWelcomePack",
  p.cards_created as "cardsCreated", w.coins_earned as "coinsEarned",
  (select count(*) from (select from notifications
     where player_id = p.id and read_at is null limit 100) unread
  ) as "unreadNotifications", ${msOf("p.created_at")} as "signedUpAtMs",
  p.welcome_opened_at is null as "hasWelcomePack", p.streak_day as "visitDay",
  (select max(day) from daily_tallies where player_id = p.id and what = 'win') as "winDay",
  p.days_come as "daysCome",
  exists (select from guardianships g join players c on c.id = g.child_id
     where g.guardian_id = p.id and c.deleted_at is null) as "isGuardian",
  (exists (select from owned_cards o where o.owner_id = p.id and o.nft_address is not null)
     or exists (select from nft_withdrawals n where n.player_id = p.id)
     or exists (select from wallets f where f.player_id = p.id and f.retired_at is not null)
  ) as "usesWallet",
  p.wallet_key as "walletPublicKey"`;

export const findPlayer = (tx: Tx, id: string) =>
  tx.one<PlayerRow>(
    `select ${playerColumns} from players p join purses w on w.player_id = p.id where p.id = $1`,
    [id],
  );

/** The same with what the gate knows, in one statement: it runs with every page. */
export const findPlayerWithStanding = (tx: Tx, id: string, now: Date) =>
  tx.one<PlayerRow & StandingRow>(
    `select ${playerColumns}, ${standingColumns("$2::timestamptz")}
       from players p join purses w on w.player_id = p.id ${standingJoins("$2::timestamptz")}
      where p.id = $1`,
    [id, now],
  );

/** Of a row of players: who has left may come back for a while. */
const MAY_SIGN_IN = "(deleted_at is null or may_return_until is not null)";

export type Credentials = { id: string; passwordHash: string };

export const findByEmail = (tx: Tx, emailKey: string) =>
  tx.maybe<Credentials & { isConfirmed: boolean }>(
    `select id, password_hash as "passwordHash", email_verified_at is not null as "isConfirmed"
       from players
      where email_key = $1 and ${MAY_SIGN_IN}`,
    [emailKey],
  );

/** Until when the player of a closed account may bring it back; null when there is nothing to. */
export const findReturn = (tx: Tx, id: string) =>
  tx.value<Date | null>(`select may_return_until as until from players where id = $1`, [id]);

export const findByUsername = (tx: Tx, usernameKey: string) =>
  tx.maybe<{ id: string; username: string }>(
    `select id, username from players where username_key = $1 and made_up_name is null
         and deleted_at is null`,
    [usernameKey],
  );

export const findCredentials = (tx: Tx, id: string) =>
  tx.one<Credentials>(`select id, password_hash as "passwordHash" from players where id = $1`, [
    id,
  ]);

export type NewPlayer = {
  id: string;
  email: string;
  emailKey: string;
  username: string;
  usernameKey: string;
  usernameSkeleton: string;
  firstName: string | null;
  lastName: string | null;
  passwordHash: string;
};

export const insertPlayer = (tx: Tx, player: NewPlayer) =>
  tx.rows(
    `insert into players (id, email, email_key, username, username_key, username_skeleton,
       first_name, last_name, password_hash, streak, welcome_pack_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1, now())`,
    [
      player.id,
      player.email,
      player.emailKey,
      player.username,
      player.usernameKey,
      player.usernameSkeleton,
      player.firstName,
      player.lastName,
      player.passwordHash,
    ],
  );

export type Names = {
  firstName: string | null;
  lastName: string | null;
  email: string;
  emailKey: string;
};

/** A new address is unconfirmed. Returns the address before, and whether it is another one now. */
export const updateNames = (tx: Tx, id: string, names: Names) =>
  tx.one<{ emailBefore: string; emailKeyBefore: string; isNewEmail: boolean }>(
    `update players p set first_name = $2, last_name = $3, email = $4, email_key = $5,
            email_verified_at = case when p.email_key = $5 then p.email_verified_at end
       from players before
      where p.id = $1 and before.id = p.id
      returning before.email as "emailBefore", before.email_key as "emailKeyBefore",
                before.email_key <> $5 as "isNewEmail"`,
    [id, names.firstName, names.lastName, names.email, names.emailKey],
  );

export const updatePassword = (tx: Tx, id: string, passwordHash: string) =>
  tx.rows(`update players set password_hash = $2 where id = $1`, [id, passwordHash]);

/** What a player's password must not be like, and how long it must be. */
export const findPasswordOwner = (tx: Tx, id: string) =>
  tx.one<{ username: string; email: string; isAdmin: boolean }>(
    `select username, email, role = 'admin' as "isAdmin" from players where id = $1`,
    [id],
  );

/** True while it is the player's password; a change of it waits for this transaction. */
export const holdPassword = (tx: Tx, id: string, passwordHash: string) =>
  tx.any(`select id from players where id = $1 and password_hash = $2 for share`, [
    id,
    passwordHash,
  ]);

/** False when the password is no longer the one that was looked at. */
export const replacePassword = (
  tx: Tx,
  id: string,
  { stored, passwordHash }: { stored: string; passwordHash: string },
) =>
  tx.any(
    `update players set password_hash = $3 where id = $1 and password_hash = $2 returning id`,
    [id, stored, passwordHash],
  );

export type Purpose = "verify" | "reset" | "restore";

export const findLetterAddress = (tx: Tx, id: string) =>
  tx.maybe<{ email: string; emailKey: string; username: string }>(
    `select email, email_key as "emailKey", username from players
      where id = $1 and ${MAY_SIGN_IN}`,
    [id],
  );

export const isOpenAccount = (tx: Tx, id: string) =>
  tx.any(`select from players where id = $1 and deleted_at is null`, [id]);

/** For letters that the player did not request: an unconfirmed address may be a stranger's. */
export const findReader = (tx: Tx, id: string) =>
  tx.maybe<{ email: string; username: string }>(
    `select email, username from players
      where id = $1 and deleted_at is null and email_verified_at is not null`,
    [id],
  );

export const insertMailedToken = (
  tx: Tx,
  token: {
    hash: Buffer;
    playerId: string;
    purpose: "verify" | "reset";
    emailKey: string;
    minutes: number;
  },
) =>
  tx.rows(
    `insert into mailed_tokens (token_hash, player_id, purpose, email_key, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [token.hash, token.playerId, token.purpose, token.emailKey, token.minutes],
  );

/** Uses the token up; null when it is unknown, used, expired, or for an address given up since. */
export const takeMailedToken = (tx: Tx, hash: Buffer, purpose: "verify" | "reset") =>
  tx.maybe<{ playerId: string; emailKey: string }>(
    `delete from mailed_tokens t using players p
      where t.token_hash = $1 and t.purpose = $2 and t.expires_at > now()
        and p.id = t.player_id and p.email_key = t.email_key and ${MAY_SIGN_IN}
      returning t.player_id as "playerId", t.email_key as "emailKey"`,
    [hash, purpose],
  );

export const dropMailedTokens = (tx: Tx, playerId: string, purpose: "verify" | "reset") =>
  tx.rows(`delete from mailed_tokens where player_id = $1 and purpose = $2`, [playerId, purpose]);

/** False when the player has another address by now, which a request may have changed meanwhile. */
export const confirmEmail = (tx: Tx, id: string, emailKey: string) =>
  tx.any(
    `update players set email_verified_at = coalesce(email_verified_at, now())
      where id = $1 and email_key = $2 returning id`,
    [id, emailKey],
  );

export const listSessions = (tx: Tx, playerId: string) =>
  tx.rows<{ id: string; device: string; createdAt: Date; lastSeenAt: Date }>(
    `select id, device, created_at as "createdAt", last_seen_at as "lastSeenAt" from sessions
      where player_id = $1 and expires_at > now() order by last_seen_at desc`,
    [playerId],
  );

export const setRoleOf = (tx: Tx, id: string, role: Role) =>
  tx.rows(`update players set role = $2 where id = $1`, [id, role]);

/** An account to try the game with, until then. */
export const makeDemo = (tx: Tx, id: string, until: Date) =>
  tx.rows(`update players set role = 'demo', demo_until = $2 where id = $1`, [id, until]);

/** Real ones: neither admins nor visitors who try the game, nor who has left. */
export const countPlayers = async (tx: Tx): Promise<number> => {
  const counted = await tx.one<{ count: number }>(
    `select count(*)::int as count from players where role = 'user' and deleted_at is null`,
  );
  return counted.count;
};

export const tidyUp = async (tx: Tx) => {
  await tx.rows(`delete from sessions where expires_at < now()`);
  await tx.rows(`delete from mailed_tokens where expires_at < now()`);
};
