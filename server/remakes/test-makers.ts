/** Players who have made a creature, and the coins to change it. */
import { listMovements } from "#contract/purse.ts";
import type { Reason } from "#game/purse/reasons.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";

type Game = {
  player(): Promise<ActingPlayer>;
  db: { rows(sql: string, values?: unknown[]): Promise<unknown> };
};

export async function withCoins(game: Game, coins = 5000): Promise<ActingPlayer> {
  const player = await game.player();
  await game.db.rows(
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     values ($1, 'coins', $2, 'gift', 'gift:test', 0)`,
    [player.id, coins],
  );
  return player;
}

let names = 0;

/** A name that no creature has; doubled digits count once in names. */
export const freshName = (): string => `Moss ${[...String(++names)].join(" of ")}`;

/** What coins of a player went for one reason. */
export async function spentFor(player: ActingPlayer, reason: Reason): Promise<number> {
  const moved = (await player.call(listMovements, {})).body;
  return moved.reduce((sum, row) => sum - (row.reason === reason ? row.amount : 0), 0);
}
