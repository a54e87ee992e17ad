/** What the emulator gives to browsers: its Stripe.js, and the cards that the form in it takes. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { cardsForBrowser } from "./test-cards.ts";

/** Kept, but asked about every time: with keys of a real provider both are gone. */
const ASK = { "cache-control": "no-cache" };

/** `folder` is the built web client, in which tools/build/emulator-script.ts has put the script. */
export function mountBrowserPart(app: FastifyInstance, folder: string | null): void {
  app.get("/payments-emulator/cards.json", (_, reply) => reply.headers(ASK).send(cardsForBrowser));
  if (folder === null) return;
  const script = join(folder, "emulator/stripe.js");
  app.get("/payments-emulator/stripe.js", async (_, reply) =>
    reply
      .headers(ASK)
      .type("text/javascript")
      .send(await readFile(script)),
  );
}
