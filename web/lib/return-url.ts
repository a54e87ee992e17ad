/**
 * A friend's code may lead a visitor here who is not signed in, and a session may end in the middle
 * of a page. The address waits in this tab for the sign-in, so that one scan is enough.
 */
const KEPT = "way-back";

/** Where a letter to a parent leads. */
const LETTER = "/family/answer?";

/** Where the link of a game leads that has no admin yet. */
const SETUP = "/setup?";

/** The parameters by which a code comes. */
const CODES = ["code", "claim", "join"];

export function keepWayBack({ pathname, search }: Location) {
  if (hasCode(search)) sessionStorage.setItem(KEPT, pathname + search);
}

/** Whatever the page is: its player was in the middle of something. */
export const keepPlace = ({ pathname, search }: Location): void =>
  sessionStorage.setItem(KEPT, pathname + search);

const hasCode = (search: string): boolean => {
  const params = new URLSearchParams(search);
  return CODES.some((name) => params.has(name));
};

/** What waits for the sign-in; null when nothing does. */
export function wayBack(): "code" | "letter" | "setup" | "page" | null {
  const kept = sessionStorage.getItem(KEPT);
  if (kept === null) return null;
  if (kept.startsWith(LETTER)) return "letter";
  if (kept.startsWith(SETUP)) return "setup";
  return hasCode(kept.slice(kept.indexOf("?") + 1)) ? "code" : "page";
}

/** Where to go after a sign-in: back to the code, once, and never to another site. */
export function takeWayBack(): string {
  const saved = sessionStorage.getItem(KEPT) ?? "/";
  sessionStorage.removeItem(KEPT);
  if (!URL.canParse(saved, location.origin)) return "/";
  const { origin, pathname, search } = new URL(saved, location.origin);
  return origin === location.origin ? pathname + search : "/";
}
