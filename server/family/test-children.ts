/** Families of a story, as if they had been approved, and what parents have opened. */
import type { Switch } from "#game/account/capabilities.ts";
import { lettersTo } from "#server/account/test-letters.ts";
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

/** A child, or an older player who has guardians, and those who look after them. */
export async function family(
  game: Game,
  { band = "child", lastMonth = "2099-01", guardians: howMany = 1 } = {},
) {
  const child = await game.player({ born: null });
  await game.db.rows(
    `update players set age_band = $2, age_last_month = $3, approved_at = now(),
            email_verified_at = now() where id = $1`,
    [child.id, band, lastMonth],
  );
  const guardians = [];
  for (let i = 0; i < howMany; i++) guardians.push(await guardianOf(game, child.id));
  game.deps.sessions.forget(child.id);
  return { child, guardians, guardian: guardians[0]! };
}

export async function guardianOf(game: Game, ...childIds: string[]) {
  const guardian = await game.player();
  await game.db.rows(`update players set email_verified_at = now() where id = $1`, [guardian.id]);
  await game.db.rows(
    `insert into guardianships (guardian_id, child_id) select $1, unnest($2::uuid[])`,
    [guardian.id, childIds],
  );
  return guardian;
}

/** What came by mail beside the letter of the sign-up. */
export const familyLettersTo = async (game: Game, { email }: { email: string }) =>
  (await lettersTo(game.dataDir, email).all()).filter((text) => !text.includes("/verify-email"));
