/** The addresses of every screen, by what a visitor who is not signed in gets there. */
import { answerFor, findScreen, seenBy } from "#web/app/paths.ts";
import { screens, type ScreenPath } from "#web/app/screen-table.ts";

/** Nothing has this id, whether ids are numbers or as on the chain. */
const NOTHING = "9".repeat(43);

const addressOf = (path: ScreenPath): string => path.replace(":id", NOTHING);

const addressesWhere = (visitorGets: "screen" | "login" | "missing"): string[] =>
  screens
    .filter(({ access }) => answerFor(access, false) === visitorGets)
    .map(({ path }) => addressOf(path));

/** Visitors are sent to /login. */
export const protectedPaths = addressesWhere("login");

/** For visitors these do not exist. */
export const hiddenPaths = addressesWhere("missing");

/** For players these do not exist. */
export const visitorsOnlyPaths = screens
  .filter(({ access }) => access === "visitor")
  .map(({ path }) => addressOf(path));

export const nobodysPaths = ["/nope", "/cards/nope"];

/** Everything that a visitor can look at. */
export const visitorPages = [
  ...addressesWhere("screen"),
  "/auth?tab=sign-in",
  "/reset-password?token=none",
  "/nope",
];

/** Addresses at which players see the very screen of an address before. */
export const repeatedPages = screens
  .filter(({ file, title }, index) => {
    const isSame = (other: { file: string; title: string }) =>
      other.file === file && other.title === title;
    return screens.findIndex(isSame) < index;
  })
  .map(({ path }) => addressOf(path));

/** What an address can say beside its path; `:card`, `:battle` and `:player` are the player's own. */
const more: Partial<Record<ScreenPath, readonly string[]>> = {
  "/cards": ["/cards?tab=vault"],
  "/card/:id": [":card"],
  "/battle": ["/battle?mode=computer", "/battle?mode=online", `/battle?room=${NOTHING}`],
  "/replay/:id": [":battle"],
  "/road/:id": ["/road/1-1"],
  "/player/:id": [":player"],
  "/profile": ["/profile?tab=account", "/profile?tab=wallet", "/profile?tab=security"],
  "/marketplace": [
    "/marketplace?tab=trades",
    "/marketplace?tab=trades&view=mine",
    "/marketplace?tab=trades&view=orders",
    "/marketplace?tab=trades&view=wishes",
  ],
  "/checkout": ["/checkout?package=starter"],
  "/trade": ["/trade?mode=create", "/trade?code=AAAABBBB", "/trade?claim=ABC234"],
  "/local-battle": ["/local-battle?join=123456"],
  "/battle/qr": ["/battle/qr?tab=join"],
  "/arena": ["/arena?tab=best", "/arena?tab=rules"],
};

/** The first page of visitors is another screen than the home of players. */
const HOME = "/";

/** Everything that a player can look at. */
export const playerPages = [
  ...screens
    .filter(({ access }) => answerFor(access, true) === "screen")
    .flatMap(({ path }) => [addressOf(path), ...(more[path] ?? [])]),
  "/nope",
];

/** Of these, those that visitors see as well, with another bar. */
export const pagesOfEverybody = playerPages.filter(
  (path) => path !== HOME && visitorPages.includes(path),
);

/**
 * The screen that a player or a visitor sees at an address, by its file. An admin's pages all tell a
 * player the same: that they are for admins.
 */
const screenAt = (address: string, isPlayer: boolean): string => {
  const [path = ""] = address
    .replace(":card", "/card/1")
    .replace(":battle", "/replay/1")
    .replace(":player", "/player/1")
    .split("?");
  const screen = findScreen(path);
  if (!screen) return "none";
  const { file } = seenBy(screen, isPlayer);
  return file.startsWith("admin/") ? "admin" : file;
};

/** Elsewhere at their screens something is missing, and little is shown. */
const fullest = [":card", ":battle", ":player", "/checkout?package=starter"];
const rank = (address: string) => (fullest.includes(address) ? 0 : 1);

/** The addresses of each screen, that at which most is shown first. */
export function byScreen(addresses: readonly string[], isPlayer: boolean): string[][] {
  const groups = Map.groupBy(addresses, (address) => screenAt(address, isPlayer));
  return [...groups.values()].map((group) =>
    group.toSorted((one, another) => rank(one) - rank(another)),
  );
}
