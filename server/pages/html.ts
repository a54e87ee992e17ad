import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

type Html = {
  html: string;
  /** The same for many requests: compressed well, once, and answered with 304 when known. */
  keep: boolean;
};

type Encoding = "br" | "gzip" | "identity";

const kept = new Map<string, { bytes: Buffer; etag: string }>();

export function sendHtml(request: FastifyRequest, reply: FastifyReply, { html, keep }: Html) {
  const encoding = bestEncoding(request.headers["accept-encoding"] ?? "");
  const themed = inTheme(html, request.headers.cookie ?? "");
  void reply.type("text/html; charset=utf-8").header("vary", "cookie, accept-encoding");
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  if (!keep) return reply.send(encode(themed, encoding, FAST));

  const { bytes, etag } = keepEncoded(themed, encoding);
  void reply.header("etag", etag);
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.send(bytes);
}

/** The colour of the browser's own bar: the dark one is written, the light one stands beside it. */
const barColour = /(name="theme-color" content=")[^"]*(" data-light="([^"]*)")/;

/** The theme that the player once chose is in a cookie; without it the game is dark. */
function inTheme(html: string, cookies: string): string {
  const theme = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookies)?.[1];
  if (theme === undefined) return html;
  const themed = html.replace("<html", `<html data-theme="${theme}"`);
  return theme === "light" ? themed.replace(barColour, "$1$3$2") : themed;
}

function bestEncoding(accepted: string): Encoding {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

function keepEncoded(html: string, encoding: Encoding) {
  const hash = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  const etag = `"${hash}-${encoding}"`;
  const known = kept.get(etag);
  if (known) return known;
  const fresh = { bytes: encode(html, encoding, BEST), etag };
  kept.set(etag, fresh);
  return fresh;
}

const FAST = 4;
const BEST = 9;

function encode(html: string, encoding: Encoding, quality: number): Buffer {
  const bytes = Buffer.from(html);
  if (encoding === "gzip") return gzipSync(bytes, { level: quality });
  if (encoding === "identity") return bytes;
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeHtml = (words: string): string =>
  words.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);

/** Something for the page's own program to read. No text in it can end the element. */
export const jsonScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;
