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
import { withGame, withProgram, type GameProcess } from "#bench/processes.ts";
import type { Order } from "#bench/requests/callers.ts";
import { summary, type Measured } from "#bench/requests/measured.ts";
import type { BenchPlayer } from "#bench/requests/players.ts";
import { requestOf } from "#bench/requests/wire.ts";
import type { Extent, Table } from "#bench/table.ts";
import { makeNftPlayers } from "./nft-players.ts";

const CALLERS = 16;
/** Until a public network has answered. */
const RPC_MS = 150;

/** The first round is for the compilers, and for the network to be asked once. */
const extents = {
  whole: { players: 1_000, rounds: 5, settledMs: 3_000 },
  short: { players: 4, rounds: 1, settledMs: 0 },
} satisfies Record<Extent, object>;

type Sizes = (typeof extents)[Extent];

/** A screen that shows a wallet asks every ten seconds; here all thousand ask at once, again and again. */
export async function measurePolling(extent: Extent): Promise<Table> {
  const sizes = extents[extent];
  const pollIn = async (game: GameProcess) =>
    poll(game, await makeNftPlayers(game.db, sizes.players), sizes);
  const { cached, network } = await withGame(async (game) => ({
    cached: await pollIn(game),
    network: await onePerPoll(game.db, sizes),
  }));
  const slow = await withSlowRpc((rpcUrl) => withGame(pollIn, { SOLANA_RPC_URL: rpcUrl }));
  return {
    title: "A wallet that a player watches",
    note:
      `${sizes.players} players ask for their wallets over ${CALLERS} connections, ${sizes.rounds} times. One call ` +
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
  requestOf({ method: walletInfo.method, path: walletInfo.path, token });

const poll = (
  { port }: GameProcess,
  players: readonly BenchPlayer[],
  { rounds, settledMs }: Sizes,
): Promise<Measured> =>
  withProgram("requests/callers.ts", async (callers) => {
    const round = players.map(pollOf);
    const order = { port, callers: CALLERS };
    await callers.ask<Measured>({ ...order, requests: round } satisfies Order);
    await sleep(settledMs);
    const requests = Array.from({ length: rounds }, () => round).flat();
    return callers.ask<Measured>({ ...order, requests } satisfies Order);
  });

async function onePerPoll(db: Db, { players }: Sizes): Promise<Measured> {
  const server = await serveChain(await openEmbeddedChain(db), { port: 0 });
  const client = openClient(overHttp(server.url), await signerOf(new Uint8Array(32).fill(1)));
  const wallets = await db.rows<{ address: string }>(
    `select wallet_key as address from players where wallet_key is not null limit $1`,
    [players],
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

/** A stand-in for a Solana network: it answers slowly, and every wallet on it is empty. */
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
