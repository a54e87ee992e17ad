/**
 * A friend's code may lead somebody here who is not signed in. The address waits in this tab until
 * they are, so that nobody has to scan twice.
 */
const KEPT = "way-back";

/** The parameters by which a code comes. */
const CODES = ["code", "claim", "join"];

export function keepWayBack({ pathname, search }: Location) {
  const params = new URLSearchParams(search);
  if (CODES.some((name) => params.has(name))) sessionStorage.setItem(KEPT, pathname + search);
}

export const hasWayBack = (): boolean => sessionStorage.getItem(KEPT) !== null;

/** Where to go after a sign-in: back to the code, once, and never to another site. */
export function takeWayBack(): string {
  const saved = sessionStorage.getItem(KEPT) ?? "/";
  sessionStorage.removeItem(KEPT);
  if (!URL.canParse(saved, location.origin)) return "/";
  const { origin, pathname, search } = new URL(saved, location.origin);
  return origin === location.origin ? pathname + search : "/";
}
