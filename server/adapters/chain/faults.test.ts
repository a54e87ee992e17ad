import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { ChainError, type Chain } from "#server/ports/chain.ts";
import { testGame } from "#server/testing/test-game.ts";
import { openClient, signerOf } from "./client.ts";
import { faulty, type Fault } from "./test-faults.ts";

const state: { fault: Fault | null; method: string } = { fault: null, method: "" };

const { deps } = await testGame({
  wayToChain: faulty(({ method }) => (method === state.method ? state.fault : null)),
});
const { chain } = deps;

const metadata = { name: "Lynx", symbol: "CARD", uri: "https://game.test/1.json", fields: {} };

/** Does it again until it is done, as a job does: first the look, then the fate, then anew. */
async function untilMinted(own: Chain, mintSeed: Uint8Array, owner: string) {
  const mint = await own.addressOf(mintSeed);
  const wanted = { mintSeed, owner, metadata, payerSeed: null };
  const codes: unknown[] = [];
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      if (await own.readMint(mint)) return codes;
      await own.send(await own.signMint(wanted));
    } catch (error) {
      codes.push(error instanceof ChainError ? error.code : error);
      state.fault = null;
    }
  }
  throw new Error("never minted");
}

const methods = [
  "getAccountInfo",
  "getMinimumBalanceForRentExemption",
  "getLatestBlockhash",
  "sendTransaction",
];

const faults = ["before", "after", "frozen", "frozen_after", "too_many", "other"] as const;

test.for(faults.flatMap((fault) => methods.map((method) => ({ fault, method }))))(
  "$fault at $method: the network is away, and nothing is lost or done twice",
  async ({ fault, method }) => {
    const owner = await chain.addressOf(randomBytes(32));
    const seed = randomBytes(32);
    const before = await lamports();
    Object.assign(state, { fault, method });

    const codes = await untilMinted(chain, seed, owner);

    state.fault = null;
    // What the network sets aside is remembered, so it is perhaps not asked.
    expect(method.includes("Rent") ? ["away"] : codes).toEqual(["away"]);
    const mint = await chain.addressOf(seed);
    expect(await chain.holdersOf([mint])).toEqual(new Map([[mint, owner]]));
    expect(before - (await lamports())).toBe(await chain.mintCost(metadata));
  },
);

test.for(["getAccountInfo", "getLatestBlockhash", "getSignatureStatuses", "getMultipleAccounts"])(
  "nonsense as the answer to %s is no answer",
  async (method) => {
    Object.assign(state, { fault: "garbage", method });
    const address = await chain.addressOf(randomBytes(32));
    const signed = { signature: "1".repeat(64), lastValidBlockHeight: 1n };
    const wanted = { mintSeed: randomBytes(32), owner: address, metadata, payerSeed: null };
    const calls: Record<string, () => Promise<unknown>> = {
      getAccountInfo: () => chain.readMint(address),
      getLatestBlockhash: () => chain.signMint(wanted),
      getSignatureStatuses: () => chain.fate(signed),
      getMultipleAccounts: () => chain.lamportsOf([address]),
    };

    await expect(calls[method]?.()).rejects.toMatchObject({ code: "away" });

    state.fault = null;
  },
);

test("a transaction that arrives twice happens once, and one that is forgotten stays pending", async () => {
  const owner = await chain.addressOf(randomBytes(32));
  const wanted = { owner, metadata, payerSeed: null };
  const before = await lamports();

  Object.assign(state, { fault: "doubled", method: "sendTransaction" });
  const doubled = await chain.signMint({ mintSeed: randomBytes(32), ...wanted });
  await chain.send(doubled).catch(() => {});
  state.fault = "dropped";
  const dropped = await chain.signMint({ mintSeed: randomBytes(32), ...wanted });
  await chain.send(dropped);
  state.fault = null;

  expect(await chain.fate(doubled)).toBe("confirmed");
  expect(await chain.fate(dropped)).toBe("pending");
  expect(before - (await lamports())).toBe(await chain.mintCost(metadata));
});

type Status = { confirmationStatus: "processed" | "confirmed"; err: object | null };

/** What becomes of a transaction that can happen until block 100. */
async function fateAt({ height = 50n, status }: { height?: bigint; status: Status | null }) {
  const answers: Record<string, unknown> = {
    getBlockHeight: height,
    getSignatureStatuses: { context: { slot: 1n }, value: [status] },
  };
  const client = openClient(
    async ({ payload }) => {
      const { id, method } = payload as { id: unknown; method: string };
      return { jsonrpc: "2.0", id, result: answers[method] };
    },
    await signerOf(randomBytes(32)),
  );
  return client.fate({ signature: "1".repeat(64), lastValidBlockHeight: 100n });
}

test("what a block says that can still be given up is not what becomes of a transaction", async () => {
  const err = { InstructionError: [0, "InvalidAccountData"] };

  expect(await fateAt({ status: { confirmationStatus: "processed", err } })).toBe("pending");
  expect(await fateAt({ status: { confirmationStatus: "processed", err: null } })).toBe("pending");
  expect(await fateAt({ status: { confirmationStatus: "confirmed", err } })).toEqual({
    refused: JSON.stringify(err),
  });
});

test("a node that is a little behind does not make a transaction expire", async () => {
  expect(await fateAt({ height: 110n, status: null })).toBe("pending");
  expect(await fateAt({ height: 133n, status: null })).toBe("expired");
});

async function lamports(): Promise<bigint> {
  return (await chain.lamportsOf([chain.treasury])).get(chain.treasury) ?? 0n;
}
