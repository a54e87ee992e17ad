/** Whether what was paid outside of the game and what was given in it belong together. */
import { setTimeout as sleep } from "node:timers/promises";
import { auditChain } from "#server/nfts/audit.ts";
import type { KilledGame } from "./killed-game.ts";

const SETTLED_WITHIN_MS = 180_000;
const LOOK_AGAIN_MS = 500;

type Paid = { cents: number; refundedCents: number };
type Bought = { id: string; intent: string; state: string; cents: number };

async function paidOutside({ outside }: KilledGame): Promise<Map<string, Paid>> {
  const rows = await outside.documents.rows<Paid & { intent: string }>(
    `select intent_id as intent, (object->>'amount')::int as cents,
            (object->>'amount_refunded')::int as "refundedCents"
       from emulator_objects where kind = 'charge' and object->>'status' = 'succeeded'`,
  );
  return new Map(rows.map(({ intent, ...paid }) => [intent, paid]));
}

const boughtInGame = ({ db }: KilledGame) =>
  db.rows<Bought>(
    `select id, intent_id as intent, state, amount_cents as cents
       from purchases where intent_id is not null`,
  );

/** Goods are there, and the provider has not got their price. */
export async function givenForNothing(game: KilledGame): Promise<string[]> {
  const bought = await boughtInGame(game);
  // Read later: what was paid meanwhile is there.
  const paid = await paidOutside(game);
  return bought
    .filter(({ state, intent, cents }) => state === "granted" && paid.get(intent)?.cents !== cents)
    .map(({ id }) => `given for nothing: the purchase ${id}`);
}

type Unsettled = { id: string; words: string };

/** What was paid is given, and what was paid back is not. */
async function unsettled(game: KilledGame): Promise<Unsettled[]> {
  const paid = await paidOutside(game);
  return (await boughtInGame(game)).flatMap(({ id, intent, state }) => {
    const found = paid.get(intent);
    if (!found) return [];
    const due = found.refundedCents === found.cents ? "refunded" : "granted";
    return state === due
      ? []
      : [{ id, words: `the purchase ${id} is ${state}, and should be ${due}` }];
  });
}

const openJobs = async ({ db }: KilledGame): Promise<string[]> =>
  (
    await db.rows<{ what: string }>(
      `select concat_ws(' ', kind, id, state, error) as what from nft_jobs
        where state in ('queued', 'submitted')`,
    )
  ).map(({ what }) => `the chain's job has not ended: ${what}`);

const byChain = async ({ db, outside }: KilledGame): Promise<string[]> =>
  (await auditChain({ db, chain: outside.chain }))
    .filter(({ violations }) => violations > 0)
    .map(({ rule, violations, example }) => `chain: ${rule}: ${violations}, such as ${example}`);

/**
 * Some wait for hours, by a clock that has gone ahead. The game looks at twenty each time, so the others,
 * of which there may be thousands, wait for their own time.
 */
const hurry = ({ db }: KilledGame, ids: readonly string[]) =>
  db.rows(
    `update purchases set check_at = '-infinity' where id = any($1) and check_at is not null`,
    [ids],
  );

/** When nothing fails any more, what has begun outside of the game comes to its end, soon. */
export async function outsideSettles(game: KilledGame): Promise<string[]> {
  await game.db.rows(
    `update nft_jobs set next_at = '-infinity' where state in ('queued', 'submitted')`,
  );
  const until = Date.now() + SETTLED_WITHIN_MS;
  const hurried = new Set<string>();
  for (;;) {
    const purchases = await unsettled(game);
    await hurry(
      game,
      purchases.map(({ id }) => id).filter((id) => !hurried.has(id)),
    );
    for (const { id } of purchases) hurried.add(id);
    const open = [...purchases.map(({ words }) => words), ...(await openJobs(game))];
    if (open.length > 0 && Date.now() < until) await sleep(LOOK_AGAIN_MS);
    else return [...open, ...(await byChain(game))];
  }
}
