/** Children of a story, and what their parents have opened to them. */
import type { Switch } from "#game/account/capabilities.ts";
import { endWhatIsClosed } from "./closing.ts";
import type { ActingPlayer, testGame } from "#server/testing/test-game.ts";

type Game = Awaited<ReturnType<typeof testGame>>;

/** A child to whom a parent has opened this. */
export async function childWith(game: Game, open: readonly Switch[]): Promise<ActingPlayer> {
  const [child, guardian] = [await game.player({ born: null }), await game.player()];
  await game.db.rows(
    `update players set age_band = 'child', age_last_month = '2099-01', approved_at = now()
      where id = $1`,
    [child.id],
  );
  await game.db.rows(`insert into guardianships (guardian_id, child_id) values ($1, $2)`, [
    guardian.id,
    child.id,
  ]);
  await game.db.rows(`insert into allowances (player_id, open) values ($1, $2)`, [child.id, open]);
  game.deps.sessions.forget(child.id);
  return child;
}

/** What is open from now on, as a parent saves it. */
export const opens = (game: Game, { id }: ActingPlayer, open: readonly Switch[]): Promise<void> =>
  game.db.transaction(async (tx) => {
    await tx.rows(`update allowances set open = $2 where player_id = $1`, [id, open]);
    await endWhatIsClosed(tx, game.deps, id);
  });
