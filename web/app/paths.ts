/** Which screen an address belongs to, and who may see it. Browser and server ask it alike. */
import type { PathAccess } from "./screen-row.ts";
import { screens, type Screen, type ScreenPath } from "./screen-table.ts";

const patternOf = (path: string): RegExp =>
  path === "/" ? /^\/$/ : new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`);

const patterns = screens.map((screen) => [patternOf(screen.path), screen] as const);

/** The screen of an address such as `/card/7`; null when the app has none. */
export const findScreen = (address: string): Screen | null =>
  patterns.find(([pattern]) => pattern.test(address))?.[1] ?? null;

/** The id in an address such as `/card/7`. It is read where it is used, and may be no id at all. */
export const idIn = (address: string): string => /^\/[^/]+\/([^/]+)/.exec(address)?.[1] ?? "";

/** What a path shows: its screen, the way to /login, or the 404 screen. */
export type PathAnswer = "screen" | "login" | "missing";

export function answerFor(access: PathAccess, isPlayer: boolean): PathAnswer {
  if (isPlayer) return access === "visitor" ? "missing" : "screen";
  if (access === "player") return "login";
  return access === "hidden" ? "missing" : "screen";
}

/**
 * Whether a player without a birth month may read the page, as visitors do. A visitor's page in the
 * place of the player's does not count, unless it shows the same thing to everybody.
 */
export const isForEverybody = ({ access, visitor }: Screen): boolean =>
  visitor ? visitor.onlyWith !== undefined : access === "anyone";

/** The file and the title of what a visitor or a player sees at a path. */
export const seenBy = (screen: Screen, isPlayer: boolean): Pick<Screen, "file" | "title"> =>
  (isPlayer ? undefined : screen.visitor) ?? screen;

/** The name of the browser's tab. */
export const tabTitle = (title: string): string =>
  title.startsWith("Taleborn") ? title : `${title} · Taleborn`;

/** Where payments are made: with a real provider these pages, and no others, may fetch from it. */
const paymentPages: readonly ScreenPath[] = [
  "/checkout",
  "/premium-checkout",
  "/create",
  "/create-dynamic",
  "/family",
  "/family/request",
];

export const isPaidAt = ({ path }: Screen): boolean => paymentPages.includes(path);
