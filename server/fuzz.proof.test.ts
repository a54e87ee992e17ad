import { createHmac } from "node:crypto";
import type { InjectOptions } from "fastify";
import { expect, test } from "vitest";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import type { CardArtist } from "./ports/card-artist.ts";
import { cookieName } from "./lib/http/origin.ts";
import { anyInput, type Known, type Schema } from "./testing/fuzz-input.ts";
import { kindNames, playerWho } from "./account/test-kinds.ts";
import { fuzzSeed, roundsOf } from "./testing/seed.ts";
import { testGame, type ActingPlayer } from "./testing/test-game.ts";

const REQUESTS = roundsOf("FUZZ_REQUESTS", volumeOf(10_000, 1_000));
const AT_ONCE = 32;
const ADULTS = 5;

/** Tries are not what is tried here. */
const noLimits = { count: async () => 1, giveBack: async () => {}, forget: async () => {} };

/** To paint is slow, and hears nothing of what a request says beside its description. */
const instantArtist: CardArtist = {
  name: "none",
  paint: () => Promise.resolve({ picture: Buffer.from("picture"), thumb: Buffer.from("thumb") }),
};

const game = await testGame({
  isBusy: true,
  adjust: () => ({ limits: noLimits, artists: [instantArtist] }),
});

type Parameter = { name: string; in: "path" | "query"; required: boolean; schema: Schema };

type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
};

type Call = { method: "GET" | "POST" | "PUT" | "DELETE"; path: string } & Operation;

/** A wait without `watch` would be a wait for the forge. */
const slow = new Set(["POST /api/cards/create"]);

async function listCalls(): Promise<Call[]> {
  const document = (await game.visitor().send({ url: "/api/openapi.json" })).json() as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase() as Call["method"],
    })),
  );
}

/** A call that takes more is tried more often; but a password takes a tenth of a second to hash. */
function weightOf({ parameters = [], requestBody }: Call): number {
  const schema = requestBody?.content["application/json"].schema;
  const fields = Object.keys(schema?.properties ?? {});
  if (fields.some((name) => /password/i.test(name))) return 1;
  return 2 * (1 + parameters.length + fields.length);
}

const bodies = [
  "",
  "null",
  "[]",
  "7",
  '"x"',
  "{",
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  "[".repeat(5000),
];
const types = [
  "application/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "x",
];

/** What a query or a path can say. */
const inText = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

const encode = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 600);

function anyRequest(dice: Dice, call: Call, known: Known): InjectOptions {
  const { parameters = [], requestBody, method } = call;
  const ofSchema = {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
  const said = anyInput(dice, ofSchema, known);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(inText(said[name])));
  const query = parameters
    .filter((parameter) => parameter.in === "query" && parameter.name in said)
    .map(({ name }) => `${name}=${encode(inText(said[name]))}`);
  const url = query.length === 0 ? path : `${path}?${query.join("&")}`;
  const key = dice.chance(0.2) ? { "idempotency-key": known.any(dice) || "k" } : {};
  if (method === "GET") return { method, url, headers: key };
  if (dice.chance(0.05)) {
    const headers = { "content-type": dice.pick(types), ...key };
    return { method, url, headers, payload: dice.pick(bodies) };
  }
  const schema = requestBody?.content["application/json"].schema ?? {};
  const watch = slow.has(`${method} ${call.path}`) ? { watch: true } : {};
  return { method, url, headers: key, payload: { ...anyInput(dice, schema, known), ...watch } };
}

/** A session without a password: some calls end it, and hashing takes long. */
const signIn = async (playerId: string) => {
  const session = { playerId, device: "" };
  const token = await game.db.transaction((tx) => game.deps.sessions.open(tx, session));
  return `${cookieName(game.deps.publicUrl)}=${token}`;
};

const signedIn = async ({ id, email, username }: ActingPlayer) => ({
  id,
  email,
  username,
  cookie: await signIn(id),
});

/** Of every kind of account one, some adults more, so that they have one another, and two admins. */
async function allKinds() {
  const ofKinds = await Promise.all(kindNames.map((kind) => playerWho(game, kind)));
  const adults = await Promise.all(Array.from({ length: ADULTS }, () => game.player()));
  const admins = await Promise.all([game.admin(), game.admin()]);
  return Promise.all([...ofKinds, ...adults, ...admins].map(signedIn));
}

/** What an answer names is what the next requests ask for. */
function openKnown(first: readonly string[]) {
  const all = [...first];
  const byName = new Map<string, string[]>();
  return {
    any: (dice: Dice) => dice.pick(all),
    named(dice: Dice, name: string) {
      const found = byName.get(name);
      return found ? dice.pick(found) : null;
    },
    learn(body: string): void {
      for (const [, name = "", value = ""] of body
        .slice(0, 2000)
        .matchAll(/"(\w*(?:[iI]d|[cC]ode|[tT]oken|username))":"([\w -]{4,60})"/g)) {
        const found = byName.get(name) ?? [];
        if (found.length < 300) found.push(value);
        byName.set(name, found);
        if (all.length < 3000) all.push(value);
      }
    },
  };
}

const webhookUrl = "/api/payments/webhook";

/** An event as only the provider can send it, of anything. */
async function anyWebhook(dice: Dice, known: Known): Promise<InjectOptions> {
  const key = await game.db.value<string>(`select webhook_secret as key from emulator_keys`);
  const body = dice.chance(0.2)
    ? dice.pick(bodies)
    : JSON.stringify({
        ...anyInput(dice, event, known),
        data: dice.pick([null, [], 7, { object: anyInput(dice, eventObject, known) }]),
      });
  const seconds = Math.floor(Date.now() / 1000);
  const hash = createHmac("sha256", key).update(`${seconds}.${body}`).digest("hex");
  const headers = {
    "content-type": "application/json",
    "stripe-signature": `t=${seconds},v1=${hash}`,
  };
  return { method: "POST", url: webhookUrl, headers, payload: body };
}

const text = { type: "string" };
const event = {
  properties: {
    id: text,
    type: {
      enum: [
        "payment_intent.succeeded",
        "charge.refunded",
        "charge.dispute.created",
        "charge.dispute.closed",
        "refund.failed",
      ],
    },
    created: { type: "integer" },
  },
};
const eventObject = {
  properties: {
    id: text,
    object: { enum: ["payment_intent", "charge", "dispute", "refund"] },
    payment_intent: text,
    status: text,
    amount: { type: "integer" },
    reason: text,
  },
};

test("requests of every kind that the document allows, and of others, find no bug", async () => {
  const seed = fuzzSeed();
  const dice = diceFrom(seed);
  const calls = (await listCalls()).flatMap((call) => Array<Call>(weightOf(call)).fill(call));
  const players = await allKinds();
  const known = openKnown(players.flatMap(({ id, email, username }) => [id, email, username, "7"]));
  const bugs: object[] = [];
  const sent = { requests: 0 };

  const send = async (request: InjectOptions, who: (typeof players)[number] | null) => {
    sent.requests++;
    const headers = { ...request.headers, ...(who && { cookie: who.cookie }) };
    const { statusCode, body } = await game.app.inject({ ...request, headers });
    // Who has too much to do says so, and when to come back.
    const isBusy = statusCode === 503 && body.includes('"code":"busy"');
    if (statusCode >= 500 && !isBusy) bugs.push({ statusCode, body, ...request });
    if (who && statusCode === 401) who.cookie = await signIn(who.id);
    known.learn(body);
  };
  const lane = async () => {
    while (sent.requests < REQUESTS) {
      const isWebhook = dice.chance(0.01);
      const request = isWebhook
        ? await anyWebhook(dice, known)
        : anyRequest(dice, dice.pick(calls), known);
      const who = !isWebhook && dice.chance(0.95) ? dice.pick(players) : null;
      const times = dice.chance(0.1) ? 3 : 1;
      await Promise.all(Array.from({ length: times }, () => send(request, who)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));

  expect(bugs, `FUZZ_SEED=${seed}`).toEqual([]);
});
