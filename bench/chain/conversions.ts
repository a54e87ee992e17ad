import { randomBytes } from "node:crypto";
import pino from "pino";
import { openChain } from "#server/adapters/chain/open-chain.ts";
import type { Db } from "#server/lib/db.ts";
import type { Chain } from "#server/ports/chain.ts";
import { withGame, withProgram, type GameProcess, type Program } from "#bench/processes.ts";
import type { Order } from "#bench/requests/callers.ts";
import { summary, type Measured } from "#bench/requests/measured.ts";
import type { BenchPlayer } from "#bench/requests/players.ts";
import { requestOf } from "#bench/requests/wire.ts";
import type { Cell, Extent, Table } from "#bench/table.ts";
import { conversionOf, generous, makeNftPlayers } from "./nft-players.ts";

const CALLERS = 8;
const AIM_MS = 25;

/** Each player has three cards that are converted; the first ones are for the compilers. */
const times: Record<Extent, number> = { whole: 300, short: 2 };

export const measureConversions = (extent: Extent): Promise<Table> =>
  withGame(
    (game) =>
      withProgram("requests/callers.ts", (callers) => compare(game, callers, times[extent])),
    generous,
  );

async function compare(game: GameProcess, callers: Program, howMany: number): Promise<Table> {
  const { db } = game;
  const wanted = { players: await makeNftPlayers(db, howMany) };
  await convert(game, callers, { ...wanted, card: 0, atOnce: CALLERS });
  const single = await convert(game, callers, { ...wanted, card: 1, atOnce: 1 });
  const many = await convert(game, callers, { ...wanted, card: 2, atOnce: CALLERS });
  const alone = await mintAlone(db, { howMany, atOnce: 1 });
  const together = await mintAlone(db, { howMany, atOnce: CALLERS });
  const aimed = { value: single.p50Ms, under: AIM_MS };
  return {
    title: "From a card to an NFT, on the game's own network",
    note:
      `${howMany} conversions each, until the answer says that it is done. The network alone: ` +
      "the same transactions signed, sent and looked for without a game around them, by one " +
      "process on the same database.",
    head: ["what", "a second", "p50, ms", "p99, ms"],
    rows: [
      row("the game, through HTTP, one after the other", single, aimed),
      row(`the game, through HTTP, ${CALLERS} players at once`, many),
      row("the network alone, one after the other", alone),
      row(`the network alone, ${CALLERS} at once`, together),
    ],
  };
}

const row = (
  what: string,
  { perSecond, p50Ms, p99Ms }: Measured,
  p50: Cell = p50Ms,
): readonly Cell[] => [what, perSecond, p50, p99Ms];

type ConversionLoad = { players: readonly BenchPlayer[]; card: number; atOnce: number };

const convert = (
  { port }: GameProcess,
  callers: Program,
  { players, card, atOnce }: ConversionLoad,
): Promise<Measured> =>
  callers.ask<Measured>({
    port,
    callers: atOnce,
    requests: players.map((player) => requestOf(conversionOf(player, card))),
  } satisfies Order);

const metadata = {
  name: "Ember Drake",
  symbol: "CARD",
  uri: "https://play.example.com/api/nft/5EyQfB1gkGm5YrGkXqZkqgCn3zqYtJ4vB3p9N2xM1abc.json",
  fields: { rarity: "legendary", element: "fire", attack: "88", defense: "71" },
};

async function mintAlone(
  db: Db,
  { howMany, atOnce }: { howMany: number; atOnce: number },
): Promise<Measured> {
  const network = await openChain({
    solana: { rpcUrl: "", allowsMainnet: false, treasurySecretKey: "" },
    publicUrl: "",
    db,
    log: pino({ level: "silent" }),
    treasurySeed: randomBytes(32),
    refuseOther: () => Promise.resolve(null),
  });
  const owner = await network.addressOf(randomBytes(32));
  const waits: number[] = [];
  let left = howMany;
  const mintOn = async () => {
    while (left-- > 0) waits.push(await mint(network, owner));
  };
  await mint(network, owner);
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, mintOn));
  return summary(waits, performance.now() - began);
}

async function mint(network: Chain, owner: string): Promise<number> {
  const began = performance.now();
  const wanted = { mintSeed: randomBytes(32), owner, metadata, payerSeed: null };
  const signed = await network.signMint(wanted);
  await network.send(signed);
  if ((await network.fate(signed)) !== "confirmed") throw new Error("it was not minted");
  return performance.now() - began;
}
