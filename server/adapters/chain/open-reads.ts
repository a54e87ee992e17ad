/** A network for commands that only look at cards: no key is needed, and nothing is sent. */
import type { Db } from "#server/lib/db.ts";
import type { Chain } from "#server/ports/chain.ts";
import { rpcOver } from "./client.ts";
import { openEmbeddedChain } from "./embedded/embedded-chain.ts";
import { holdersOf, readMint } from "./reads.ts";
import { inProcess, overHttp, withPatience } from "./transport.ts";

export async function openReads(
  rpcUrl: string,
  db: Db,
): Promise<Pick<Chain, "readMint" | "holdersOf">> {
  const way = rpcUrl === "" ? inProcess(await openEmbeddedChain(db)) : overHttp(rpcUrl);
  const rpc = rpcOver(withPatience(way));
  return {
    readMint: (mint) => readMint(rpc, mint),
    holdersOf: (mints) => holdersOf(rpc, mints),
  };
}
