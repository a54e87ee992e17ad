import type { Fighter } from "#game/battle/power.ts";
import type { BattleRecord, DuelRecord } from "#game/battle/battle-record.ts";
import type { Tx } from "#server/lib/db.ts";

export type StoredMode = "quick" | "face_to_face" | "room" | "arena" | "cup";

export type BattleRow = {
  id: string;
  mode: StoredMode;
  challengerId: string;
  challengerName: string;
  opponentId: string | null;
  opponentKind: "player" | "computer" | "online";
  opponentName: string;
  /** Null when it was drawn. */
  challengerWon: boolean | null;
  /** Null for duels. */
  challengerPower: number | null;
  opponentPower: number | null;
  createdAt: Date;
};

export type StoredBattle = BattleRow & { record: BattleRecord | DuelRecord; digest: string | null };

/** Players are called as they are now, whatever they were called when they fought. */
const summaryColumns = `b.id, b.mode, b.challenger_id as "challengerId",
  p.shown_name as "challengerName", b.opponent_id as "opponentId",
  b.opponent_kind as "opponentKind",
  coalesce((select o.shown_name from players o where o.id = b.opponent_id), b.opponent_name)
    as "opponentName",
  b.challenger_won as "challengerWon", b.challenger_power as "challengerPower",
  b.opponent_power as "opponentPower", b.created_at as "createdAt"`;

/** Not the ones in which only a team was met that the player had left for others. */
export const listBattles = (
  tx: Tx,
  playerId: string,
  { limit, after }: { limit: number; after: string | null },
) =>
  tx.rows<BattleRow>(
    `with page as (
       (select * from battles
         where challenger_id = $1 and status = 'completed'
           and ($3::uuid is null or position < (select position from battles where id = $3))
         order by position desc limit $2)
       union all
       (select * from battles
         where opponent_id = $1 and mode <> 'quick' and status = 'completed'
           and ($3::uuid is null or position < (select position from battles where id = $3))
         order by position desc limit $2))
     select ${summaryColumns} from page b join players p on p.id = b.challenger_id
      order by b.position desc limit $2`,
    [playerId, limit, after],
  );

export const findBattle = (tx: Tx, id: string) =>
  tx.maybe<StoredBattle>(
    `select ${summaryColumns}, b.log as record, b.digest
       from battles b join players p on p.id = b.challenger_id
      where b.id = $1 and b.status = 'completed'`,
    [id],
  );

type Rival = { id: string; name: string } | { id: null; name: null };

/**
 * The other player of a battle that is over; without an id after a battle with the computer, and
 * for a player who was not in it. Null when there is no such battle.
 */
export const findRival = (tx: Tx, battleId: string, playerId: string) =>
  tx.maybe<Rival>(
    `select p.id, p.shown_name as name from battles b
       left join players p on p.deleted_at is null
        and p.id = case when b.challenger_id = $2 then b.opponent_id
                        when b.opponent_id = $2 and b.mode <> 'quick' then b.challenger_id end
      where b.id = $1 and b.status = 'completed'`,
    [battleId, playerId],
  );

export type NewBattle = Omit<BattleRow, "challengerName" | "createdAt"> & {
  record: BattleRecord | DuelRecord;
  digest: string;
};

/** As admins know it; a cup is a tournament. */
function storedTypeOf({ mode, opponentKind }: NewBattle): "pve" | "pvp" | "tournament" {
  if (mode === "cup") return "tournament";
  return opponentKind === "computer" ? "pve" : "pvp";
}

/** Null when the battle is there already. */
export const insertBattle = (tx: Tx, battle: NewBattle) =>
  tx.maybe<{ createdAt: Date }>(
    `insert into battles (id, battle_type, status, mode, challenger_id, opponent_id, opponent_kind,
       opponent_name, challenger_won, challenger_power, opponent_power, seed, log, digest,
       completed_at)
     values ($1, $2, 'completed', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now())
     on conflict (id) do nothing
     returning created_at as "createdAt"`,
    [
      battle.id,
      storedTypeOf(battle),
      battle.mode,
      battle.challengerId,
      battle.opponentId,
      battle.opponentKind,
      battle.opponentName,
      battle.challengerWon,
      battle.challengerPower,
      battle.opponentPower,
      battle.record.seed,
      JSON.stringify(battle.record),
      battle.digest,
    ],
  );

export const countFought = (tx: Tx, playerId: string) =>
  tx.one<{ fought: number; name: string }>(
    `update players set battles_fought = battles_fought + 1 where id = $1
     returning battles_fought - 1 as fought, shown_name as name`,
    [playerId],
  );

export type OnlineTeam = { playerId: string; name: string; fighters: Fighter[] };

/** Another player's last online team of about this power, a random one of the closest few. */
export const findOnlineTeam = (
  tx: Tx,
  playerId: string,
  { from, to, luck }: { from: number; to: number; luck: number },
) =>
  tx.maybe<OnlineTeam>(
    `with near as (
       select t.player_id, p.shown_name as name, t.fighters, count(*) over () as n,
              row_number() over (order by t.updated_at desc) as i
         from online_teams t join players p on p.id = t.player_id
        where t.power between $2 and $3 and t.player_id <> $1 and p.role <> 'demo'
          and p.deleted_at is null
        order by t.updated_at desc limit 50)
     select player_id as "playerId", name, fighters from near
      order by i offset floor($4::float8 * least((select max(n) from near), 50))::int limit 1`,
    [playerId, from, to, luck],
  );

export const saveOnlineTeam = (
  tx: Tx,
  playerId: string,
  power: number,
  fighters: readonly Fighter[],
) =>
  tx.rows(
    `insert into online_teams (player_id, power, fighters) values ($1, $2, $3)
     on conflict (player_id) do update set power = $2, fighters = $3, updated_at = now()`,
    [playerId, power, JSON.stringify(fighters)],
  );

export const forgetOnlineTeam = (tx: Tx, playerId: string) =>
  tx.rows(`delete from online_teams where player_id = $1`, [playerId]);
