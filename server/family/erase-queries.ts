/** Reads and changes what other features keep: a player's words are everywhere. */
import type { CardDesign } from "#game/cards/card.ts";
import type { Tx } from "#server/lib/db.ts";
import { updateRow } from "#server/lib/insert.ts";

/** Children without a yes, who are not waited for yet. */
export const beginWaiting = (
  tx: Tx,
  { thisMonth, eraseAt }: { thisMonth: string; eraseAt: Date },
) =>
  tx.rows(
    `update players set erase_at = $2
      where age_band = 'child' and approved_at is null and erase_at is null and deleted_at is null
        and age_last_month >= $1 and role = 'user'`,
    [thisMonth, eraseAt],
  );

/** Who has come of age meanwhile needs no parent any more. */
export const endWaiting = (tx: Tx, thisMonth: string) =>
  tx.rows(
    `update players set erase_at = null
      where erase_at is not null and deleted_at is null
        and (age_band is distinct from 'child' or age_last_month < $1)`,
    [thisMonth],
  );

/** An account waits as long as a letter about its deletion is under way to a parent. */
export const listToErase = (tx: Tx, now: Date) =>
  tx.rows<{ id: string }>(
    `select id from players p
      where erase_at <= $1 and not exists (
        select from approvals a join jobs.job j on j.data ->> 'approvalId' = a.id::text
         where a.child_id = p.id and j.name = 'send-approval-letter'
           and j.data ->> 'letter' = 'deleted' and j.state in ('created', 'retry', 'active'))
      order by erase_at limit 20`,
    [now],
  );

/** False when a parent has said yes, or its player has come back, since it was listed. */
export const lockOverdue = (tx: Tx, playerId: string, now: Date) =>
  tx.any(`select id from players where id = $1 and erase_at <= $2 for no key update`, [
    playerId,
    now,
  ]);

/**
 * False when the account is closed already: two processes may erase it at once, and what one
 * process has finished the other does not begin anew.
 */
export const close = (tx: Tx, playerId: string, now: Date) =>
  tx.value<boolean>(
    `update players p set deleted_at = coalesce(p.deleted_at, $2),
              erase_at = case when p.deleted_at is null or p.may_return_until is not null
                              then least(p.erase_at, $2) else p.erase_at end,
              may_return_until = null
         from (select id, deleted_at from players where id = $1 for no key update) before
        where p.id = before.id returning before.deleted_at is null as "wasOpen"`,
    [playerId, now],
  );

/** Until when its player can bring it back; null when it was closed before. */
export const closeUntil = async (
  tx: Tx,
  playerId: string,
  { now, until }: { now: Date; until: Date },
): Promise<Date | null> =>
  (
    await tx.maybe<{ until: Date | null }>(
      `update players set deleted_at = $2, erase_at = least(erase_at, $3),
              may_return_until = least(erase_at, $3)
        where id = $1 and deleted_at is null returning may_return_until as until`,
      [playerId, now, until],
    )
  )?.until ?? null;

/** False when there is nothing to bring back any more. A child that waits for a yes goes on waiting. */
export const reopen = (tx: Tx, playerId: string, now: Date) =>
  tx.any(
    `update players set deleted_at = null, may_return_until = null,
            erase_at = case when age_band = 'child' and approved_at is null then erase_at end
      where id = $1 and may_return_until > $2 returning id`,
    [playerId, now],
  );

export const isMakingCard = (tx: Tx, playerId: string) =>
  tx.any(
    `select 1 from creations where player_id = $1 and state <> 'done'
     union all
     select 1 from card_pictures where player_id = $1 and picture is null limit 1`,
    [playerId],
  );

/** Cards of the player's words that no other player owns. */
const FORGOTTEN = `c.creator_id = $1
  and not exists (select from owned_cards o where o.card_id = c.id and o.owner_id <> $1)`;

export const listCardsToForget = (tx: Tx, playerId: string) =>
  tx.rows<{ id: string; name: string }>(`select c.id, c.name from cards c where ${FORGOTTEN}`, [
    playerId,
  ]);

/**
 * What the player's cards were called before their player or an admin gave them other names, and what
 * they are called now; without names that a card has now.
 */
export const listFormerNames = (tx: Tx, playerId: string) =>
  tx.rows<{ from: string; to: string }>(
    `select distinct f.name as "from", c.name as "to"
       from cards c
       join (select card_id, former_name as name from card_renames
             union all
             select card_id, coalesce(words ->> 'name', '') from former_card_words) f
         on f.card_id = c.id
      where c.creator_id = $1 and f.name <> ''
        and not exists (select from cards where name = f.name)`,
    [playerId],
  );

/** What an admin has changed or hidden of the player's cards can be taken back no more. */
export const forgetFormerWords = (tx: Tx, playerId: string) =>
  tx.rows(
    `delete from former_card_words
      where card_id in (select id from cards where creator_id = $1)`,
    [playerId],
  );

/** Hashes of pictures that show nothing but these cards, or that no card shows. */
export const listPicturesOf = async (tx: Tx, playerId: string): Promise<string[]> => {
  const found = await tx.rows<{ hash: string }>(
    `select distinct hash
       from (select card_id, picture, thumb from creations where player_id = $1
             union all
             select card_id, picture, thumb from card_pictures where player_id = $1) n
       join cards c on c.id = n.card_id
      cross join unnest(array[n.picture, n.thumb]) hash
      where hash is not null
        and (${FORGOTTEN} or not exists (
              select from cards where id = n.card_id
                 and (position(hash in image_url) > 0 or position(hash in thumb_url) > 0)))
        and not exists (select from creations m
                         where hash in (m.picture, m.thumb) and m.player_id <> $1)`,
    [playerId],
  );
  return found.map(({ hash }) => hash);
};

/** Null when it has been done. */
export const lockToErase = (tx: Tx, playerId: string) =>
  tx.maybe<{ madeUpName: string | null }>(
    `select made_up_name as "madeUpName" from players
      where id = $1 and erase_at is not null and deleted_at is not null for update`,
    [playerId],
  );

export const namesOf = (tx: Tx, playerId: string) =>
  tx.one<{ username: string; shownName: string; email: string }>(
    `select username, shown_name as "shownName", email from players where id = $1`,
    [playerId],
  );

export type ForgottenCard = Omit<CardDesign, "element" | "rarity" | "attack" | "defense"> & {
  picture: string;
};

export async function forgetCard(
  tx: Tx,
  cardId: string,
  { picture, ...words }: ForgottenCard,
): Promise<void> {
  const nameKey = words.name.toLowerCase();
  const card = { ...words, nameKey, imageUrl: picture, thumbUrl: picture };
  await tx.rows(...updateRow("cards", { id: cardId }, card));
  await tx.rows(...updateRow("listings", { cardId }, { nameKey }));
}

export const renameInDuels = (tx: Tx, playerId: string, name: string) =>
  tx.rows(
    `update duels set names[1] = case when player_a = $1 then $2 else names[1] end,
                      names[2] = case when player_b = $1 then $2 else names[2] end
      where player_a = $1 or player_b = $1`,
    [playerId, name],
  );

export async function eraseTexts(tx: Tx, playerId: string): Promise<void> {
  await tx.rows(
    `update creations set description = '', words = '{}', picture = null, thumb = null
      where player_id = $1`,
    [playerId],
  );
  await tx.rows(
    `update card_pictures set picture = '', thumb = '', picture_by = null, looks = ''
      where player_id = $1`,
    [playerId],
  );
  await tx.rows(`update card_renames set former_name = '' where player_id = $1`, [playerId]);
  await tx.rows(`update purchases set description = '' where player_id = $1`, [playerId]);
  await tx.rows(`update reports set text = '' where reporter_id = $1`, [playerId]);
  await tx.rows(`update report_cases set appeal = '' where reported_id = $1`, [playerId]);
  await tx.rows(`update pack_openings set luck = '' where player_id = $1 and luck <> ''`, [
    playerId,
  ]);
  await tx.rows(
    `update approvals set parent_email = null, parent_email_key = null
      where parent_mailbox = (select mailbox from players where id = $1)`,
    [playerId],
  );
  await tx.rows(
    `update allowance_changes set guardian_name = p.shown_name from players p
      where p.id = $1 and guardian_id = p.id`,
    [playerId],
  );
  await tx.rows(`delete from idempotent_answers where scope = $1`, [playerId]);
  await tx.rows(`delete from jobs.job where data ->> 'playerId' = $1`, [playerId]);
}

/** Proof of what the ledger paid, without any words; and when the account is looked at once more. */
const kept = ["mission_progress", "pack_secrets", "pity", "shares", "closings"];

/** All that would go with the player's own row, if that could go. */
export async function deleteOwnRows(tx: Tx, playerId: string): Promise<void> {
  const columns = await tx.rows<{ table: string; column: string }>(
    `select k.conrelid::regclass::text as table, a.attname as column
       from pg_constraint k
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.confrelid = 'players'::regclass and k.confdeltype = 'c'
        and k.conrelid::regclass::text <> all ($1)
      order by 1, 2`,
    [kept],
  );
  for (const { table, column } of columns) {
    await tx.rows(`delete from ${table} where ${column} = $1`, [playerId]);
  }
}

/** A row without a person: others still meet it by its made-up name. */
export const eraseAccount = (tx: Tx, playerId: string) =>
  tx.rows(
    `update players
        set email = 'erased ' || id, email_key = 'erased ' || id, email_verified_at = null,
            username = made_up_name, username_key = lower(made_up_name),
            username_skeleton = id::text, first_name = null, last_name = null, password_hash = '',
            age_band = null, age_last_month = null, approved_at = null, erase_at = null
      where id = $1`,
    [playerId],
  );
