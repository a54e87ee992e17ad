import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "#web/lib/query.ts";
import { MISSING_CODE } from "#web/ui/later/missing-code.ts";
import { isOfflineShell } from "#web/offline/shell-mark.ts";
import { App } from "./app.tsx";
import { findScreen } from "./paths.ts";
import { reloadOnce } from "./reload-once.ts";
import { screenCode } from "./screens.ts";

const root = document.querySelector("#root")!;

addEventListener(MISSING_CODE, () => void reloadOnce());
if (import.meta.env.DEV) void forgetWorkers();
void start();

async function start() {
  const client = createQueryClient();
  const instead = isOfflineShell() ? await beginOffline(client) : null;
  if (root.firstElementChild) await firstScreen();
  createRoot(root).render(<StrictMode>{instead ?? <App client={client} />}</StrictMode>);
}

/** What the server put there stays until it can be drawn over, without an empty page between. */
async function firstScreen(): Promise<void> {
  const screen = findScreen(location.pathname);
  if (!screen) return;
  await screenCode(screen, true)
    .load()
    .catch(() => undefined);
}

async function beginOffline(client: QueryClient) {
  const module = await import("#web/offline/begin-offline.tsx");
  return module.beginOffline(client);
}

/** One that an earlier `npm start` left at this address would mix its files with those of now. */
async function forgetWorkers() {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
