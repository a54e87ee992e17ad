/** Families of a test's game, as if they had been approved. */
import { lettersTo } from "#server/account/test-letters.ts";
import type { testGame } from "#server/testing/test-game.ts";

type Game = Awaited<ReturnType<typeof testGame>>;

/** A child, or somebody older who has guardians, and those who look after them. */
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
