import type { FastifyRequest } from "fastify";

const isHttps = (publicUrl: string) => publicUrl.startsWith("https:");

/** Over https the name itself makes browsers insist on a secure cookie of this very host. */
export const cookieName = (publicUrl: string) => (isHttps(publicUrl) ? "__Host-sid" : "sid");

export const deviceCookieName = (publicUrl: string) =>
  isHttps(publicUrl) ? "__Host-device" : "device";

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
  const { host } = new URL(origin);
  return host !== request.host && host !== new URL(publicUrl).host;
}
