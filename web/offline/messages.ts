/** What the service worker shows of a message, and where a press on it leads. */
export type Message = { title: string; text: string; link: string; tag: string };

const unread: Message = {
  title: "Taleborn",
  text: "Something happened. Open the game to see what.",
  link: "/",
  tag: "taleborn",
};

/** A message that cannot be read is shown all the same: a browser insists on it. */
export function readMessage(data: string | undefined): Message {
  try {
    const { id, title, text, link } = JSON.parse(data ?? "") as Record<string, unknown>;
    if (typeof title !== "string" || title === "") return unread;
    return {
      title,
      text: typeof text === "string" ? text : "",
      link: pageOf(link),
      // The same message a second time takes the place of the first.
      tag: `notification-${String(id)}`,
    };
  } catch {
    return unread;
  }
}

/** A page of this game and of no other site; home where the message names none. */
const pageOf = (link: unknown): string =>
  typeof link === "string" && /^\/(?![/\\])/.test(link) ? link : "/";

/** The window that a message opens in: never one with a duel, which must not be interrupted. */
export function windowFor<Window extends { url: string; focused: boolean }>(
  windows: readonly Window[],
): Window | undefined {
  const free = windows.filter(({ url }) => !new URL(url).pathname.startsWith("/duel/"));
  return free.find(({ focused }) => focused) ?? free[0];
}
