/** What a game asks outside of itself, and how a browser pays there. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import type { Dice } from "#game/lib/dice.ts";
import { openClient, signerOf } from "#server/adapters/chain/client.ts";
import { overHttp, type Transport } from "#server/adapters/chain/transport.ts";
import { openDb } from "#server/lib/database/open-db.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Chain } from "#server/ports/chain.ts";
import { intentIn } from "#server/purchases/test-buyers.ts";
import { home } from "#tools/set-up.mjs";

/** What its process says once it is ready. */
export type Opened = {
  databaseUrl: string;
  paymentsUrl: string;
  chainUrl: string;
  publishableKey: string;
  /** Of a game that asks there. */
  environment: Record<string, string>;
};

/** What its process hears. */
export type Order = { aheadMs?: number; awayMs?: number; isCalm?: true; isHurried?: boolean };

export type Outside = {
  /** With one of the provider's test cards. */
  pays(clientSecret: string, card: string): Promise<void>;
  /** Where the provider keeps its documents. */
  documents: Tx;
  chain: Pick<Chain, "readMint" | "holdersOf">;
  /** As the owner of an outside wallet does in a program of their own. */
  sends(mint: string, fromSeed: Uint8Array, to: string): Promise<void>;
};

type Provider = { paymentsUrl: string; publishableKey: () => Promise<string> };

/** As a browser says it, which repeats nothing: a player who is unsure looks at the game. */
export const payerAt =
  ({ paymentsUrl, publishableKey }: Provider): Outside["pays"] =>
  async (clientSecret, card) => {
    const said = {
      key: await publishableKey(),
      client_secret: clientSecret,
      payment_method: card,
    };
    const path = `/v1/payment_intents/${intentIn(clientSecret)}/confirm`;
    const body = new URLSearchParams(said);
    await fetch(paymentsUrl + path, { method: "POST", body }).catch(() => null);
  };

const FEES_LAMPORTS = 1_000_000_000n;

/** The chain as others than the game use it, who pay their own fees. */
export async function walletsOn(transport: Transport): Promise<Pick<Outside, "chain" | "sends">> {
  const payer = await signerOf(new Uint8Array(randomBytes(32)));
  const client = openClient(transport, payer);
  return {
    chain: client,
    async sends(mint, fromSeed, to) {
      await client.airdrop(payer.address, FEES_LAMPORTS);
      await client.send(await client.signTransfer({ mint, fromSeed, to, payerSeed: null }));
    },
  };
}

export type OutsideProcess = Outside & {
  environment: NodeJS.ProcessEnv;
  tell(order: Order): void;
  end(): Promise<void>;
};

/** `folder` keeps its database; webhooks go to `gameUrl`. */
export async function openOutside(
  folder: string,
  gameUrl: string,
  dice: Dice,
): Promise<OutsideProcess> {
  const program = join(home, "bench/torture/outside/services.ts");
  const child = spawn(
    process.execPath,
    [program, folder, gameUrl, String(dice.int(1, 2 ** 31 - 1))],
    { cwd: home, stdio: ["ignore", "ignore", "inherit", "ipc"] },
  );
  const ended = once(child, "exit");
  const failed = ended.then(() => {
    throw new Error("the services outside the game have ended");
  });
  const [opened] = (await Promise.race([once(child, "message"), failed])) as [Opened];
  failed.catch(() => {});
  const { db, close } = openDb(opened.databaseUrl, { connections: 1, readConnections: 1 });
  const { paymentsUrl, publishableKey } = opened;
  return {
    pays: payerAt({ paymentsUrl, publishableKey: () => Promise.resolve(publishableKey) }),
    documents: db,
    ...(await walletsOn(overHttp(opened.chainUrl))),
    environment: opened.environment,
    tell: (order) => void child.send(order),
    async end() {
      await close();
      child.disconnect();
      await ended;
    },
  };
}

/** Node loads it before a game that asks there. */
export const elsewhere = join(import.meta.dirname, "elsewhere.ts");
