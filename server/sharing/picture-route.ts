import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/lib/deps.ts";
import { addressOf } from "#server/lib/http/address.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import { sharePictures } from "./share-picture.ts";

/** Other sites fetch it now and then; a day later it may have been drawn in a better way. */
const FOR_A_DAY = "public, max-age=86400";

/** `/share/<id of a card, or of a copy>.jpg`, for everybody. */
export function registerSharePictures(app: FastifyInstance, deps: Deps): void {
  const find = sharePictures(deps);
  app.get<{ Params: { file: string } }>("/share/:file", async (request, reply) => {
    const [name = "", ending] = request.params.file.split(".");
    const picture = ending === "jpg" ? await find(name, addressOf(request.ip)) : null;
    if (!picture) throw refusedError(requestRefusals, "no_picture");
    const etag = `"${picture.key}"`;
    void reply.headers({
      "cache-control": FOR_A_DAY,
      // Pages of other sites may show it.
      "cross-origin-resource-policy": "cross-origin",
      etag,
    });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("image/jpeg").send(picture.bytes);
  });
}
