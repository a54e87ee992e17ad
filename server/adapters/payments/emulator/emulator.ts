/**
 * A payment provider inside the game: enough of Stripe's API for its official SDKs, on both sides,
 * with its test cards and no others. No money moves.
 */
import type { FastifyInstance } from "fastify";
import type { Db } from "#server/lib/db.ts";
import { newToken } from "#server/lib/ids.ts";
import {
  WEBHOOK_PATH,
  type EmulatorFaults,
  type PaymentsEmulator,
} from "#server/ports/payments.ts";
import type { ApiSurroundings } from "./api.ts";
import { mountBrowserPart } from "./browser-part.ts";
import { inProcess } from "./in-process.ts";
import { mountApi } from "./http.ts";
import { decideDue } from "./outcomes.ts";
import { forgetOld, saveKeysOnce, type EmulatorKeys } from "./store.ts";
import { deliverDue, type Deliver } from "./webhooks.ts";

export type Emulator = PaymentsEmulator & {
  keys: EmulatorKeys;
  /** What stands in for the network when the SDK speaks to it. */
  fetch: typeof fetch;
};

const freshKeys = (): EmulatorKeys => ({
  secretKey: `sk_test_emulator_${newToken()}`,
  publishableKey: `pk_test_emulator_${newToken()}`,
  webhookSecret: `whsec_${newToken()}`,
});

export async function openEmulator(db: Db, now: () => number): Promise<Emulator> {
  const keys = await db.transaction((tx) => saveKeysOnce(tx, freshKeys()));
  const faults: EmulatorFaults = { deliveries: () => [0], call: () => "answers" };
  const surroundings: ApiSurroundings = { db, now, keys, faults };
  let isClosed = false;
  let deliver: Deliver | null = null;
  return {
    keys,
    faults,
    fetch: inProcess(surroundings),
    mount(app, webFolder) {
      void app.register(async (corner) => {
        corner.addHook("onRequest", async (_, reply) => {
          if (!isClosed) return undefined;
          reply.callNotFound();
          return reply;
        });
        mountApi(corner, surroundings);
        mountBrowserPart(corner, webFolder);
      });
      deliver = webhooksOf(app);
    },
    close: () => void (isClosed = true),
    async deliverDue() {
      if (!deliver || isClosed) return;
      await decideDue({ db, nowMs: now(), faults });
      await deliverDue({ db, nowMs: now(), secret: keys.webhookSecret, deliver });
    },
    forgetOld: (tx) => forgetOld(tx, now()),
  };
}

/** From within: a server need not know by which address it is reached. */
const webhooksOf =
  (app: FastifyInstance): Deliver =>
  async (payload, signature) => {
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const request = { method: "POST", url: WEBHOOK_PATH, headers, payload } as const;
    return (await app.inject(request)).statusCode;
  };
