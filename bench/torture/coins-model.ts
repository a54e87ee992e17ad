/** Why the coins of each player have moved. */
import type { Tx } from "#server/lib/db.ts";
import { effectsFor, effectsOf } from "./effects.ts";
import { answerOf, told, type History } from "./history.ts";

type Counts = Map<string, number>;
type Paid = { player: string; reason: string; amount: number };

const count = (counts: Counts, key: string, by: number) =>
  counts.set(key, (counts.get(key) ?? 0) + by);

/** The others are of what others do, or of what a player does beside something else. */
const reasons = [...effectsOf.values()].flatMap(({ pays }) => (pays ? [pays[0]] : []));

/**
 * For each player and reason: every payment that was answered is in the ledger, and what else is there
 * belongs to requests without an answer.
 */
export async function wrongCoins(db: Tx, history: History, sinceId: number): Promise<string[]> {
  const rows = await db.rows<Paid>(
    `select player_id as player, reason, amount from ledger
      where id > $1 and currency = 'coins' and reason = any($2)`,
    [sinceId, reasons],
  );
  const { answered, perhaps } = promised(history);
  const left: Counts = new Map();
  for (const { player, reason, amount } of rows) count(left, `${player} ${reason} ${amount}`, 1);
  for (const [key, times] of answered) count(left, key, -times);
  return [...left].flatMap(([key, times]) => {
    const [player = "", reason = ""] = key.split(" ");
    if (times < 0) return [told(`lost: ${-times} of ${key}`, history, player)];
    const unanswered = perhaps.get(`${player} ${reason}`) ?? 0;
    count(perhaps, `${player} ${reason}`, -times);
    return times <= unanswered ? [] : [told(`unasked: ${times} of ${key}`, history, player)];
  });
}

/** How often each payment was promised, and how often one of this reason may have been made. */
function promised(history: History): { answered: Counts; perhaps: Counts } {
  const [answered, perhaps]: [Counts, Counts] = [new Map(), new Map()];
  for (const each of history.operations) {
    const { pays } = effectsFor(each);
    if (!pays) continue;
    const [reason, coinsOf] = pays;
    if (each.status === null) count(perhaps, `${each.player} ${reason}`, 1);
    if (each.status !== 200) continue;
    const coins = coinsOf(each.input as never, answerOf(each) as never);
    if (coins !== 0) count(answered, `${each.player} ${reason} ${coins}`, 1);
  }
  return { answered, perhaps };
}
