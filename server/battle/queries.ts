import type { Fighter } from "#game/battle/power.ts";
import type { PowerBattleLog } from "#game/battle/resolve.ts";
import type { Tx } from "#server/lib/db.ts";

/** Everything that a replay needs: both teams as they were, and what happened. */
export type StoredBattle = {
  teams: [Fighter[], Fighter[]];
  log: PowerBattleLog;
};

export type BattleRow = {
  id: string;
  challengerId: string;
  opponentKind: "player" | "computer" | "online";
  opponentName: string;
  challengerName: string;
  won: boolean;
  playerPower: number;
  opponentPower: number;
  createdAt: Date;
};

const summaryColumns = `b.id, b.challenger_id as "challengerId",
  b.opponent_kind as "opponentKind", b.opponent_name as "opponentName",
  p.username as "challengerName", b.challenger_won as won, b.challenger_power as "playerPower",
  b.opponent_power as "opponentPower", b.created_at as "createdAt"`;

export const listBattles = (
  tx: Tx,
  playerId: string,
  { limit, after }: { limit: number; after: string | null },
) =>
  tx.rows<BattleRow>(
    `select ${summaryColumns} from battles b join players p on p.id = b.challenger_id
      where b.challenger_id = $1 and b.status = 'completed'
        and ($3::uuid is null or b.position < (select position from battles where id = $3))
      order by b.position desc limit $2`,
    [playerId, limit, after],
  );

export const findBattle = (tx: Tx, playerId: string, id: string) =>
  tx.maybe<BattleRow & { stored: StoredBattle }>(
    `select ${summaryColumns}, b.log as stored
       from battles b join players p on p.id = b.challenger_id
      where b.id = $2 and b.challenger_id = $1 and b.status = 'completed'`,
    [playerId, id],
  );

export type NewBattle = {
  id: string;
  battleType: "pvp" | "pve";
  mode: "quick";
  challengerId: string;
  opponentId: string | null;
  opponentKind: "computer" | "online";
  opponentName: string;
  stored: StoredBattle;
};

export const insertBattle = (tx: Tx, battle: NewBattle) =>
  tx.one<{ createdAt: Date }>(
    `insert into battles (id, battle_type, status, mode, challenger_id, opponent_id, opponent_kind,
       opponent_name, challenger_won, challenger_power, opponent_power, seed, log, completed_at)
     values ($1, $2, 'completed', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now())
     returning created_at as "createdAt"`,
    [
      battle.id,
      battle.battleType,
      battle.mode,
      battle.challengerId,
      battle.opponentId,
      battle.opponentKind,
      battle.opponentName,
      battle.stored.log.winner === 0,
      battle.stored.log.powers[0],
      battle.stored.log.powers[1],
      battle.stored.log.seed,
      JSON.stringify(battle.stored),
    ],
  );

export const countFought = (tx: Tx, playerId: string) =>
  tx.one<{ fought: number; username: string }>(
    `update players set battles_fought = battles_fought + 1 where id = $1
     returning battles_fought - 1 as fought, username`,
    [playerId],
  );

export type OnlineTeam = { playerId: string; username: string; fighters: Fighter[] };

/** Another player's last online team of about this power, a random one of the closest few. */
export const findOnlineTeam = (
  tx: Tx,
  playerId: string,
  { from, to, luck }: { from: number; to: number; luck: number },
) =>
  tx.maybe<OnlineTeam>(
    `with near as (
       select t.player_id, p.username, t.fighters, count(*) over () as n,
              row_number() over (order by t.updated_at desc) as i
         from online_teams t join players p on p.id = t.player_id
        where t.power between $2 and $3 and t.player_id <> $1 and p.role <> 'demo'
          and p.deleted_at is null
        order by t.updated_at desc limit 50)
     select player_id as "playerId", username, fighters from near
      order by i offset floor($4::float8 * least((select max(n) from near), 50))::int limit 1`,
    [playerId, from, to, luck],
  );

export const saveOnlineTeam = (
  tx: Tx,
  playerId: string,
  { power, fighters }: { power: number; fighters: readonly Fighter[] },
) =>
  tx.rows(
    `insert into online_teams (player_id, power, fighters) values ($1, $2, $3)
     on conflict (player_id) do update set power = $2, fighters = $3, updated_at = now()`,
    [playerId, power, JSON.stringify(fighters)],
  );
