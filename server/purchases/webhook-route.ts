import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/lib/deps.ts";
import { BadSignature, PaymentsError, WEBHOOK_PATH } from "#server/ports/payments.ts";
import { completePurchase } from "./complete.ts";
import * as queries from "./queries.ts";

/**
 * What the provider sends: bytes with a signature. The event only means that something has
 * happened; the server asks the provider what. The provider gets a 200 when the answer is stored.
 */
export function registerWebhook(app: FastifyInstance, deps: Deps): void {
  void app.register(async (corner) => {
    corner.removeAllContentTypeParsers();
    corner.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    corner.post(WEBHOOK_PATH, async (request, reply) => {
      const signature = request.headers["stripe-signature"];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const status = await hear(deps, body, typeof signature === "string" ? signature : "");
      return reply.code(status).send({ received: status === 200 });
    });
  });
}

/** The status to answer with: anything but 200 means that it is sent again. */
async function hear(deps: Deps, body: Buffer, signature: string): Promise<200 | 400 | 503> {
  try {
    const event = deps.payments.readEvent(body, signature);
    if (!event) return 200;
    await queries.recordEvent(deps.db, { ...event, now: new Date(deps.now()) });
    const purchase = await queries.findByIntent(deps.db, event.intentId);
    if (purchase) await completePurchase(deps, purchase.id);
    return 200;
  } catch (error) {
    if (error instanceof BadSignature) return 400;
    if (error instanceof PaymentsError) return 503;
    throw error;
  }
}
