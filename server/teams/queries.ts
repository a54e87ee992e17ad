import type { Tx } from "#server/lib/db.ts";
import { insertInto } from "#server/lib/insert.ts";

type TeamRow = { id: string; name: string; userCardIds: (string | null)[] };

/** Null stands for a card that is no longer the player's. */
export const listTeams = (tx: Tx, playerId: string) =>
  tx.rows<TeamRow>(
    `select t.id, t.name,
            array(select o.id from unnest(t.owned_card_ids) with ordinality as kept (id, n)
                    left join owned_cards o on o.id = kept.id and o.owner_id = t.player_id
                   order by kept.n) as "userCardIds"
       from kept_teams t where t.player_id = $1 order by t.kept_at, t.id`,
    [playerId],
  );

export const countTeams = (tx: Tx, playerId: string) =>
  tx.value<number>(`select count(*)::int as count from kept_teams where player_id = $1`, [
    playerId,
  ]);

type KeptTeam = {
  id: string;
  playerId: string;
  name: string;
  ownedCardIds: readonly string[];
  keptAt: Date;
};

export const insertTeam = (tx: Tx, team: KeptTeam) => tx.rows(...insertInto("kept_teams", team));

type Changed = Pick<KeptTeam, "id" | "playerId"> & {
  /** Null leaves what is there. */
  name: string | null;
  ownedCardIds: readonly string[] | null;
};

/** Its name of now; null when the player has no such team. */
export const changeTeam = (tx: Tx, { id, playerId, name, ownedCardIds }: Changed) =>
  tx.maybe<{ name: string }>(
    `update kept_teams set name = coalesce($3, name),
                           owned_card_ids = coalesce($4, owned_card_ids)
      where id = $1 and player_id = $2 returning name`,
    [id, playerId, name, ownedCardIds],
  );

export const deleteTeam = (tx: Tx, playerId: string, id: string) =>
  tx.maybe<{ id: string }>(`delete from kept_teams where id = $1 and player_id = $2 returning id`, [
    id,
    playerId,
  ]);

export const countBought = (tx: Tx, playerId: string) =>
  tx.value<number>(`select count(*)::int as count from team_slots where player_id = $1`, [
    playerId,
  ]);

type BoughtSlot = { playerId: string; number: number; coins: number; boughtAt: Date };

export const recordSlot = (tx: Tx, slot: BoughtSlot) => tx.rows(...insertInto("team_slots", slot));
