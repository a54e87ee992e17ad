import { inOwnTime } from "#web/lib/own-time.ts";

/** What the service worker shows of a push message, and the path that a click on it opens. */
export type PushMessage = { title: string; text: string; link: string; tag: string };

const fallback: PushMessage = {
  title: "Taleborn",
  text: "Something happened. Open the game to see what.",
  link: "/",
  tag: "taleborn",
};

/** Browsers demand that every push message is shown, so one that cannot be read has a fallback. */
export function readPushMessage(data: string | undefined): PushMessage {
  try {
    const { id, title, text, link } = JSON.parse(data ?? "") as Record<string, unknown>;
    if (typeof title !== "string" || title === "") return fallback;
    return {
      title,
      text: typeof text === "string" ? inOwnTime(text) : "",
      link: ownPath(link),
      // A message that comes twice replaces itself.
      tag: `notification-${String(id)}`,
    };
  } catch {
    return fallback;
  }
}

/** The path if it is one of this site, else home. */
const ownPath = (link: unknown): string =>
  typeof link === "string" && /^\/(?![/\\])/.test(link) ? link : "/";

/** The window in which a message opens. A window with a duel must not be interrupted. */
export function windowFor<Window extends { url: string; focused: boolean }>(
  windows: readonly Window[],
): Window | undefined {
  const free = windows.filter(({ url }) => !new URL(url).pathname.startsWith("/duel/"));
  return free.find(({ focused }) => focused) ?? free[0];
}
