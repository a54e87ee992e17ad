import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import pino from "pino";
import { inject, vi } from "vitest";
import * as z from "zod/v4/core";
import * as signIn from "#contract/account.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { hashLightly } from "#server/account/passwords.ts";
import { openCreators } from "#server/adapters/creators.ts";
import { shareArtist } from "#server/adapters/share-artist/embedded.ts";
import { gameServer, type GameServerOptions } from "#server/game-server.ts";
import type { ChainSurroundings, SolanaSettings } from "#server/adapters/chain/open-chain.ts";
import type { S3Settings } from "#server/adapters/storage/open-storage.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { Log } from "#server/lib/log.ts";
import { openGame, type Surroundings } from "#server/open-game.ts";
import { startWork } from "#server/worker.ts";
import {
  acting,
  requestOf,
  type Answer,
  type Extras,
  type FailureBody,
  type Identity,
} from "./acting.ts";
import { administer, databaseNamed, TEMPLATE, testSettings } from "./one-database.ts";
import { whenOver } from "./when-over.ts";

/** Stories are about cards, not about how finely they are drawn, which takes seconds. */
export const SKETCH = { width: 100, height: 140 };

export { requestOf, type Answer } from "./acting.ts";

hashLightly();

let databases = 0;
let people = 0;

/**
 * Every connection costs the database what many statements do. Stories in which more than so many
 * transactions meet ask for as many as a game has.
 */
const FEW = { connections: 3, readConnections: 1 };

/**
 * What the forge and the artist of links know takes longer to load than a sketch to draw: all games of this
 * process draw in the same threads, which end with it.
 */
const { close: _, ...creators } = openCreators(null, {
  log: pino({ level: "silent" }),
  mayCall: () => Promise.resolve(false),
  drawAt: SKETCH,
});
const drawers = { ...creators, shareArtist: shareArtist() };

type Adjust = (deps: Deps) => Partial<Deps>;

type SealingSettings = { sealingKey: string; sealingKeyFormer: string };

type TestSurroundings = {
  url: string;
  dataDir: string;
  adjust?: Adjust | undefined;
  log?: Log | undefined;
  wayToChain?: ChainSurroundings["way"];
  solana?: Partial<SolanaSettings> | undefined;
  storage?: S3Settings | undefined;
  sealing?: SealingSettings | undefined;
  /** A moment at which its clock stands still. */
  stoppedAtMs?: number | undefined;
  connections?: Surroundings["connections"];
};

/** One server process of a game, as far as its own code can tell. */
async function openServer({
  url,
  dataDir,
  adjust,
  log,
  wayToChain,
  solana,
  storage,
  sealing,
  stoppedAtMs,
  connections,
}: TestSurroundings) {
  const clock = { offsetMs: 0 };
  const game = await openGame({
    config: { ...testSettings(dataDir, { solana, storage }), ...sealing },
    log: log ?? pino({ level: process.env["LOG_LEVEL"] ?? "silent" }),
    url,
    databaseKind: inject("databaseKind"),
    now: () => stoppedAtMs ?? Date.now() + clock.offsetMs,
    drawAt: SKETCH,
    connections,
    wayToChain,
  });
  const { deps } = game;
  // Stories do not change with the date on which they are told.
  Object.assign(deps, { arrivedCreatures: () => [], ...drawers });
  Object.assign(deps, adjust?.(deps));
  const app = await gameServer({ deps, webFolder: null });
  const work = await startWork(deps);
  let closing: Promise<void> | null = null;
  const close = async () => {
    await app.close();
    await work.stop();
    await game.close();
  };
  let listening: Promise<string> | null = null;
  return {
    app,
    deps,
    db: deps.db,
    /** Lets this server's clock jump ahead. */
    wait: (ms: number) => (clock.offsetMs += ms),
    /** The same server with a built web client, for tests of its pages. */
    withPages: (webFolder: string) => gameServer({ deps, webFolder }),
    /** The same server, with another site for pictures that do not load. */
    withArtOf: (artFallbackUrl: string) => gameServer({ deps, webFolder: null, artFallbackUrl }),
    /** The same server with other settings, or with something of it changed. */
    otherwise: (options: Partial<GameServerOptions>) =>
      gameServer({ deps, webFolder: null, ...options }),
    /** Where it listens, for tests that need a real connection. */
    url: () => (listening ??= app.listen({ port: 0, host: "127.0.0.1" })),
    /** Stops it as a restart does. */
    stop: () => (closing ??= close()),
    visitor: () => caller(app, { cookie: null, device: null }),
    /** The same browser with its session, at this server. */
    as: ({ jar }: Caller) => caller(app, jar),
  };
}

type TestGameOptions = {
  adjust?: Adjust;
  /** What lies between the game and its network, such as `faulty` of server/adapters/chain. */
  wayToChain?: ChainSurroundings["way"];
  /** Another network than the game's own. */
  solana?: Partial<SolanaSettings>;
  /** Then each of its servers has a disk of its own. */
  storage?: S3Settings;
  /** In the place of a key of its own. */
  sealing?: SealingSettings;
  /** Where its server writes what happens, for those who read it. */
  log?: Log;
  /** Another way to its database. */
  through?: (url: string) => string;
  /** The way to its database by a pooler; LISTEN and the like go the other one. */
  pooled?: (url: string) => string;
  /** As many connections as a game has, for stories of much that happens at once. */
  isBusy?: boolean;
};

const newDisk = () => mkdtempSync(join(tmpdir(), "taleborn-game-"));

/**
 * A whole game: real SQL in a database of its own, real routes, the forge for words and pictures.
 * Each test brings its own players, so nothing needs cleaning up.
 */
export async function testGame({
  through = (url) => url,
  pooled = () => "",
  isBusy = false,
  ...place
}: TestGameOptions = {}) {
  const name = `test_${process.pid}_${Date.now()}_${databases++}`;
  const server = inject("databaseServer");
  await administer(server, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  const dataDir = newDisk();
  const disks = [dataDir];
  const databaseUrl = databaseNamed(server, name);
  const connections = { ...(!isBusy && FEW), poolUrl: pooled(databaseUrl) };
  const open = (disk: string, own: Pick<TestSurroundings, "stoppedAtMs" | "sealing"> = {}) =>
    openServer({ ...place, url: through(databaseUrl), dataDir: disk, connections, ...own });
  const first = await open(dataDir);
  const all = [first];
  whenOver(async () => {
    for (const each of all) await each.stop();
    await administer(server, `drop database if exists ${name} with (force)`);
    for (const disk of disks) rmSync(disk, { recursive: true, force: true });
  });
  let signUps = 0;
  /** More people than may sign up from one address in a minute: on a fast machine stories have them. */
  const letMoreIn = () => first.deps.limits.forget("sign-up from one address", "127.0.0.1");
  /** A player who has just signed up: an adult, or born in another month; null has not said. */
  const player = async (
    options: { username?: string; from?: string; born?: string | null } = {},
  ) => {
    const username = options.username ?? `player${++people}_${inLetters(name.slice(-6))}`;
    const email = `${username.replaceAll(/[ ']/g, "-")}@game.test`;
    const visitor = first.visitor();
    const { born = "1990-01" } = options;
    const input = { email, password: "lantern-of-moss", username, birthMonth: born };
    if (++signUps % 50 === 0) await letMoreIn();
    const signedUp = await visitor.call(signIn.signUp, input, options);
    if (signedUp.status !== 200) throw new Error(JSON.stringify(signedUp.refusal));
    return acting({ ...visitor, id: signedUp.body.id, email, username }, (find) =>
      vi.waitUntil(find, { timeout: 300_000, interval: 100 }),
    );
  };
  return {
    ...first,
    dataDir,
    disks,
    databaseUrl,
    /** One more server on the same database, perhaps with a clock that stands still, or other keys. */
    async another(own: Pick<TestSurroundings, "stoppedAtMs" | "sealing"> = {}) {
      if (place.storage) disks.push(newDisk());
      const next = await open(disks.at(-1)!, own);
      all.push(next);
      return next;
    },
    player,
    /** An admin who has just signed in. */
    async admin() {
      const admin = await player();
      await first.db.rows(`update players set role = 'admin' where id = $1`, [admin.id]);
      first.deps.sessions.forget(admin.id);
      return admin;
    },
  };
}

export const cookieOf = ({ cookie, device }: Jar): { cookie?: string } => {
  const cookies = [cookie, device].filter((each) => each !== null);
  return cookies.length === 0 ? {} : { cookie: cookies.join("; ") };
};

/** The cookies of a browser: of its session, and by which the server knows the browser again. */
type Jar = { cookie: string | null; device: string | null };

export type Caller = ReturnType<typeof caller>;

/** A caller with a browser: keeps the session cookie, and calls by the contract. */
function caller(app: FastifyInstance, startJar: Jar) {
  const jar: Jar = { ...startJar };
  const heard: string[] = [];
  const send = async (request: InjectOptions) => {
    const headers = { ...cookieOf(jar), ...request.headers };
    const answer = await app.inject({ ...request, headers });
    for (const { name, value } of answer.cookies) {
      const kept = value === "" ? null : `${name}=${value}`;
      if (name.endsWith("sid")) jar.cookie = kept;
      else jar.device = kept;
    }
    heard.push(answer.body);
    return answer;
  };
  return {
    jar,
    /** Every answer as it came, for those who look for what should not be in it. */
    heard,
    send,
    async call<In extends z.$ZodType, Out extends z.$ZodType>(
      { method, path, output }: Endpoint<In, Out>,
      input: z.input<In>,
      { headers = {}, from }: Extras = {},
    ): Promise<Answer<z.output<Out>>> {
      const answer = await send({
        ...requestOf({ method, path }, input as object),
        headers,
        remoteAddress: from ?? "127.0.0.1",
      });
      const body: unknown = answer.json();
      const { statusCode: status } = answer;
      if (status !== 200) return { status, body: body as never, refusal: body as FailureBody };
      return { status, body: z.parse(output, body), refusal: { code: "", message: "" } };
    },
  };
}

/** Digits can look like a rude word, as in 455, which the game refuses in a name. */
export const inLetters = (text: string) =>
  text.replaceAll(/\d/g, (digit) => "dghlmqrvyz"[Number(digit)] ?? "");

export type ActingPlayer = ReturnType<typeof acting<Caller & Identity>>;
