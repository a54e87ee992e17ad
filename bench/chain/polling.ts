import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { walletInfo } from "#contract/wallet.ts";
import { openClient, signerOf } from "#server/adapters/chain/client.ts";
import { openEmbeddedChain } from "#server/adapters/chain/embedded/embedded-chain.ts";
import { serveChain } from "#server/adapters/chain/embedded/http.ts";
import { overHttp } from "#server/adapters/chain/transport.ts";
import type { Db } from "#server/lib/db.ts";
import { startProgram, withGame, type GameProcess } from "#bench/processes.ts";
import type { Order } from "#bench/requests/callers.ts";
import { summary, type Measured } from "#bench/requests/measured.ts";
import type { BenchPlayer } from "#bench/requests/players.ts";
import type { Table } from "#bench/table.ts";
import { makeNftPlayers, withDb } from "./nft-players.ts";

const PLAYERS = 1_000;
const CALLERS = 16;
const ROUNDS = 5;
/** Until a public network has answered. */
const RPC_MS = 150;

/** A screen that shows a wallet asks every ten seconds; here all thousand ask at once, again and again. */
export async function measurePolling(): Promise<Table> {
  const { cached, network } = await withGame((game) =>
    withDb(game, async (db) => {
      const players = await makeNftPlayers(db, PLAYERS);
      return { cached: await poll(game, players), network: await onePerPoll(db) };
    }),
  );
  const slow = await withSlowRpc((rpcUrl) =>
    withGame((game) => withDb(game, async (db) => poll(game, await makeNftPlayers(db, PLAYERS))), {
      SOLANA_RPC_URL: rpcUrl,
    }),
  );
  return {
    title: "A wallet that somebody watches",
    note:
      `${PLAYERS} players ask for their wallets over ${CALLERS} connections, ${ROUNDS} times. One call ` +
      "per poll: each asks the network over HTTP instead, without a game in between.",
    head: ["what", "a second", "p50, ms", "p99, ms"],
    rows: [
      row("the wallet call", cached),
      row(`the wallet call, where the network takes ${RPC_MS} ms for an answer`, slow),
      row("one call to the network per poll", network),
    ],
  };
}

const row = (what: string, { perSecond, p50Ms, p99Ms }: Measured) => [
  what,
  perSecond,
  p50Ms,
  p99Ms,
];

const pollOf = ({ token }: BenchPlayer): string =>
  `GET ${walletInfo.path} HTTP/1.1\r\nhost: localhost\r\ncookie: sid=${token}\r\n\r\n`;

/** The first round is for the compilers, and for the network to be asked once. */
const SETTLED_MS = 3_000;

async function poll({ port }: GameProcess, players: readonly BenchPlayer[]): Promise<Measured> {
  const callers = startProgram("requests/callers.ts");
  try {
    const round = players.map(pollOf);
    const order = { port, callers: CALLERS };
    await callers.ask<Measured>({ ...order, requests: round } satisfies Order);
    await sleep(SETTLED_MS);
    const requests = Array.from({ length: ROUNDS }, () => round).flat();
    return await callers.ask<Measured>({ ...order, requests } satisfies Order);
  } finally {
    callers.stop();
  }
}

async function onePerPoll(db: Db): Promise<Measured> {
  const server = await serveChain(await openEmbeddedChain(db), { port: 0 });
  const client = openClient(overHttp(server.url), await signerOf(new Uint8Array(32).fill(1)));
  const wallets = await db.rows<{ address: string }>(
    `select wallet_key as address from players where wallet_key is not null limit $1`,
    [PLAYERS],
  );
  const waits: number[] = [];
  const queue = wallets.values();
  const ask = async () => {
    for (const { address } of queue) {
      const began = performance.now();
      await client.lamportsOf([address]);
      waits.push(performance.now() - began);
    }
  };
  try {
    const began = performance.now();
    await Promise.all(Array.from({ length: CALLERS }, ask));
    return summary(waits, performance.now() - began);
  } finally {
    await server.close();
  }
}

/** An own network of which nothing is known but that it is slow and that nobody there has anything. */
async function withSlowRpc<T>(work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (piece: Buffer) => (text += piece.toString()));
    request.on("end", () => {
      const { id, method, params } = JSON.parse(text) as SlowCall;
      const answer = JSON.stringify({ jsonrpc: "2.0", id, result: slowAnswers(method, params) });
      setTimeout(() => response.end(answer), RPC_MS);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

type SlowCall = { id: unknown; method: string; params: [readonly string[]] };

function slowAnswers(method: string, [addresses]: SlowCall["params"] | []) {
  if (method === "getGenesisHash") return "9".repeat(44);
  if (method === "getMultipleAccounts") {
    return { context: { slot: 1 }, value: addresses?.map(() => null) };
  }
  return null;
}
