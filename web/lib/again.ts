/** What is tried again inside a call, so that a player sees a wait and no error. */

/** What a proxy says while a server behind it restarts. */
const FROM_PROXY = new Set([502, 503, 504]);

/** What a server says that cannot reach what all servers share. */
const AWAY = new Set(["no_database", "no_storage"]);

/**
 * The pauses before each further try, in milliseconds. A server that restarts and a database that
 * changes over to its standby are back within ten seconds. Tests put others here.
 */
export const tries = { pausesMs: [300, 700, 1_500, 3_000, 5_000] };

/**
 * Whether the server could not answer at this moment. It may have done what was wanted all the same:
 * a read can be repeated, and a change carries a key by which it happens once.
 */
export const isPassing = ({ status, code }: { status: number; code: string }): boolean =>
  AWAY.has(code) || (code === "unknown" && FROM_PROXY.has(status));

/** Between half and all of the pause: the players of a server that comes back do not come at once. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms * (0.5 + Math.random() / 2)));
