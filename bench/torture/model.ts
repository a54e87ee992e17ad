/**
 * What the game may look like after all that was answered, and any part of what was not: one model
 * for each noun. It learns each operation once, so that a check takes no longer the more there were.
 * Each violation comes with what is known about its player, card or thing.
 */
import { audit } from "#server/economy/audit.ts";
import type { Tx } from "#server/lib/db.ts";
import { CardsModel, listOwned } from "./cards-model.ts";
import { CoinsModel } from "./coins-model.ts";
import { EndsModel } from "./ends-model.ts";
import type { History, Operation } from "./history.ts";
import type { KilledGame } from "./killed-game.ts";
import { givenForNothing } from "./money-model.ts";

export type Model = {
  /** Of operations that are over. */
  learn(operations: readonly Operation[]): void;
  wrong(history: History): Promise<string[]>;
};

/** Of the game as it stands before the first operation. */
export async function modelOf(game: KilledGame): Promise<Model> {
  const { db } = game;
  const last = await db.value<number>(`select coalesce(max(id), 0) as last from ledger`);
  const cards = new CardsModel(await listOwned(db));
  const coins = new CoinsModel(last);
  const ends = new EndsModel();
  return {
    learn(operations) {
      for (const model of [cards, coins, ends]) model.learn(operations);
    },
    wrong: async (history) => [
      ...history.violations.splice(0),
      ...(await byAudit(db)),
      ...(await paidTwice(db)),
      ...(await givenForNothing(game)),
      ...ends.wrong(),
      ...(await coins.wrong(db, history)),
      ...cards.wrong(await listOwned(db), history),
    ],
  };
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
