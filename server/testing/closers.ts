/** Those who close money and the wallet to an account, and the account. */
import * as family from "#contract/family.ts";
import { suspendUser } from "#contract/suspensions.ts";
import { DAY_MS } from "#game/lib/day.ts";
import type { ActingPlayer, testGame } from "./test-game.ts";
import { family as familyWith } from "#server/family/test-children.ts";

type Game = Awaited<ReturnType<typeof testGame>>;

/** The guardian, or the admin who closes accounts that no guardian could. */
export type Family = { child: ActingPlayer; guardian: ActingPlayer };
export type Answering = Promise<{ status: number }>;

async function aFamily(game: Game): Promise<Family> {
  const { child, guardian } = await familyWith(game, { band: "teen" });
  await game.db.rows(
    `insert into allowances (player_id, open, money, monthly_cap_cents)
     values ($1, '{wallet,gifts}', 'capped', 100000)`,
    [child.id],
  );
  game.deps.sessions.forget(child.id);
  return { child, guardian };
}

/** A new admin each time: one whose session is old would need to give the password again. */
export const peopleFor = async (game: Game, closer: string): Promise<Family> =>
  closer === "a guardian's no"
    ? aFamily(game)
    : { child: await game.player(), guardian: await game.admin() };

export const closers: Record<string, (game: Game, people: Family) => Answering> = {
  async "a guardian's no"(_, { child, guardian }) {
    const [found] = (await guardian.call(family.listChildren, {})).body;
    const set = { wallet: false, gifts: false, money: { rule: "off", capCents: null } } as const;
    return guardian.call(family.saveAllowances, { id: child.id, version: found!.version, set });
  },
  "an admin's suspension"({ deps }, { child, guardian: admin }) {
    const until = new Date(deps.now() + DAY_MS).toISOString();
    return admin.call(suspendUser, { id: child.id, why: "a test", until });
  },
};
