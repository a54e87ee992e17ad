import { randomBytes } from "node:crypto";
import { expect, inject, test } from "vitest";
import { convertToNft } from "#contract/nfts.ts";
import { walletInfo } from "#contract/wallet.ts";
import { startChainProcess } from "#server/testing/chain-process.ts";
import { administer, databaseNamed } from "#server/testing/one-database.ts";
import { testGame } from "#server/testing/test-game.ts";
import { whenOver } from "#server/testing/when-over.ts";
import { faulty, type Fault } from "./test-faults.ts";

const name = `test_network_${process.pid}_${Date.now()}`;
const server = inject("databaseServer");
await administer(server, `create database ${name}`);
const ownUrl = databaseNamed(server, name);
const network = await startChainProcess(ownUrl);
whenOver(() => network.kill());

const rpc: { fault: (method: string) => Fault | null } = { fault: () => null };
const game = await testGame({
  solana: { rpcUrl: network.url },
  wayToChain: faulty(({ method }) => rpc.fault(method)),
});
const { chain } = game.deps;

/** Sends the first call with this method astray in this way. */
function once(fault: Fault, wanted: string) {
  let isDone = false;
  rpc.fault = (method) => {
    if (isDone || method !== wanted) return null;
    isDone = true;
    return fault;
  };
}

test("a network in a process of its own: a card becomes an NFT in its player's wallet", async () => {
  const ann = await game.player();
  const [card] = await ann.deck();

  const { body } = await ann.call(convertToNft, { userCardId: card?.id ?? "" });

  expect(body).toMatchObject({ success: true });
  const mint = body.nftAddress ?? "";
  const { publicKey } = (await ann.call(walletInfo, {})).body;
  expect(await chain.holdersOf([mint])).toEqual(new Map([[mint, publicKey]]));
  const count = await game.db.value<number>(
    `select count(*) as count from solana_transactions where cardinality(logs) > 0`,
  );
  expect(count).toBe(0);
});

test.for(["late", "too_many", "garbage", "doubled", "other", "after"] as const)(
  "a network that answers a transaction like this loses nothing: %s",
  async (fault) => {
    const ben = await game.player();
    const [card] = await ben.deck();
    once(fault, "sendTransaction");

    const { body } = await ben.call(convertToNft, { userCardId: card?.id ?? "" });

    rpc.fault = () => null;
    expect(body).toMatchObject({ success: true });
    const mint = body.nftAddress ?? "";
    const { publicKey } = (await ben.call(walletInfo, {})).body;
    expect((await chain.readMint(mint))?.supply).toBe(1n);
    expect(await chain.holdersOf([mint])).toEqual(new Map([[mint, publicKey]]));
  },
);

async function ask(body: object | string) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await fetch(network.url, { method: "POST", body: text });
  return { status: answer.status, text: await answer.text() };
}

const call = (method: string, ...params: unknown[]) => ({ jsonrpc: "2.0", id: 1, method, params });

test("numbers, batches and errors are those of a node", async () => {
  const address = await chain.addressOf(randomBytes(32));
  expect((await ask("{")).status).toBe(400);
  const { text } = await ask([call("getHealth"), call("getBalance", address), call("nothing")]);
  expect(JSON.parse(text)).toMatchObject([
    { id: 1, result: "ok" },
    { result: { value: 0 } },
    { error: { code: -32_601, message: "Method not found" } },
  ]);
  expect((await ask(call("getAccountInfo", "nobody"))).text).toContain("-32602");
  expect((await ask(call("sendTransaction", "1111"))).text).toContain("-32602");
  const rent = await ask(call("getAccountInfo", chain.treasury, { encoding: "base64" }));
  expect(rent.text).toContain('"rentEpoch":18446744073709551615');
});

test("a game finds its network again when that was killed and started anew", async () => {
  const before = await chain.lamportsOf([chain.treasury]);
  await network.kill();
  await expect(chain.lamportsOf([chain.treasury])).rejects.toMatchObject({ code: "away" });

  const again = await startChainProcess(ownUrl, Number(new URL(network.url).port));
  whenOver(() => again.kill());

  expect(await chain.lamportsOf([chain.treasury])).toEqual(before);
});
