import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/lib/deps.ts";
import { addressOf } from "#server/lib/http/address.ts";
import { findSession } from "#server/lib/http/serve.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import { sharePictures } from "./share-picture.ts";

/** Other sites fetch it now and then; an hour later the card may not be shared any more. */
const FOR_AN_HOUR = "public, max-age=3600";
/** Players see the picture of their own card before they share it. */
const FOR_ONE = "private, no-cache";

/**
 * `/share/<id of a card, or of a copy>.jpg`: of a shared card for every visitor, of others for
 * their owners.
 */
export function registerSharePictures(app: FastifyInstance, deps: Deps): void {
  const find = sharePictures(deps);
  app.get<{ Params: { file: string } }>("/share/:file", async (request, reply) => {
    const [name = "", ending] = request.params.file.split(".");
    const signedIn = await findSession(request, deps);
    const asker = { playerId: signedIn?.player.id ?? null, address: addressOf(request.ip) };
    const picture = ending === "jpg" ? await find(name, asker) : null;
    if (!picture) throw refusedError(requestRefusals, "no_picture");
    const etag = `"${picture.key}"`;
    void reply.headers({
      "cache-control": picture.isPublic ? FOR_AN_HOUR : FOR_ONE,
      // Pages of other sites may show it.
      "cross-origin-resource-policy": "cross-origin",
      etag,
    });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("image/jpeg").send(picture.bytes);
  });
}
