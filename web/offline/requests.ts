/**
 * What the service worker does with a request.
 *
 * - `page`: asked of the server; the empty shell when it cannot be reached.
 * - `asset`: named after its bytes, so a copy is as good as the original.
 * - `picture`: asked of the server; the copy that was seen last when it cannot be reached.
 * - `network`: none of the worker's business, such as everything under /api/.
 */
export type Handling = "page" | "asset" | "picture" | "network";

const isPicture = /^\/(pictures\/.+|creatures\/.+|videos\/.+\.webp|logo\.svg)$/;

/** The server has no page at these addresses. */
const isNoPage = /^\/api\/|\.[a-z0-9]+$/i;

type PlainRequest = Pick<Request, "method" | "mode" | "url">;

export function handlingOf({ method, mode, url }: PlainRequest, site: string): Handling {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== site) return "network";
  if (mode === "navigate") return isNoPage.test(pathname) ? "network" : "page";
  if (pathname.startsWith("/assets/")) return "asset";
  return isPicture.test(pathname) ? "picture" : "network";
}

/** The word of a page that is on screen: of which build it is, or that a newer one is wanted. */
export type FromPage = { version: string } | { takeOver: true };

/** What the worker says to such a page of an older build. */
export const NEW_VERSION = "new version";
