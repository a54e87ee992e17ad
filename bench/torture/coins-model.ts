/** Why the coins of each player have moved. */
import type { Tx } from "#server/lib/db.ts";
import { effectsFor, effectsOf } from "./effects.ts";
import { answerOf, told, type History, type Operation } from "./history.ts";

type Counts = Map<string, number>;
type Paid = { player: string; reason: string; amount: number; times: number };

const count = (counts: Counts, key: string, by: number) =>
  counts.set(key, (counts.get(key) ?? 0) + by);

/** The others are of what others do, or of what a player does beside something else. */
const reasons = [...effectsOf.values()].flatMap(({ pays }) => (pays ? [pays[0]] : []));

export class CoinsModel {
  /** How often each payment was promised. */
  readonly #answered: Counts = new Map();
  /** How often one of this player and reason may have been made. */
  readonly #perhaps: Counts = new Map();
  readonly #sinceId: number;

  /** The ledger was written up to this row before the first operation. */
  constructor(sinceId: number) {
    this.#sinceId = sinceId;
  }

  learn(operations: readonly Operation[]): void {
    for (const each of operations) {
      const { pays } = effectsFor(each);
      if (!pays) continue;
      const [reason, coinsOf] = pays;
      if (each.status === null) count(this.#perhaps, `${each.player} ${reason}`, 1);
      if (each.status !== 200) continue;
      const coins = coinsOf(each.input as never, answerOf(each) as never);
      if (coins !== 0) count(this.#answered, `${each.player} ${reason} ${coins}`, 1);
    }
  }

  /**
   * For each player and reason: every payment that was answered is in the ledger, and what else is
   * there belongs to requests without an answer.
   */
  async wrong(db: Tx, history: History): Promise<string[]> {
    const rows = await db.rows<Paid>(
      `select player_id as player, reason, amount, count(*) as times from ledger
        where id > $1 and currency = 'coins' and reason = any($2)
        group by player_id, reason, amount`,
      [this.#sinceId, reasons],
    );
    const perhaps = new Map(this.#perhaps);
    const left: Counts = new Map();
    for (const { player, reason, amount, times } of rows) {
      count(left, `${player} ${reason} ${amount}`, times);
    }
    for (const [key, times] of this.#answered) count(left, key, -times);
    return [...left].flatMap(([key, times]) => {
      const [player = "", reason = ""] = key.split(" ");
      if (times < 0) return [told(`lost: ${-times} of ${key}`, history, player)];
      const unanswered = perhaps.get(`${player} ${reason}`) ?? 0;
      count(perhaps, `${player} ${reason}`, -times);
      return times <= unanswered ? [] : [told(`unasked: ${times} of ${key}`, history, player)];
    });
  }
}
