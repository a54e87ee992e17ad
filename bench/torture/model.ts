/**
 * What the game may look like after all that was answered, and any part of what was not: one check
 * for each noun. Each violation comes with what is known about its player, card or thing.
 */
import { audit } from "#server/economy/audit.ts";
import type { Tx } from "#server/lib/db.ts";
import { wrongCoins } from "./coins-model.ts";
import { listOwned, wrongOwners } from "./cards-model.ts";
import { effectsFor } from "./effects.ts";
import { answerOf, inOneLine, type History, type Operation } from "./history.ts";

/** How the game stood before the first operation. */
export type Start = { cards: ReadonlyMap<string, string | null>; ledger: number };

export async function startOf(db: Tx): Promise<Start> {
  const cards = new Map((await listOwned(db)).map(({ id, owner }) => [id, owner]));
  const { last } = await db.one<{ last: number }>(
    `select coalesce(max(id), 0) as last from ledger`,
  );
  return { cards, ledger: last };
}

export async function violationsOf(db: Tx, history: History, start: Start): Promise<string[]> {
  return [
    ...history.violations.splice(0),
    ...(await byAudit(db)),
    ...(await paidTwice(db)),
    ...endedTwice(history),
    ...(await wrongCoins(db, history, start.ledger)),
    ...wrongOwners(history, await listOwned(db), start.cards),
  ];
}

const byAudit = async (db: Tx): Promise<string[]> =>
  (await audit(db))
    .filter(({ violations }) => violations > 0)
    .map(({ rule, violations, example }) => `audit: ${rule}: ${violations}, such as ${example}`);

const paidTwice = async (db: Tx): Promise<string[]> =>
  (
    await db.rows<{ what: string }>(
      `select concat_ws(' ', player_id, currency, reason, cause) as what from ledger
        group by player_id, currency, reason, cause having count(*) > 1`,
    )
  ).map(({ what }) => `paid twice: ${what}`);

/** Each listing is sold or taken back once, each code ends once, each reward is paid once. */
function endedTwice(history: History): string[] {
  const ended = new Map<string, Operation[]>();
  for (const each of history.answered()) {
    const { ends } = effectsFor(each);
    for (const what of ends?.(each.input as never, answerOf(each) as never, each.player) ?? []) {
      ended.set(what, [...(ended.get(what) ?? []), each]);
    }
  }
  return [...ended]
    .filter(([, operations]) => timesOf(operations) > 1)
    .map(([what, all]) => [`ended twice: ${what}`, ...all.map((each) => `    ${inOneLine(each)}`)])
    .map((lines) => lines.join("\n"));
}

/** To take back what was taken back already changes nothing. */
const timesOf = (ended: readonly Operation[]): number =>
  new Set(ended.map(({ name, key }) => (name.startsWith("DELETE") ? "taken back" : key))).size;
