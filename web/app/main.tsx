import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "#web/lib/query.ts";
import { App } from "./app.tsx";

const RELOADED_AT = "reloaded-at";
const RELOAD_ONCE_PER_MS = 60_000;

addEventListener("vite:preloadError", reloadOnce);
createRoot(document.querySelector("#root")!).render(
  <StrictMode>
    <App client={createQueryClient()} />
  </StrictMode>,
);

/**
 * After a new version is out, a page that is still open may ask for code that is gone; then it
 * loads itself anew. Only once, because a server that is away must not make it reload for ever.
 */
function reloadOnce(event: Event) {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < RELOAD_ONCE_PER_MS) return;
  event.preventDefault();
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}
