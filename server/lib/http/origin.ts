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
