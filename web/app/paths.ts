/**
 * Every path of the app and who may see it. A plain list without imports: the build hands it to the
 * server, so that both answer a path in the same way.
 */

/**
 * - `anyone`: visitors and players.
 * - `visitor`: for players the path does not exist.
 * - `player`: visitors are sent to /login.
 * - `hidden`: for visitors the path does not exist.
 */
export type PathAccess = "anyone" | "visitor" | "player" | "hidden";

export const paths = {
  "/": "anyone",
  "/tutorial": "anyone",
  "/rules": "anyone",
  "/auth": "visitor",
  "/login": "visitor",
  "/signup": "visitor",
  "/forgot-password": "visitor",
  "/reset-password": "anyone",
  "/verify-email": "anyone",
  "/cards": "player",
  "/cards-direct": "hidden",
  "/vault": "player",
  "/card/:id": "player",
  "/create": "player",
  "/create-dynamic": "player",
  "/battle": "player",
  "/duel/:id": "player",
  "/practice": "player",
  "/battles": "player",
  "/battles/:id": "player",
  "/replay/:id": "anyone",
  "/battle/qr": "player",
  "/battle-qr": "hidden",
  "/local-battle": "player",
  "/arena": "player",
  "/packs": "player",
  "/packs/:id": "anyone",
  "/wallet": "player",
  "/marketplace": "player",
  "/trade": "player",
  "/store": "player",
  "/checkout": "player",
  "/premium-checkout": "player",
  "/invite": "player",
  "/profile": "player",
  "/admin": "hidden",
  "/admin/users": "hidden",
  "/admin/cards": "hidden",
  "/admin/battles": "hidden",
  "/admin/trades": "hidden",
  "/admin/analytics": "hidden",
  "/admin/settings": "hidden",
  "/admin/creatures": "hidden",
  "/admin/store": "hidden",
  "/admin/missions": "hidden",
  "/admin/content": "hidden",
} satisfies Record<string, PathAccess>;

export type Path = keyof typeof paths;

/** The expression that an address must match, such as `^/card/[^/]+/?$`. */
export const patternOf = (path: string): string =>
  path === "/" ? "^/$" : `^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`;

const patterns = (Object.keys(paths) as Path[]).map(
  (path) => [path, new RegExp(patternOf(path))] as const,
);

/** The path that an address belongs to; null when the app has none. */
export const findPath = (address: string): Path | null =>
  patterns.find(([, pattern]) => pattern.test(address))?.[0] ?? null;

/** What somebody who asks for a path gets: its screen, the way to /login, or the 404 screen. */
export function answerFor(access: PathAccess, isPlayer: boolean): "screen" | "login" | "missing" {
  if (isPlayer) return access === "visitor" ? "missing" : "screen";
  if (access === "player") return "login";
  return access === "hidden" ? "missing" : "screen";
}
