import pino from "pino";
import { expect, inject, test } from "vitest";
import { databaseNamed, TEMPLATE } from "#server/testing/one-database.ts";
import { refusedStart } from "#server/testing/server-process.ts";
import { testGame } from "#server/testing/test-game.ts";
import { networkOf, refuseNetwork } from "./network.ts";
import { openChain, seedOfKey } from "./open-chain.ts";
import type { Transport } from "./transport.ts";

const MAINNET = "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d";
const DEVNET = "EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG";
const TESTNET = "4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY";
const OWN = "9".repeat(44);
/** Not the one on which the game's NFTs are. */
const ANOTHER = "8".repeat(44);

const { deps } = await testGame();

const ready = { allowsMainnet: true, publicUrl: "https://game.test", hasTreasuryKey: true };

test("a network is what its first block says", () => {
  expect(networkOf(MAINNET)).toEqual({ name: "mainnet-beta", isOwn: false });
  expect(networkOf(DEVNET)).toEqual({ name: "devnet", isOwn: false });
  expect(networkOf(TESTNET)).toEqual({ name: "devnet", isOwn: false });
  expect(networkOf(OWN)).toEqual({ name: "devnet", isOwn: true });
});

test.for([
  { genesis: MAINNET, settings: ready, refusal: null },
  { genesis: MAINNET, settings: { ...ready, allowsMainnet: false }, refusal: "NFT_MAINNET=1" },
  { genesis: MAINNET, settings: { ...ready, publicUrl: "http://game.test" }, refusal: "https" },
  { genesis: DEVNET, settings: { ...ready, allowsMainnet: false }, refusal: null },
  { genesis: DEVNET, settings: { ...ready, publicUrl: "http://localhost:3000" }, refusal: "https" },
  { genesis: TESTNET, settings: { ...ready, hasTreasuryKey: false }, refusal: "TREASURY_SECRET" },
  { genesis: OWN, settings: { ...ready, publicUrl: "", hasTreasuryKey: false }, refusal: null },
])("$genesis with $settings: $refusal", ({ genesis, settings, refusal }) => {
  const said = refuseNetwork(networkOf(genesis), settings);

  expect(said ?? "it may").toContain(refusal ?? "it may");
});

/** A node that knows its first block and nothing else; none as long as it is away. */
const node =
  (state: { genesis: string | null }): Transport =>
  async ({ payload }) => {
    const { id, method } = payload as { id: unknown; method: string };
    if (state.genesis === null) throw new TypeError("fetch failed");
    if (method === "getGenesisHash") return { jsonrpc: "2.0", id, result: state.genesis };
    return { jsonrpc: "2.0", id, error: { code: -32_601, message: "Method not found" } };
  };

const openAt = (state: { genesis: string | null }) => openOver(node(state));

const openOver = (transport: Transport) =>
  openChain({
    solana: { rpcUrl: "http://127.0.0.1:1", allowsMainnet: false, treasurySecretKey: "" },
    publicUrl: "http://game.test",
    db: deps.db,
    log: pino({ level: "silent" }),
    treasurySeed: deps.nftSecret.seedOf("treasury"),
    refuseOther: async (genesis) => (genesis === ANOTHER ? "The NFTs are elsewhere." : null),
    way: () => transport,
  });

test("mainnet by mistake: the game does not start", async () => {
  await expect(openAt({ genesis: MAINNET })).rejects.toThrow("NFT_MAINNET=1");
});

test("a network that is away at the start is asked what it is before anything is sent to it", async () => {
  const state: { genesis: string | null } = { genesis: null };
  const chain = await openAt(state);
  await expect(chain.lamportsOf([chain.treasury])).rejects.toMatchObject({ code: "away" });

  state.genesis = MAINNET;
  await expect(chain.send({ bytes: "" })).rejects.toThrow("NFT_MAINNET=1");
  expect(chain.network.isOwn).toBe(false);

  state.genesis = OWN;
  await expect(chain.send({ bytes: "" })).rejects.toMatchObject({ code: "away" });
  expect(chain.network).toEqual({ name: "devnet", isOwn: true });
});

test("a network that never answers does not keep the game from starting", async () => {
  const chain = await openOver(() => new Promise(() => {}));

  expect(chain.network).toEqual({ name: "devnet", isOwn: false });
});

test("a game whose NFTs are on one network does not start with another", async () => {
  await expect(openAt({ genesis: ANOTHER })).rejects.toThrow("The NFTs are elsewhere.");
});

test("the treasury's key is read in both forms in which wallets export it", async () => {
  const seed = deps.nftSecret.seedOf("somebody");
  const { base58, json } = await deps.chain.portableKey(seed);

  expect(seedOfKey(base58)).toEqual(seed);
  expect(seedOfKey(json)).toEqual(seed);
  expect(seedOfKey("")).toBeNull();
  for (const bad of ["[1,2]", "abc", "0OIl", "[", base58.slice(0, 40)]) {
    expect(() => seedOfKey(bad)).toThrow("TREASURY_SECRET_KEY");
  }
});

test("a setting that is wrong ends the start with one sentence, and is not quoted", () => {
  const url = databaseNamed(inject("databaseServer"), TEMPLATE);
  const env = { DATABASE_URL: url, PORT: "0", LOG_FORMAT: "json", LOG_LEVEL: "fatal" };
  const key = refusedStart({ ...env, WALLET_MASTER_KEY: "secret" });
  expect(key.said).toContain("WALLET_MASTER_KEY must be 64 hexadecimal digits");
  expect(key.said).not.toContain("secret");
  expect(key.code).toBe(1);
  expect(refusedStart({ ...env, NFT_FEE_MODE: "free" }).said).toContain("sponsor or wallet");
});
