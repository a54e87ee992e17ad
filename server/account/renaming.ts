/**
 * A player is called by another name from now on, also in what others were told before: in battles,
 * in notifications, and in answers that are kept for a repeated request.
 */
import type { Tx } from "#server/lib/db.ts";
import { inSentence, renamed } from "./renamed.ts";

/** Whom the player has fought, dealt with, invited or asked to be friends. Guardians know its name. */
const othersOf = (tx: Tx, playerId: string) =>
  tx.rows<{ id: string }>(
    `select id from (
       select for_id as id from trades where creator_id = $1
       union select responder_id from trades where creator_id = $1
       union select creator_id from trades where for_id = $1
       union select creator_id from trades where responder_id = $1
       union select claimer_id from transfers where giver_id = $1
       union select giver_id from transfers where claimer_id = $1
       union select buyer_id from listings where seller_id = $1 and ended_at is not null
       union select seller_id from listings where buyer_id = $1 and ended_at is not null
       union select inviter_id from invites where invitee_id = $1
       union select invitee_id from invites where inviter_id = $1
       union select opponent_id from battles where challenger_id = $1
       union select challenger_id from battles where opponent_id = $1
       union select player_b from friendships where player_a = $1
       union select player_a from friendships where player_b = $1
       union select to_id from friend_requests where from_id = $1
       union select from_id from friend_requests where to_id = $1
       union select player_id from friend_declines where asker_id = $1
       union select asker_id from friend_declines where player_id = $1) others
      where id is not null
        and not exists (select from guardianships where child_id = $1 and guardian_id = others.id)`,
    [playerId],
  );

const shownInsteadOf = (tx: Tx, playerId: string) =>
  tx.one<Renaming>(`select username as from, shown_name as to from players where id = $1`, [
    playerId,
  ]);

/** Others read the name that the player is shown by, wherever they were told the own one. */
export async function renameForOthers(tx: Tx, playerId: string): Promise<void> {
  const renaming = await shownInsteadOf(tx, playerId);
  await renameInBattles(tx, playerId, renaming.to);
  const others = await othersOf(tx, playerId);
  if (others.length === 0) return;
  await renameIn(tx, renaming, { readers: others.map(({ id }) => id) });
}

/**
 * The same where a request to be friends was taken back: only its notification knows of it. All
 * notifications are read for it.
 */
export async function renameForAsked(tx: Tx, playerId: string): Promise<void> {
  const asked = await tx.rows<{ id: string }>(
    `select distinct player_id as id from notifications
      where code = 'friend_asked' and cause like 'friend:' || $1 || ':%'`,
    [playerId],
  );
  const renaming = await shownInsteadOf(tx, playerId);
  await renameIn(tx, renaming, { readers: asked.map(({ id }) => id) });
}

/** The battles of others keep what their opponent was called. */
export const renameInBattles = (tx: Tx, playerId: string, name: string) =>
  tx.rows(`update battles set opponent_name = $2 where opponent_id = $1`, [playerId, name]);

/** The same for everybody, and for a card as well: it takes a while. */
export const renameEverywhere = (tx: Tx, from: string, to: string): Promise<void> =>
  renameIn(tx, { from, to }, { readers: null });

type Renamed = { playerId: string; username: string; email: string; shownName: string };

/**
 * What others have written about a player who leaves: no report names them any more. An address is
 * found wherever it stands; a name may be a common word, and only in reports of this player.
 */
export async function renameInReports(tx: Tx, player: Renamed): Promise<void> {
  const { playerId, username, email, shownName: to } = player;
  for (const [table, column] of [
    ["reports", "text"],
    ["report_cases", "why"],
    ["report_cases", "appeal"],
  ] as const) {
    const found = await tx.rows<{ id: string; text: string; isOwn: boolean }>(
      `select id, ${column} as text, reported_id = $1 as "isOwn" from ${table}
        where position(lower($2) in lower(${column})) > 0
           or reported_id = $1 and position(lower($3) in lower(${column})) > 0`,
      [playerId, email, username],
    );
    for (const { id, text, isOwn } of found) {
      const nowhere = inSentence(text, { from: email, to }, { isAnyCase: true });
      const called = isOwn
        ? inSentence(nowhere, { from: username, to }, { isAnyCase: true })
        : nowhere;
      await tx.rows(`update ${table} set ${column} = left($2, 500) where id = $1`, [id, called]);
    }
  }
}

type Renaming = { from: string; to: string };

async function renameIn(
  tx: Tx,
  { from, to }: Renaming,
  { readers }: { readers: readonly string[] | null },
): Promise<void> {
  if (from === to) return;
  const inJson = JSON.stringify(from).slice(1, -1);
  const notifications = await tx.rows<{ id: number; params: object }>(
    `select id, params from notifications
      where ($2::uuid[] is null or player_id = any($2)) and position($1 in params::text) > 0`,
    [inJson, readers],
  );
  for (const { id, params } of notifications) {
    await tx.rows(`update notifications set params = $2 where id = $1`, [
      id,
      JSON.stringify(renamed(params, from, to)),
    ]);
  }
  for (const column of ["answer", "reply"]) {
    const answers = await tx.rows<{ scope: string; key_hash: Buffer; answer: unknown }>(
      `select scope, key_hash, ${column} as answer from idempotent_answers
        where ($2::text[] is null or scope = any($2)) and position($1 in ${column}::text) > 0`,
      [inJson, readers],
    );
    for (const { scope, key_hash: keyHash, answer } of answers) {
      await tx.rows(
        `update idempotent_answers set ${column} = $3 where scope = $1 and key_hash = $2`,
        [scope, keyHash, JSON.stringify(renamed(answer, from, to))],
      );
    }
  }
}
