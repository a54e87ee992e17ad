/**
 * A server that dies at one step of a purchase, as in a power cut: at once, and without finishing
 * anything. Run by killed.test.ts with the step, what is bought, what reports the payment, and
 * where.
 */
import pino from "pino";
import { gameServer } from "#server/game-server.ts";
import { unbatched } from "#server/lib/database/batches.ts";
import { askingBy, type Db, type Tx } from "#server/lib/db.ts";
import { openGame } from "#server/open-game.ts";
import type { Payments } from "#server/ports/payments.ts";
import { testSettings } from "#server/testing/one-database.ts";

const [step = "", item = "", hears = "", cookie = "", url = "", dataDir = ""] =
  process.argv.slice(2);

const reach = (point: string): void => {
  if (point === step) process.kill(process.pid, "SIGKILL");
};

/** Statements of a purchase, by what they do. */
const statements: readonly (readonly [name: string, isIt: RegExp])[] = [
  ["the row", /^insert into purchases/],
  ["the intent's id", /^update purchases set intent_id/],
  ["the lock", /from purchases p where p\.id = \$1 for update/],
  ["the grant", /^update purchases set state = \$1.*granted_at/],
  ["the credits", /^insert into ledger/],
  ["the promise", /^insert into creations/],
  ["the event", /^insert into payment_events/],
];

const nameOf = (sql: string) => statements.find(([, isIt]) => isIt.test(sql.trim()))?.[0];

function dyingTx(tx: Tx, seen: Set<string>): Tx {
  const at = async <T>(sql: string, ask: () => Promise<T>): Promise<T> => {
    const name = nameOf(sql);
    if (name === undefined) return ask();
    seen.add(name);
    reach(`before ${name}`);
    const answer = await ask();
    reach(`after ${name}`);
    return answer;
  };
  return {
    ...askingBy((sql, values) => at(sql, () => tx.rows(sql, values))),
    afterCommit: (nudge) => tx.afterCommit(nudge),
  };
}

const commitOf = (seen: Set<string>): string | null => {
  if (seen.has("the row")) return "the beginning's commit";
  return seen.has("the lock") ? "the completing commit" : null;
};

function dyingDb(db: Db): Db {
  const transaction: Db["transaction"] = async (work) => {
    const seen = new Set<string>();
    const answer = await db.transaction(async (tx) => {
      const done = await work(dyingTx(tx, seen));
      reach(`before ${commitOf(seen)}`);
      return done;
    });
    reach(`after ${commitOf(seen)}`);
    return answer;
  };
  return {
    ...dyingTx(db, new Set()),
    transaction,
    batched: unbatched(transaction),
    answeringOnce: (key, onAnswer) => dyingDb(db.answeringOnce(key, onAnswer)),
  };
}

const dyingCall =
  <In extends unknown[], Out>(name: string, call: (...said: In) => Promise<Out>) =>
  async (...said: In): Promise<Out> => {
    reach(`before ${name}`);
    const answer = await call(...said);
    reach(`after ${name}`);
    return answer;
  };

const dyingPayments = (payments: Payments): Payments => ({
  ...payments,
  createIntent: dyingCall("the provider's intent", payments.createIntent),
  readIntent: dyingCall("the look at the intent", payments.readIntent),
  refund: dyingCall("the provider's refund", payments.refund),
});

const { deps } = await openGame({
  config: testSettings(dataDir),
  log: pino({ level: "silent" }),
  url,
  databaseKind: "server",
});
deps.db = dyingDb(deps.db);
deps.payments = dyingPayments(deps.payments);
const app = await gameServer({ deps, webFolder: null });

async function say(path: string, said: object): Promise<Record<string, never>> {
  const answer = await app.inject({
    method: "POST",
    url: path,
    payload: said,
    headers: { cookie },
  });
  return answer.json();
}

async function pay(clientSecret: string): Promise<string> {
  const id = clientSecret.split("_secret_")[0] ?? "";
  const { publishableKey: key } = deps.payments;
  const said = { key, client_secret: clientSecret, payment_method: "pm_card_visa" };
  await app.inject({
    method: "POST",
    url: `/v1/payment_intents/${id}/confirm`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(said).toString(),
  });
  return id;
}

const begin = {
  credits: () => say("/api/store/create-credit-payment", { packageId: "starter" }),
  premium: () => say("/api/cards/create-premium-payment", {}),
}[item];

if (hears !== "webhook") deps.paymentsEmulator!.faults.deliveries = () => [];
const { clientSecret, purchase } = (await begin!()) as unknown as {
  clientSecret: string;
  purchase: { id: string };
};
const paymentIntentId = await pay(clientSecret);
const confirm = () => say("/api/payments/confirm", { paymentIntentId });
if (hears === "confirm") await confirm();
if (hears === "two confirms") await Promise.all([confirm(), confirm()]);
if (hears === "webhook") await deps.paymentsEmulator!.deliverDue();
reach("before the refund");
await say(`/api/purchases/${purchase.id}/refund`, {});
process.exit(0);
