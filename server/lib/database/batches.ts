/**
 * Requests for the same work share a transaction while others are under way: the database takes
 * twenty rows at once for little more than one. A request that comes alone goes alone, at once.
 */
import {
  codeOf,
  type AnyCheck,
  type Batch,
  type Db,
  type OnceKey,
  type Tx,
} from "#server/lib/db.ts";
import { isDatabaseAway } from "#server/lib/database-away.ts";
import { answerOnce, claimKeys, dropClaims, storeAnswers } from "#server/lib/idempotency.ts";

/** So many transactions of one kind of work are under way at once, of so many requests at most. */
const LANES = 3;
const MOST = 16;

export type Once = { key: OnceKey; onAnswer: (answer: unknown) => void };

type Request<In> = { input: In; checks: readonly AnyCheck[]; once: Once | null };

/** The number says in which order they came. */
type Item<In, Out> = Request<In> &
  Pick<PromiseWithResolvers<Out>, "resolve" | "reject"> & { number: number };

type Settled<Out> = { answer: Out } | { refused: unknown } | "later" | "alone";

type Transaction = Db["transaction"];

/** Throws what a check refuses, of one request. They travel together, and each may take a lock first. */
export async function requireAll(tx: Tx, checks: readonly AnyCheck[]): Promise<void> {
  const found = await Promise.all(checks.map(({ ask, input }) => ask(tx, [input])));
  const error = found.flat().find((each) => each !== null);
  if (error !== undefined) throw error;
}

/** The batch with one input, in the transaction. */
async function batchOfOne<In, Out>(
  tx: Tx,
  batch: Batch<In, Out>,
  { input, checks }: { input: In; checks: readonly AnyCheck[] },
): Promise<Out> {
  await requireAll(tx, checks);
  const [outcome] = await batch(tx, [input]);
  if (outcome === undefined || outcome === "later") throw new Error("the first of a batch waits");
  if ("refused" in outcome) throw outcome.refused;
  return outcome.answer;
}

/** For a database that looks at each transaction: every request has its own. */
export const unbatched =
  (transaction: Transaction): Db["batched"] =>
  (batch, input, checks = []) =>
    transaction((tx) => batchOfOne(tx, batch, { input, checks }));

export function openBatches(transaction: Transaction) {
  const queues = new Map<unknown, ReturnType<typeof queueOf<never, never>>>();
  return <In, Out>(batch: Batch<In, Out>, request: Request<In>): Promise<Out> => {
    const known = queues.get(batch) as ReturnType<typeof queueOf<In, Out>> | undefined;
    const queue = known ?? queueOf(transaction, batch);
    queues.set(batch, queue as never);
    return queue.add(request);
  };
}

function queueOf<In, Out>(transaction: Transaction, batch: Batch<In, Out>) {
  const waiting: Item<In, Out>[] = [];
  let [lanes, came] = [0, 0];
  const goOn = (): void => {
    while (lanes < LANES && waiting.length > 0) {
      lanes++;
      const items = waiting.splice(0, MOST);
      void run(items.toSorted((a, b) => a.number - b.number)).finally(() => {
        lanes--;
        goOn();
      });
    }
  };

  async function run(items: readonly Item<In, Out>[]): Promise<void> {
    if (items.length === 1) return runEach(items);
    const settled = await settle(transaction, batch, items);
    // Behind the others: a player who sends a hundred at once makes only these wait. But of those that
    // want the same, the one that came first is first.
    waiting.push(...items.filter((_, i) => settled[i] === "later"));
    items.forEach((item, i) => tell(item, settled[i]));
    await runEach(items.filter((_, i) => settled[i] === "alone"));
  }

  const runEach = async (items: readonly Item<In, Out>[]): Promise<void> => {
    await Promise.all(items.map((item) => runAlone(transaction, batch, item)));
  };

  return {
    add(request: Request<In>) {
      const { promise, resolve, reject } = Promise.withResolvers<Out>();
      waiting.push({ ...request, resolve, reject, number: came++ });
      goOn();
      return promise;
    },
  };
}

function tell<In, Out>(item: Item<In, Out>, settled: Settled<Out> | undefined): void {
  if (typeof settled !== "object") return;
  if ("refused" in settled) return item.reject(settled.refused);
  item.once?.onAnswer(settled.answer);
  item.resolve(settled.answer);
}

async function runAlone<In, Out>(
  transaction: Transaction,
  batch: Batch<In, Out>,
  item: Item<In, Out>,
): Promise<void> {
  const work = (tx: Tx) => batchOfOne(tx, batch, item);
  const { once } = item;
  try {
    const answer = await transaction((tx) => (once ? answerOnce(tx, once.key, work) : work(tx)));
    tell(item, { answer });
  } catch (error) {
    item.reject(error);
  }
}

/** The database says that nothing of the transaction is stored. */
const isRolledBack = (error: unknown): boolean => /^(22|23|25|40|55|57014|P0)/.test(codeOf(error));

async function settle<In, Out>(
  transaction: Transaction,
  batch: Batch<In, Out>,
  items: readonly Item<In, Out>[],
): Promise<Settled<Out>[]> {
  let isToCommit = false;
  try {
    return await transaction(async (tx) => {
      isToCommit = false;
      const settled = await settleIn(tx, batch, items);
      isToCommit = true;
      return settled;
    });
  } catch (error) {
    // A commit whose answer is lost may have happened: what it did is not done again. And where the
    // database says nothing, each by itself would only wait once more.
    const isOver = (isToCommit || isDatabaseAway(error)) && !isRolledBack(error);
    return items.map(() => (isOver ? { refused: error } : "alone"));
  }
}

type Found<In, Out> = Map<Item<In, Out>, Settled<Out>>;

async function settleIn<In, Out>(
  tx: Tx,
  batch: Batch<In, Out>,
  items: readonly Item<In, Out>[],
): Promise<Settled<Out>[]> {
  const found: Found<In, Out> = new Map();
  const left = () => items.filter((item) => !found.has(item));
  // A key that is not new has an answer, or its request was sent twice at once.
  for (const item of await withOldKey(tx, items)) found.set(item, "alone");
  const claimed = left();
  for (const [item, refused] of await refusedBy(tx, claimed)) found.set(item, { refused });
  const passed = left();
  const inputs = passed.map(({ input }) => input);
  const outcomes = inputs.length > 0 ? await batch(tx, inputs) : [];
  passed.forEach((item, i) => found.set(item, outcomes[i] ?? "alone"));
  await keepAnswers(tx, claimed, found);
  return items.map((item) => found.get(item) ?? "alone");
}

const keyedOf = <In, Out>(items: readonly Item<In, Out>[]) =>
  items.flatMap((item) => (item.once ? { item, once: item.once.key } : []));

async function withOldKey<In, Out>(tx: Tx, items: readonly Item<In, Out>[]) {
  const keyed = keyedOf(items);
  if (keyed.length === 0) return [];
  const keys = keyed.map(({ once }) => once);
  const isNew = await claimKeys(tx, keys);
  return keyed.flatMap(({ item }, i) => (isNew[i] ? [] : item));
}

/** Under the keys that were claimed; those of requests without an answer are free again. */
async function keepAnswers<In, Out>(
  tx: Tx,
  claimed: readonly Item<In, Out>[],
  found: Found<In, Out>,
): Promise<void> {
  const keyed = keyedOf(claimed).map(({ item, once }) => ({ once, how: found.get(item) }));
  const given = keyed.flatMap(({ once, how }) =>
    typeof how === "object" && "answer" in how ? { once, answer: how.answer } : [],
  );
  const stored = new Set(given.map(({ once }) => once));
  const others = keyed.flatMap(({ once }) => (stored.has(once) ? [] : once));
  await Promise.all([
    given.length > 0 && storeAnswers(tx, given),
    others.length > 0 && dropClaims(tx, others),
  ]);
}

/**
 * What the checks refuse, and why. All checks of one kind are one question; the kinds come in the
 * order in which each request names them, and of those the one with the most has all.
 */
async function refusedBy<In, Out>(tx: Tx, items: readonly Item<In, Out>[]) {
  const asked = items
    .toSorted((a, b) => b.checks.length - a.checks.length)
    .flatMap((item) => item.checks.map((check) => ({ item, ...check })));
  const kinds = [...Map.groupBy(asked, ({ ask }) => ask)];
  const errors = await Promise.all(
    kinds.map(async ([ask, all]) => {
      const found = await ask(
        tx,
        all.map(({ input }) => input as unknown),
      );
      return all.map(({ item }, i) => [item, found[i]] as const);
    }),
  );
  // The first kind that refuses has the last word.
  return errors.toReversed().flatMap((all) => all.filter(([, error]) => error !== null));
}
