/** The network of the settings, else the game's own; in any case spoken to in the same way. */
import { setTimeout as sleep } from "node:timers/promises";
import { getBase58Encoder } from "@solana/kit";
import type { Db } from "#server/lib/db.ts";
import type { Log } from "#server/lib/log.ts";
import { ChainError, type Chain } from "#server/ports/chain.ts";
import { openClient, signerOf, type Client } from "./client.ts";
import { openEmbeddedChain } from "./embedded/embedded-chain.ts";
import { networkOf, refuseNetwork, type Network } from "./network.ts";
import { inProcess, overHttp, withPatience, type Transport } from "./transport.ts";

export type SolanaSettings = {
  /** Empty: the game's own network. */
  rpcUrl: string;
  allowsMainnet: boolean;
  /** The key of the wallet that pays, as wallets export it; empty: the game has one of its own. */
  treasurySecretKey: string;
};

export type ChainSurroundings = {
  solana: SolanaSettings;
  publicUrl: string;
  db: Db;
  log: Log;
  /** Of the treasury, where the settings name none. */
  treasurySeed: Uint8Array;
  /** Why not this network, which has begun with this block; null when it may be used. */
  refuseOther(genesis: string): Promise<string | null>;
  /** For tests, in which networks do what they may. */
  way?: ((transport: Transport) => Transport) | undefined;
};

export async function openChain(surroundings: ChainSurroundings): Promise<Chain> {
  const { solana, db, log, way = withPatience, treasurySeed } = surroundings;
  const own = solana.rpcUrl === "" ? inProcess(await openEmbeddedChain(db)) : null;
  const seed = seedOfKey(solana.treasurySecretKey) ?? treasurySeed;
  const treasury = await signerOf(seed);
  const client = openClient(way(own ?? overHttp(solana.rpcUrl)), treasury);
  const known = openNetwork(client, surroundings);
  const chain: Chain = {
    ...onceKnown(client, known.learn),
    addressOf: client.addressOf,
    portableKey: client.portableKey,
    verifySignature: client.verifySignature,
    get network() {
      return known.network();
    },
    treasury: treasury.address,
    fillTreasury: () => fillTreasury(client, treasury.address, known),
  };
  const prepare = async () => {
    try {
      await known.learn();
    } catch (error) {
      if (!(error instanceof ChainError)) throw error;
      return log.warn({ error }, "Solana does not answer: NFTs wait until it does");
    }
    await chain.fillTreasury().catch((error: unknown) => {
      log.warn({ error }, "the treasury could not be filled");
    });
  };
  await soon(prepare());
  return chain;
}

/** A game that starts waits no longer for a network; before anything is sent to it, the game asks again. */
const SOON_MS = 1_000;

/** Throws as the question does, unless that is later. */
async function soon(question: Promise<unknown>): Promise<void> {
  question.catch(() => {});
  await Promise.race([question, sleep(SOON_MS, undefined, { ref: false })]);
}

type KnownNetwork = { network(): Network; learn(): Promise<Network> };

/**
 * A network that is away when the game starts must say which one it is before any other call: the
 * game sends nothing to a network that it does not know.
 */
function openNetwork(
  client: Client,
  { solana, publicUrl, log, refuseOther }: ChainSurroundings,
): KnownNetwork {
  let network: Network | null = null;
  return {
    network: () => network ?? { name: "devnet", isOwn: solana.rpcUrl === "" },
    async learn() {
      if (network) return network;
      const genesis = await client.genesisHash();
      const found = networkOf(genesis);
      const permission = {
        allowsMainnet: solana.allowsMainnet,
        publicUrl,
        hasTreasuryKey: solana.treasurySecretKey !== "",
      };
      const refusal = refuseNetwork(found, permission) ?? (await refuseOther(genesis));
      if (refusal !== null) {
        log.error(refusal);
        throw new Error(refusal);
      }
      return (network = found);
    },
  };
}

const READS_AND_WRITES = [
  "lamportsOf",
  "mintCost",
  "signMint",
  "signTransfer",
  "send",
  "fate",
  "readMint",
  "holdersOf",
  "account",
  "transactionsOf",
  "transaction",
] as const;

type ChainCalls = Pick<Chain, (typeof READS_AND_WRITES)[number]>;

function onceKnown(client: Client, learn: () => Promise<unknown>): ChainCalls {
  const calls = READS_AND_WRITES.map((name) => {
    const ask = client[name] as (...said: unknown[]) => Promise<unknown>;
    const call = async (...said: unknown[]) => {
      await learn();
      return ask(...said);
    };
    return [name, call] as const;
  });
  return Object.fromEntries(calls) as unknown as ChainCalls;
}

const LAMPORTS_PER_SOL = 1_000_000_000n;
const TREASURY_MIN = 10n * LAMPORTS_PER_SOL;
const TREASURY_FILL = 1_000n * LAMPORTS_PER_SOL;

async function fillTreasury(client: Client, treasury: string, { learn }: KnownNetwork) {
  const { isOwn } = await learn();
  if (!isOwn) return;
  const lamports = (await client.lamportsOf([treasury])).get(treasury) ?? 0n;
  if (lamports < TREASURY_MIN) await client.airdrop(treasury, TREASURY_FILL);
}

/** The 32 secret bytes of a key in either of the forms in which wallets export it; null for none. */
export function seedOfKey(text: string): Uint8Array | null {
  if (text === "") return null;
  const bytes = bytesOfKey(text);
  if (bytes?.length === 64) return bytes.subarray(0, 32);
  // The key itself is never quoted.
  throw new Error("TREASURY_SECRET_KEY must be 64 bytes, as base58 or as a JSON array.");
}

function bytesOfKey(text: string): Uint8Array | null {
  try {
    const isJson = text.startsWith("[");
    return Uint8Array.from(
      isJson ? (JSON.parse(text) as number[]) : getBase58Encoder().encode(text),
    );
  } catch {
    return null;
  }
}
