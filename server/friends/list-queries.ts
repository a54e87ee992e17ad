/** What the screen of friends shows. It reads the tables of cards and of the album in one statement. */
import { cardColumns, type CardRow } from "#server/collection/service.ts";
import type { LookId } from "#game/looks/looks.ts";
import type { TitleId } from "#game/titles/titles.ts";
import type { Tx } from "#server/lib/db.ts";

type FriendRow = {
  id: string;
  name: string;
  since: Date;
  title: TitleId | null;
  emblem: LookId | null;
};

/** Whose creatures are the newest come first. */
export const listFriends = (tx: Tx, playerId: string) =>
  tx.rows<FriendRow>(
    `select p.id, p.shown_name as name, f.since, t.title, w.emblem
       from (select case when player_a = $1 then player_b else player_a end as id, since
               from friendships where $1 in (player_a, player_b)) f
       join players p on p.id = f.id and p.deleted_at is null
       left join player_titles t on t.player_id = p.id
       left join worn_looks w on w.player_id = p.id
      order by (select max(e.since) from album_entries e
                 where e.player_id = p.id and e.is_creation) desc nulls last,
               f.since desc, p.id`,
    [playerId],
  );

type RequestRow = { id: string; name: string; askedAt: Date };

export const listReceived = (tx: Tx, playerId: string) =>
  tx.rows<RequestRow>(
    `select p.id, p.shown_name as name, r.asked_at as "askedAt"
       from friend_requests r join players p on p.id = r.from_id
      where r.to_id = $1 order by r.asked_at desc, p.id`,
    [playerId],
  );

export const listSent = (tx: Tx, playerId: string) =>
  tx.rows<RequestRow>(
    `select p.id, p.shown_name as name, r.asked_at as "askedAt"
       from friend_requests r join players p on p.id = r.to_id
      where r.from_id = $1 order by r.asked_at desc, p.id`,
    [playerId],
  );

export type HeartedRow = CardRow & { hearts: number };

const hearts = `(select count(*) from hearts h where h.card_id = c.id) as hearts`;

/** The newest of each maker. */
export const listCreatures = (tx: Tx, makerIds: readonly string[], ofEach: number) =>
  tx.rows<HeartedRow & { makerId: string }>(
    `select m.id as "makerId", ${cardColumns}, ${hearts}
       from unnest($1::uuid[]) m (id)
      cross join lateral (
        select e.card_id, e.since from album_entries e
          join cards made on made.id = e.card_id and made.archived_at is null
         where e.player_id = m.id and e.is_creation
         order by e.since desc, e.card_id desc limit $2) e
       join cards c on c.id = e.card_id
      order by e.since desc, e.card_id desc`,
    [makerIds, ofEach],
  );

/** Own creatures with hearts, the latest heart first. */
export const listHearted = (tx: Tx, makerId: string, atMost: number) =>
  tx.rows<HeartedRow>(
    `select ${cardColumns}, given.hearts
       from (select card_id, count(*) as hearts, max(given_at) as latest from hearts
              where maker_id = $1 group by card_id order by latest desc limit $2) given
       join cards c on c.id = given.card_id order by given.latest desc, c.id`,
    [makerId, atMost],
  );
