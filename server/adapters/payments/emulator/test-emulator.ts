/** An emulator on a database of its own, and the official SDK on one of two ways to it. */
import Fastify, { type FastifyInstance } from "fastify";
import { Stripe } from "stripe";
import { inject } from "vitest";
import { stripePayments } from "#server/adapters/payments/stripe.ts";
import { openDb } from "#server/lib/database/open-db.ts";
import { WEBHOOK_PATH } from "#server/ports/payments.ts";
import { administer, databaseNamed, TEMPLATE } from "#server/testing/one-database.ts";
import { whenOver } from "#server/testing/when-over.ts";
import { openEmulator, type Emulator } from "./emulator.ts";

export type Way = "in process" | "over HTTP";

let databases = 0;

async function ownDatabase() {
  const server = inject("databaseServer");
  const name = `payments_${process.pid}_${Date.now()}_${databases++}`;
  await administer(server, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  const database = openDb(databaseNamed(server, name));
  whenOver(() => database.close());
  return database.db;
}

export type Heard = { body: Buffer; signature: string };

export async function testEmulator(way: Way) {
  const db = await ownDatabase();
  const clock = { ms: Date.now() };
  const now = () => clock.ms;
  const emulator = await openEmulator(db, now);
  const app = Fastify();
  whenOver(() => app.close());
  /** What has come to the game's webhook, and the statuses with which it answers, in order. */
  const heard: Heard[] = [];
  const answers: number[] = [];
  hearWebhooks(app, heard, () => answers.shift() ?? 200);
  emulator.mount(app, null);
  const { fetch: ask, settings } = await (way === "in process"
    ? inProcess(emulator)
    : overHttp(app));
  const { keys } = emulator;
  const sdk = (key = keys.secretKey) => new Stripe(key, { telemetry: false, ...settings });
  const paymentsWith = (other: Partial<typeof keys>) =>
    stripePayments({ keys: { ...keys, ...other }, mode: "emulator", way: settings, now });
  const payments = paymentsWith({});
  const send = async (path: string, { method = "POST", ...said }: Record<string, string>) => {
    const params = new URLSearchParams({ key: keys.publishableKey, ...said });
    const answer =
      method === "GET" ? await ask(`${path}?${params}`) : await ask(path, { method, body: params });
    const body = (await answer.json()) as Record<string, unknown> & { error?: StripeErrorBody };
    return { status: answer.status, body, error: body.error ?? { code: "", message: "" } };
  };
  const intent = () =>
    payments.createIntent({ amountCents: 199, metadata, idempotencyKey: newKey() });
  const calls = { send, sdk, intent, newKey, ...payer(send) };
  return { db, emulator, payments, paymentsWith, metadata, clock, heard, answers, ...calls };
}

const metadata = { purchase: "purchase-1", player: "player-1" };

let keysUsed = 0;
const newKey = () => `test-${keysUsed++}`;

/** The official SDK speaks to the emulator in the same process, and over a socket. */
export const bothWays = async () => [
  ["in process", await testEmulator("in process")] as const,
  ["over HTTP", await testEmulator("over HTTP")] as const,
];

export type TestEmulator = Awaited<ReturnType<typeof testEmulator>>;

type StripeErrorBody = { code: string; decline_code?: string; message: string };

const inProcess = async (emulator: Emulator) => ({
  fetch: (path: string, init?: RequestInit) => emulator.fetch(`http://emulator.test${path}`, init),
  settings: { httpClient: Stripe.createFetchHttpClient(emulator.fetch) },
});

async function overHttp(app: FastifyInstance) {
  const url = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  return {
    fetch: (path: string, init?: RequestInit) => fetch(new URL(path, url), init),
    settings: { host: url.hostname, port: url.port, protocol: "http" } as const,
  };
}

function hearWebhooks(app: FastifyInstance, heard: Heard[], answer: () => number): void {
  void app.register(async (corner) => {
    corner.removeAllContentTypeParsers();
    corner.addContentTypeParser("application/json", { parseAs: "buffer" }, (_, body, done) =>
      done(null, body),
    );
    corner.post(WEBHOOK_PATH, async (request, reply) => {
      const signature = String(request.headers["stripe-signature"]);
      heard.push({ body: request.body as Buffer, signature });
      return reply.code(answer()).send();
    });
  });
}

type Send = (
  path: string,
  said: Record<string, string>,
) => Promise<{ status: number; body: Record<string, unknown>; error: StripeErrorBody }>;

/** What the browser's part does: with the publishable key and the client secret, and no other key. */
const payer = (send: Send) => ({
  /** With the number of a card, as a player types it. */
  pays: (intent: Payable, number: string, more: Record<string, string> = {}) =>
    send(`/v1/payment_intents/${intent.id}/confirm`, {
      client_secret: intent.clientSecret,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": number,
      "payment_method_data[card][exp_month]": "12",
      "payment_method_data[card][exp_year]": "34",
      "payment_method_data[card][cvc]": number.startsWith("37") ? "1234" : "123",
      ...more,
    }),
  /** What the payer says to their bank. */
  says: (intent: Payable, outcome: "succeeded" | "failed") =>
    send(`/v1/payment_intents/${intent.id}/authenticate`, {
      client_secret: intent.clientSecret,
      outcome,
    }),
});

type Payable = { id: string; clientSecret: string };

/** For the suite of the port: a player who pays, and tells their bank that it was them. */
export const whoPays = ({ payments, pays, says, clock, emulator }: TestEmulator) => ({
  payments,
  banksDecide() {
    clock.ms += 60_000;
    return emulator.deliverDue();
  },
  async pay(intent: Payable, number: string) {
    const { body } = await pays(intent, number);
    if (body["status"] === "requires_action") await says(intent, "succeeded");
  },
});
