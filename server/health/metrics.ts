/**
 * What the game tells Prometheus beside its requests: counts, sums and ages, and nothing of a player.
 * What is `of the game` is the same for all its processes.
 */
import { Counter, Gauge, type Registry } from "prom-client";
import { errorsLogged } from "#server/lib/log.ts";
import type { Numbers } from "./numbers.ts";

/** A number, or one for each value of the label; null: nothing is known of it. */
type Value = number | null | Readonly<Record<string, number>>;

type Metric = {
  help: string;
  label?: string;
  value(numbers: Numbers): Value;
};

const by = <Row>(
  rows: readonly Row[] | undefined,
  name: keyof Row & string,
  value: keyof Row & string,
): Value => Object.fromEntries((rows ?? []).map((row) => [row[name], row[value]]));

const gauges: Readonly<Record<string, Metric>> = {
  database_answers: {
    help: "1 when the database has soon said how the game is, else 0.",
    value: ({ game }) => Number(game !== null),
  },
  database_pool_connections: {
    help: "Connections of this process to the database: used ones and idle ones.",
    label: "state",
    value: ({ pool: { used, idle } }) => ({ used, idle }),
  },
  database_pool_waiting: {
    help: "What waits in this process for a connection to the database.",
    value: ({ pool }) => pool.waiting,
  },
  sockets: {
    help: "Tabs that are connected to this process.",
    value: ({ sockets }) => sockets,
  },
  disk_free_bytes: {
    help: "Room on the disk of DATA_DIR.",
    value: ({ diskFreeBytes }) => diskFreeBytes,
  },
  queue_waiting: {
    help: "What waits to be done, by queue, of the game.",
    label: "queue",
    value: ({ game }) => by(game?.queues, "queue", "waiting"),
  },
  queue_oldest_seconds: {
    help: "How long the oldest in each queue has been waiting, of the game.",
    label: "queue",
    value: ({ game }) => by(game?.queues, "queue", "oldestSeconds"),
  },
  queue_failed: {
    help: "What was given up: jobs of the last day, and on the chain all, of the game.",
    label: "queue",
    value: ({ game }) => by(game?.queues, "queue", "failed"),
  },
  duels_running: {
    help: "Duels that are being fought, of the game.",
    value: ({ game }) => game?.duels ?? null,
  },
  coins_today: {
    help: "Coins that the game has paid and that have left it since the UTC day began.",
    label: "flow",
    value: ({ game }) => game?.coins ?? null,
  },
  money_paid_cents: {
    help: "Cents that players have paid, of the game; with stripe_live it is real money.",
    label: "provider",
    value: ({ game }) => by(game?.money, "provider", "paidCents"),
  },
  money_refunded_cents: {
    help: "Cents that have gone back to players, of the game.",
    label: "provider",
    value: ({ game }) => by(game?.money, "provider", "refundedCents"),
  },
  audit_violations: {
    help: "How often the last audit found a rule broken, of the game.",
    value: ({ game }) => game?.violations ?? null,
  },
  check_age_seconds: {
    help: "How old the last finished audit and the last finished backup are, of the game.",
    label: "check",
    value: ({ game }) => by(game?.checks, "name", "ageSeconds"),
  },
  check_failed: {
    help: "1 when the audit or the backup could not be made the last time, of the game.",
    label: "check",
    value: ({ game }) => by(game?.checks, "name", "failed"),
  },
  chain_answers: {
    help: "1 when the Solana network answers, else 0.",
    value: ({ chain }) => Number(chain?.answers ?? false),
  },
  treasury_sol: {
    help: "What is in the treasury, in SOL.",
    value: ({ chain }) => chain?.treasurySol ?? null,
  },
};

/** Returns a function that gives every metric its value. */
export function addMetrics(registry: Registry): (numbers: Numbers) => void {
  const registers = [registry];
  const errors = new Counter({
    name: "taleborn_errors_logged_total",
    help: "Lines of the levels error and fatal in the log of this process.",
    registers,
    collect() {
      errors.reset();
      errors.inc(errorsLogged());
    },
  });
  const metrics = Object.entries(gauges).map(([name, { help, label, value }]) => ({
    gauge: new Gauge({
      name: `taleborn_${name}`,
      help,
      labelNames: label ? [label] : [],
      registers,
    }),
    label,
    value,
  }));
  return (numbers) => {
    for (const { gauge, label, value } of metrics) set(gauge, label, value(numbers));
  };
}

function set(gauge: Gauge, label: string | undefined, value: Value): void {
  if (label === undefined) gauge.remove();
  else gauge.reset();
  if (typeof value === "number") return gauge.set(value);
  if (value === null || label === undefined) return;
  for (const [name, each] of Object.entries(value)) gauge.set({ [label]: name }, each);
}
