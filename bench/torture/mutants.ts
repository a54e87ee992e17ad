/**
 * Games in which one thing is missing that keeps cards and coins: the torture must find every one. What
 * only stands behind the lock on purses, such as the locks on invites and on cards that fuse or the
 * index of the daily card, is not among them: without it a game still keeps its promises.
 */

export type Mutant = {
  name: string;
  /** What it says instead of what the expression finds in a statement. */
  rewrite?: [find: RegExp, replacement: string];
  /** Ends the transaction, and begins another one, before such a statement. */
  commitBefore?: RegExp;
  /** Behind it: what only a kill between two commits shows is seldom met in a millisecond. */
  thenSleepSeconds?: number;
  /** Is done to the database once the game runs. */
  sql?: string;
};

const trigger = (name: string, table: string): Mutant => ({
  name: `without the trigger ${name}`,
  sql: `drop trigger ${name} on ${table}`,
});

const lock = (name: string, find: RegExp): Mutant => ({
  name: `without the lock on ${name}`,
  rewrite: [find, "$1"],
});

export const mutants: readonly Mutant[] = [
  lock("purses", /(order by player_id) for no key update/),
  lock("a listing", /(select id from listings where id = any\(\$1\) order by id) for update/),
  lock("a trade", /(select id from trades where code[^]*) for no key update/),
  lock("a transfer", /(select id from transfers where code[^]*) for no key update/),
  lock("an order", /(from buy_orders where id = \$1) for update/),
  lock("a purchase", /(from purchases p where p\.id = \$1) for update/),
  lock("the secret of packs", /(from pack_secrets where player_id = \$1) for update/),
  trigger("ledger_moves_purse", "ledger"),
  trigger("card_moves_begin", "owned_cards"),
  trigger("card_moves_go_on", "owned_cards"),
  trigger("album_begins", "owned_cards"),
  trigger("album_goes_on", "owned_cards"),
  {
    name: "without the key of a request",
    rewrite: [
      /^insert into idempotent_answers \(([^)]*)\)\s+select \* from (unnest\([^)]*\))[^]*as key$/,
      `with given as (select * from $2 as given ($1)),
       stored as (insert into idempotent_answers ($1)
         select scope, sha256(gen_random_uuid()::text::bytea), request_hash, session_hash from given)
       select scope, encode(key_hash, 'hex') as key from given`,
    ],
  },
  {
    name: "without the look-up of a first answer",
    rewrite: [/(select request_hash, coalesce[^]*where) (key_hash = \$1)/, "$1 false and $2"],
  },
  {
    name: "without the unique index of requests",
    sql: "alter table idempotent_answers drop constraint idempotent_answers_pkey",
  },
  {
    name: "a key that two requests can claim",
    rewrite: [
      /(insert into idempotent_answers [^]*) on conflict do nothing (returning scope)/,
      "$1 on conflict (scope, key_hash) do update set created_at = now() $2",
    ],
  },
  {
    name: "the answer in another transaction",
    commitBefore: /^update idempotent_answers as a set answer/,
    thenSleepSeconds: 0.05,
  },
  { name: "coins in another transaction", commitBefore: /^insert into ledger/ },
  {
    name: "a card in another transaction than its sale",
    commitBefore: /update listings l\s+set state = 'sold'/,
  },
  {
    name: "a card in another transaction than its deal",
    commitBefore: /let_go as \(delete from holds/,
  },
  {
    name: "a mission in another transaction than what was done for it",
    commitBefore: /^insert into mission_progress/,
  },
  {
    name: "the cards of a pack in another transaction than its price",
    commitBefore: /^insert into pack_openings/,
  },
  {
    name: "a new copy in another transaction than its cause",
    commitBefore: /^insert into owned_cards/,
  },
  {
    name: "an order in another transaction than its coins",
    commitBefore: /^insert into buy_orders/,
  },
  {
    name: "a commit that does not wait for the disk",
    sql: "alter system set synchronous_commit = off",
  },
];
