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

/** What was paid is given, and what was paid back is not. */
async function unsettled(game: KilledGame): Promise<string[]> {
  const paid = await paidOutside(game);
  return (await boughtInGame(game)).flatMap(({ id, intent, state }) => {
    const found = paid.get(intent);
    if (!found) return [];
    const due = found.refundedCents === found.cents ? "refunded" : "granted";
    return state === due ? [] : [`the purchase ${id} is ${state}, and should be ${due}`];
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

/** When nothing fails any more, what has begun outside of the game comes to its end, soon. */
export async function outsideSettles(game: KilledGame): Promise<string[]> {
  // Some wait for hours, by a clock that has gone ahead.
  await game.db.rows(`update purchases set check_at = '-infinity' where check_at is not null`);
  await game.db.rows(
    `update nft_jobs set next_at = '-infinity' where state in ('queued', 'submitted')`,
  );
  const until = Date.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const open = [...(await unsettled(game)), ...(await openJobs(game))];
    if (open.length > 0 && Date.now() < until) await sleep(LOOK_AGAIN_MS);
    else return [...open, ...(await byChain(game))];
  }
}
