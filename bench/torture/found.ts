/** What deeds begin with, found in the database. */
import type { World } from "#server/economy/test-deeds.ts";
import type { Actor } from "#server/testing/acting.ts";

type Found = Promise<{ id: string } | null>;

/** Any copy of the player's, or one of which this is true in SQL. */
export const copyOf = ({ db }: World, player: Actor, which = "true"): Found =>
  db.maybe(
    `select id from owned_cards where owner_id = $1 and ${which} order by random() limit 1`,
    [player.id],
  );

export const friendOf = ({ db }: World, player: Actor): Found =>
  db.maybe(
    `select case when player_a = $1 then player_b else player_a end as id from friendships
      where $1 in (player_a, player_b) order by random() limit 1`,
    [player.id],
  );

/** The last battle of the player with another one that can be fought again. */
export const metIn = (
  { db }: World,
  player: Actor,
): Promise<{ id: string; otherId: string } | null> =>
  db.maybe(
    `select id, case when challenger_id = $1 then opponent_id else challenger_id end as "otherId"
       from battles where opponent_kind = 'player' and $1 in (challenger_id, opponent_id)
        and opponent_id is not null order by created_at desc limit 1`,
    [player.id],
  );

/** A request for friendship, to this player or from them. */
export const requestOf = (
  { db }: World,
  player: Actor,
): Promise<{ from: string; to: string } | null> =>
  db.maybe(
    `select from_id as from, to_id as to from friend_requests where $1 in (from_id, to_id)
      order by random() limit 1`,
    [player.id],
  );
