import type { FastifyInstance } from "fastify";
import type { Pictures } from "#server/ports/pictures.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import { fallbackSvg } from "./fallback.ts";

/** Pictures are named after their bytes, so a browser may keep them for ever. */
const FOR_EVER = "public, max-age=31536000, immutable";

type DrawingRequest = { Params: { file: string }; Querystring: { name?: unknown } };

/** No name of a card is longer. */
const NAME_MAX = 100;

/**
 * `/pictures/<hash>.webp`, and a drawing for the cards whose picture cannot be loaded. Asked with the
 * name of the card, it is the picture of another site where `artFallbackUrl` names one: an address with
 * "{name}" in it.
 */
export function registerPictures(
  app: FastifyInstance,
  { pictures, artFallbackUrl }: { pictures: Pictures; artFallbackUrl: string },
): void {
  app.get<{ Params: { file: string } }>("/pictures/:file", async (request, reply) => {
    const [hash = "", ending] = request.params.file.split(".");
    const bytes = ending === "webp" ? await pictures.get(hash) : null;
    if (!bytes) throw refusedError(requestRefusals, "no_picture");
    return reply.header("cache-control", FOR_EVER).type("image/webp").send(bytes);
  });

  app.get<DrawingRequest>("/api/art/:file", (request, reply) => {
    const { name } = request.query;
    if (artFallbackUrl !== "" && typeof name === "string") {
      const named = encodeURIComponent(name.toWellFormed().slice(0, NAME_MAX));
      return reply
        .header("cache-control", "no-store")
        .redirect(artFallbackUrl.replace("{name}", () => named));
    }
    const seed = request.params.file.replace(/\.svg$/, "");
    return reply
      .header("cache-control", FOR_EVER)
      .type("image/svg+xml")
      .send(fallbackSvg(seed.slice(0, 100)));
  });
}
