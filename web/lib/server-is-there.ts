const PATIENCE_MS = 5_000;

/** Whether the game's server answers now. A hotel's sign-in page in between is not the server. */
export const serverIsThere = (): Promise<boolean> =>
  fetch("/api/health", {
    cache: "no-store",
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/** While the server is away the browser would show its own page of errors instead. */
export async function reloadFromServer() {
  if (await serverIsThere()) location.reload();
}
