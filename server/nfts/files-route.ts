/**
 * What an NFT on the chain points to: its facts as JSON, and its picture as PNG. Any wallet reads
 * them, from any site; also while the card is being minted, because a wallet may read them at any
 * moment.
 */
import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { metadataOf } from "#game/nfts/metadata.ts";
import { cardsById, type CardRow } from "#server/collection/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import { addressOf } from "#server/lib/http/address.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { tokenPictures } from "#server/sharing/service.ts";
import { outsideRefusals } from "#texts/en/nfts.ts";
import { findCertified } from "./certificate-queries.ts";

/** The words of a card can still change, when its maker leaves. */
const FOR_AN_HOUR = "public, max-age=3600";

const forEverybody = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "cache-control": FOR_AN_HOUR,
};

type File = { etag: string; type: string; bytes(): Promise<Uint8Array> | Uint8Array };

/** `/api/nft/<mint>.json` and `/api/nft/<mint>.png`. */
export function registerNftFiles(app: FastifyInstance, deps: Deps): void {
  const pictures = tokenPictures(deps);
  app.get<{ Params: { file: string } }>("/api/nft/:file", async (request, reply) => {
    const [mint = "", ending] = request.params.file.split(".");
    const card = await findCard(deps, mint);
    if (card && ending === "json") return send(jsonOf(deps, mint, card), request, reply);
    if (!card || ending !== "png") throw refusedError(outsideRefusals, "no_certificate");
    const { key, bytes } = await pictures(card, addressOf(request.ip));
    return send({ etag: `"${key}"`, type: "image/png", bytes: () => bytes }, request, reply);
  });
}

async function findCard({ db }: Deps, mint: string): Promise<CardRow | null> {
  const certified = await findCertified(db, mint);
  return certified && (await cardsById(db, [certified.cardId]))(certified.cardId);
}

async function send(file: File, request: FastifyRequest, reply: FastifyReply) {
  void reply.headers({ ...forEverybody, etag: file.etag });
  if (request.headers["if-none-match"] === file.etag) return reply.code(304).send();
  return reply.type(file.type).send(await file.bytes());
}

function jsonOf({ publicUrl }: Deps, mint: string, card: CardRow): File {
  const image = `${publicUrl}/api/nft/${mint}.png`;
  const { symbol, fields } = metadataOf(card, "");
  const text = JSON.stringify({
    name: card.name,
    symbol,
    description: card.description,
    image,
    external_url: `${publicUrl}/nft/${mint}`,
    attributes: Object.entries({ ...fields, speed: String(card.speed) }).map(
      ([trait_type, value]) => ({ trait_type, value }),
    ),
    properties: { category: "image", files: [{ uri: image, type: "image/png" }] },
  });
  const etag = `"${createHash("sha256").update(text).digest("hex").slice(0, 40)}"`;
  return { etag, type: "application/json; charset=utf-8", bytes: () => Buffer.from(text) };
}
