/**
 * A Solana network inside the game: the virtual machine and the programs are the real ones, accounts
 * and transactions lie in PostgreSQL. It is spoken to as to any other network, by JSON-RPC.
 */
import { createHash, randomBytes } from "node:crypto";
import { getBase58Decoder } from "@solana/kit";
import type { Db } from "#server/lib/db.ts";
import { RpcError, rpcCodes } from "./errors.ts";
import { openExecutor } from "./execute.ts";
import { methodsOf, type Methods } from "./methods.ts";
import { saveGenesisOnce } from "./store.ts";

export type RpcCall = { jsonrpc: string; id: unknown; method: string; params?: unknown[] };

export type EmbeddedChain = {
  /** Answers a call, or several at once, as a node does; whole numbers are bigints. */
  handle(call: unknown): Promise<unknown>;
};

export async function openEmbeddedChain(db: Db): Promise<EmbeddedChain> {
  const genesis = createHash("sha256").update(randomBytes(32)).digest();
  await db.transaction((tx) => saveGenesisOnce(tx, getBase58Decoder().decode(genesis)));
  const methods = methodsOf(db, openExecutor(db));
  const handle = (call: unknown): Promise<unknown> =>
    Array.isArray(call)
      ? Promise.all(call.map((each) => handle(each)))
      : answer(methods, (call ?? {}) as RpcCall);
  return { handle };
}

async function answer(methods: Methods, { id, method, params }: RpcCall): Promise<object> {
  const head = { jsonrpc: "2.0", id: id ?? null };
  try {
    const asked = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (!asked) throw new RpcError(rpcCodes.unknownMethod, "Method not found");
    return { ...head, result: await asked(...(params ?? [])) };
  } catch (error) {
    const { code, message, details } =
      error instanceof RpcError
        ? error
        : new RpcError(rpcCodes.internal, error instanceof Error ? error.message : String(error));
    return { ...head, error: { code, message, ...(details && { data: details }) } };
  }
}
