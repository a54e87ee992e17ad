import { serverIsThere } from "#web/lib/server-is-there.ts";
import { isOfflineShell } from "#web/offline/shell-mark.ts";

const RELOADED_AT = "reloaded-at";
const RELOAD_ONCE_PER_MS = 60_000;

/**
 * After a new version is out, a page that is still open may need code that is gone; then it loads
 * itself anew. So it does after a time without the server: a browser does not fetch again what it
 * missed. Only once, so that it does not reload for ever, and not while the server is away: the
 * browser would show its own page of errors in the place of the game.
 */
export async function reloadOnce() {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (isOfflineShell() || Date.now() - last < RELOAD_ONCE_PER_MS) return;
  if (!(await serverIsThere())) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}
