/**
 * Who came in, and who has tried with the right address. Nothing is kept of the network. What players
 * have changed about their account is forgotten with it (account-changes.ts).
 */
import type { ways } from "#contract/security.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";

const KEPT_DAYS = 90;
const SHOWN = 50;
const DAY_MS = 86_400_000;

export type SignInWay = (typeof ways)[number];

type SignIn = { playerId: string; device: string; way: SignInWay; succeeded: boolean };

export const noteSignIn = (tx: Tx, { playerId, device, way, succeeded }: SignIn, nowMs: number) =>
  tx.rows(
    `insert into sign_ins (player_id, at, device, way, succeeded) values ($1, $2, $3, $4, $5)`,
    [playerId, new Date(nowMs), device, way, succeeded],
  );

export async function listSignIns({ db, now }: Deps, playerId: string) {
  const found = await db.rows<{
    id: number;
    at: Date;
    device: string;
    way: SignInWay;
    succeeded: boolean;
  }>(
    `select id::int as id, at, device, way, succeeded from sign_ins
      where player_id = $1 and at > $2 order by id desc limit $3`,
    [playerId, oldest(now()), SHOWN],
  );
  return found.map(({ at, ...signIn }) => ({ ...signIn, at: at.toISOString() }));
}

const oldest = (nowMs: number) => new Date(nowMs - KEPT_DAYS * DAY_MS);

export async function forgetOldSignIns(tx: Tx, nowMs: number): Promise<void> {
  await tx.rows(`delete from sign_ins where at < $1`, [oldest(nowMs)]);
  await tx.rows(`delete from account_changes where at < $1`, [oldest(nowMs)]);
}
