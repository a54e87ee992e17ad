import type { FastifyRequest } from "fastify";

const isHttps = (publicUrl: string) => publicUrl.startsWith("https:");

/** Over https the name itself makes browsers insist on a secure cookie of this very host. */
export const cookieName = (publicUrl: string) => (isHttps(publicUrl) ? "__Host-sid" : "sid");

export const deviceCookieName = (publicUrl: string) =>
  isHttps(publicUrl) ? "__Host-device" : "device";

export const returnCookieName = (publicUrl: string) =>
  isHttps(publicUrl) ? "__Host-return" : "return";

/** What scripts cannot read and other sites cannot use. */
export const secretCookie = (publicUrl: string, days: number) => ({
  path: "/",
  httpOnly: true,
  sameSite: "lax" as const,
  secure: isHttps(publicUrl),
  maxAge: days * 24 * 60 * 60,
});

/** True when a browser says that another site made it send this. Programs say nothing, and pass. */
export function isCrossSite(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const page = new URL(origin);
  const own = new URL(publicUrl);
  if (page.host === own.host) return page.protocol !== own.protocol;
  // Reached by another name: at home by an address, or through a proxy, which may end TLS.
  const here = `${page.protocol}//${request.host}`;
  if (page.protocol !== "https:" && page.protocol !== `${request.protocol}:`) return true;
  return !URL.canParse(here) || new URL(here).host !== page.host;
}

/**
 * True when a browser says that neither a person nor a script asked for this: an element of a page
 * did (a picture, a frame, a style), or it looks ahead. A frame or a picture counts as the same
 * site when a player has put its address into a card or a text.
 *
 * Browsers before 2023 do not say it (web/app/browsers.ts lists no such browser). From older
 * browsers and from programs only a request passes that accepts anything or a page: pictures and
 * styles name their kinds first.
 */
export function isUnasked({ headers }: FastifyRequest): boolean {
  const ahead = [headers["sec-purpose"], headers["purpose"], headers["x-moz"]].join();
  if (/prefetch|prerender|preview/i.test(ahead)) return true;
  const wanted = headers["sec-fetch-dest"];
  if (wanted === "document") return false;
  if (wanted === "empty") return headers["sec-fetch-mode"] === "no-cors";
  if (wanted !== undefined) return true;
  return !/^(?:$|\*\/\*|text\/html|application\/(?:json|xhtml))/.test(headers.accept ?? "");
}
