/** A server dies before any statement of a request; another one gets the same request again. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import * as album from "#contract/album.ts";
import * as creation from "#contract/creation.ts";
import * as family from "#contract/family.ts";
import * as looks from "#contract/looks.ts";
import * as teams from "#contract/teams.ts";
import * as market from "#contract/market.ts";
import * as nfts from "#contract/nfts.ts";
import * as ownData from "#contract/own-data.ts";
import * as purchases from "#contract/purchases.ts";
import * as remakes from "#contract/remakes.ts";
import * as road from "#contract/road.ts";
import * as trades from "#contract/trades.ts";
import * as transfers from "#contract/transfers.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { audit } from "./economy/audit.ts";
import { newId } from "./lib/ids.ts";
import { allChanges } from "./testing/changes/all-changes.ts";
import { nameOf } from "./testing/changes/change.ts";
import { grave, type Grave } from "./testing/changes/grave.ts";
import { quiet, untilSent } from "./testing/changes/walk.ts";
import { fuzzSeed, roundsOf } from "./testing/seed.ts";
import { cookieOf, requestOf, testGame } from "./testing/test-game.ts";
import type { DyingCall } from "./testing/dying-call.ts";

const game = await testGame({ isBusy: true, adjust: quiet });
const dice = diceFrom(fuzzSeed());

/** Those in which money, cards or a family are lost where one is done by half. */
const graveCalls = [
  purchases.createCreditPayment,
  purchases.createPremiumPayment,
  purchases.confirmPayment,
  purchases.createPremium,
  purchases.createCustom,
  purchases.refundPurchase,
  nfts.convertToNft,
  nfts.beginWithdrawal,
  nfts.cancelWithdrawal,
  ownData.askForExport,
  ownData.deleteOwnAccount,
  family.approveChild,
  market.purchase,
  trades.acceptTrade,
  transfers.claimTransfer,
  album.claimAlbumReward,
  road.winOnRoad,
  creation.createBonusCard,
  looks.buyLook,
  teams.buyTeamSlot,
  remakes.renameCard,
].map(nameOf);

const changes: readonly Grave[] = [
  ...allChanges.filter(({ name }) => graveCalls.includes(name)),
  ...grave,
];

/** How often a server dies. */
const KILLS = roundsOf("KILL_ROUNDS", volumeOf(15, 4));

/** A server takes seconds to start: with fewer kills than calls, only some calls are tried. */
const tried = KILLS < changes.length ? dice.shuffle(changes).slice(0, KILLS) : changes;
const EACH = Math.ceil(KILLS / tried.length);

/** With many kills, a call is killed before each of its statements. */
const isLong = KILLS > changes.length;

/** Most calls have more statements than that before their commit. */
const FIRST_STATEMENTS = 12;

const script = join(import.meta.dirname, "testing/dying-call.ts");

/** Loads its code while the one before it is at work. */
const born = (): ChildProcess => fork(script, { cwd: join(import.meta.dirname, "..") });
let next = born();
afterAll(() => void next.kill("SIGKILL"));

let kills = 0;
afterAll(() => void process.stdout.write(`kills: ${kills} servers died during a call\n`));

type Heard = { status: number; body: unknown };

/** What it answered; null when it died before. */
async function dies(orders: Omit<DyingCall, "databaseUrl" | "dataDir">): Promise<Heard | null> {
  const server = next;
  const isReady = once(server, "message");
  next = born();
  await isReady;
  let heard: Heard | null = null;
  server.on("message", (answer: Heard) => (heard = answer));
  const { databaseUrl, dataDir } = game;
  const ended = once(server, "exit");
  server.send({ ...orders, databaseUrl, dataDir });
  const [code, signal] = (await ended) as [number | null, string | null];
  if (code !== 0 && signal !== "SIGKILL") throw new Error(`the server ended with ${code}`);
  return heard;
}

const violated = async () =>
  Object.fromEntries((await audit(game.db)).map(({ rule, violations }) => [rule, violations]));

const MINUTE = { timeout: 60_000, interval: 50 };

/** What goes on after an answer, such as a way on the chain. */
const unfinished = `
  select 'nft' as what from nft_jobs where state in ('queued', 'submitted')
  union all select 'card' from creations where state <> 'done'`;

/** Sends it to a server that dies, and then again to one that lives. */
async function tries({ endpoint, begin, after }: Grave, statement: number) {
  const { by, input } = await begin(game);
  const before = await violated();
  const jar = { ...by.jar };
  const headers = { "idempotency-key": newId() };
  const request = { ...requestOf(endpoint, input), headers: { ...headers, ...cookieOf(jar) } };

  const heard = await dies({ statement, request });

  const afterDeath = await violated();
  const { status, body } = await game.as({ ...by, jar }).call(endpoint, input, { headers });
  await untilSent(game);
  await vi.waitUntil(async () => (await game.db.rows(unfinished)).length === 0, MINUTE);
  const audits = [afterDeath, await violated()];
  const has = await after?.of(by);
  return { heard, seen: { statement, answer: { status, body }, audits, has }, before };
}

test.for(tried)("$name, whose server dies, is done once when it is sent again", async (change) => {
  let statement = isLong ? 0 : dice.int(0, FIRST_STATEMENTS);
  let isThrough = !isLong;
  for (let deaths = 0; deaths < EACH || !isThrough;) {
    const { heard, seen, before } = await tries(change, statement);
    const answer = heard ?? { status: 200, body: seen.answer.body };
    const has = change.after?.is;
    expect(seen).toEqual({ statement, answer, audits: [before, before], has });
    if (heard === null) {
      deaths++;
      kills++;
      statement++;
    } else {
      isThrough = true;
      statement = dice.int(0, FIRST_STATEMENTS);
    }
  }
});
