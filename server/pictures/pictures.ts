import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/lib/deps.ts";
import { addressOf } from "#server/lib/http/address.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import { cutOuts } from "./cut-outs.ts";
import { fallbackSvg } from "./fallback.ts";

/** Pictures are named after their bytes, so a browser may keep them for ever. */
const FOR_EVER = "public, max-age=31536000, immutable";

type DrawingRequest = { Params: { file: string }; Querystring: { name?: unknown } };

/** What the browser adds to a picture's name for the creature alone (`web/shared/stage/cut-out.ts`). */
const CUT = "-cut";

/** No name of a card is longer. */
const NAME_MAX = 100;

/**
 * `/pictures/<hash>.webp`, its creature alone as `<hash>-cut.webp`, and a drawing for the cards whose picture cannot be loaded. Asked with the
 * name of the card, it is the picture of another site where `artFallbackUrl` names one: an address with
 * "{name}" in it.
 */
export function registerPictures(
  app: FastifyInstance,
  deps: Deps,
  { artFallbackUrl }: { artFallbackUrl: string },
): void {
  const cutOut = cutOuts(deps);
  const find = (name: string, ip: string) =>
    name.endsWith(CUT)
      ? cutOut(name.slice(0, -CUT.length), addressOf(ip))
      : deps.pictures.get(name);

  app.get<{ Params: { file: string } }>("/pictures/:file", async (request, reply) => {
    const [name = "", ending] = request.params.file.split(".");
    const bytes = ending === "webp" ? await find(name, request.ip) : null;
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
