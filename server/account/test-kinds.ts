/** Every kind of account, and what is closed to it. */
import { switches, type Capability, type capabilityRefusals } from "#game/account/capabilities.ts";
import type { ActingPlayer, testGame } from "#server/testing/test-game.ts";

const kinds = {
  unknown: "age_band = null",
  waiting: "age_band = 'child', age_last_month = '2099-01'",
  approved: "age_band = 'child', age_last_month = '2099-01', approved_at = now()",
  approvedAll: "age_band = 'child', age_last_month = '2099-01', approved_at = now()",
  teen: "age_band = 'teen', age_last_month = '2099-01'",
  guardedTeen: "age_band = 'teen', age_last_month = '2099-01'",
  guardedTeenAll: "age_band = 'teen', age_last_month = '2099-01'",
  young: "age_band = 'young', age_last_month = '2099-01'",
  adult: "age_band = 'adult'",
  guardian: "age_band = 'adult'",
  demo: "role = 'demo'",
  suspended: "age_band = 'adult'",
} as const;

export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as Kind[];

type Refusal = (typeof capabilityRefusals)[number];

/** A dot is open; the columns are those of `kinds`. */
const letters: Record<string, Refusal | null> = {
  ".": null,
  a: "age_unknown",
  p: "parent_needed",
  s: "switched_off",
  g: "guardian_needed",
  d: "demo",
  x: "suspended",
};

const table: Record<Capability, string> = {
  trade: ". p s . . s . . . . d x",
  market: ". p s . . s . . . . d x",
  gifts: ". p s . . s . . . . d x",
  friends: ". p s . . s . . . . d x",
  strangers: ". p s . . s . . . . . x",
  emotes: ". p s . . s . . . . . x",
  sharing: "a p s . . s . . . . . x",
  invites: ". p s . . s . . . . d x",
  outside_ai: "a p s . . s . . . . . x",
  messages: ". p s . . s . . . . . x",
  wallet: "a p s . g s . g . . d x",
  money: "a p s . g s . . . . d x",
  play: ". . . . . . . . . . . x",
};

/** Why it is closed to an account of this kind; null when it is open. */
export const refusalFor = (capability: Capability, kind: Kind): Refusal | null =>
  letters[table[capability].split(" ")[kindNames.indexOf(kind)] ?? ""] ?? null;

type Game = Pick<Awaited<ReturnType<typeof testGame>>, "db" | "deps" | "player">;

export async function playerWho(game: Game, kind: Kind): Promise<ActingPlayer> {
  const player = await game.player({ born: null });
  await game.db.rows(`update players set ${kinds[kind]} where id = $1`, [player.id]);
  const hasGuardian = ["approved", "approvedAll", "guardedTeen", "guardedTeenAll"].includes(kind);
  if (hasGuardian) {
    const guardian = await game.player();
    await game.db.rows(`insert into guardianships (guardian_id, child_id) values ($1, $2)`, [
      guardian.id,
      player.id,
    ]);
  }
  if (kind === "guardian") {
    const child = await game.player({ born: null });
    await game.db.rows(`insert into guardianships (guardian_id, child_id) values ($1, $2)`, [
      player.id,
      child.id,
    ]);
  }
  if (kind.endsWith("All")) {
    await game.db.rows(`insert into allowances (player_id, open, money) values ($1, $2, 'ask')`, [
      player.id,
      switches,
    ]);
  }
  if (kind === "suspended") {
    await game.db.rows(
      `insert into suspensions (player_id, why, since, until)
       values ($1, 'a test', now(), now() + interval '1 day')`,
      [player.id],
    );
  }
  game.deps.sessions.forget(player.id);
  return player;
}
