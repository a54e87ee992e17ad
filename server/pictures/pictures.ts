import type { FastifyInstance } from "fastify";
import type { Pictures } from "#server/ports/pictures.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import { fallbackSvg } from "./fallback.ts";

/** Pictures are named after their bytes, so a browser may keep them for ever. */
const FOR_EVER = "public, max-age=31536000, immutable";

/** `/pictures/<hash>.webp`, and a drawing for the cards whose picture cannot be loaded. */
export function registerPictures(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { file: string } }>("/pictures/:file", async (request, reply) => {
    const [hash = "", ending] = request.params.file.split(".");
    const bytes = ending === "webp" ? await pictures.get(hash) : null;
    if (!bytes) throw refusedError(requestRefusals, "no_picture");
    return reply.header("cache-control", FOR_EVER).type("image/webp").send(bytes);
  });

  app.get<{ Params: { file: string } }>("/api/art/:file", (request, reply) => {
    const seed = request.params.file.replace(/\.svg$/, "");
    return reply
      .header("cache-control", FOR_EVER)
      .type("image/svg+xml")
      .send(fallbackSvg(seed.slice(0, 100)));
  });
}
