/** What tools/build-web.ts asks of the app: its table of routes, and pages as visitors see them. */
import { prerender } from "react-dom/static";
import { currentUser } from "#contract/account.ts";
import { createQueryClient, keyOf } from "#web/lib/query.ts";
import { App } from "./app.tsx";
import { answerFor, patternOf, paths } from "./paths.ts";

export const routeTable = () =>
  Object.entries(paths).map(([path, access]) => ({
    path,
    pattern: patternOf(path),
    forVisitors: answerFor(access, false),
    forPlayers: answerFor(access, true),
  }));

export async function renderPage(path: string): Promise<string> {
  const client = createQueryClient();
  client.setQueryData(keyOf(currentUser), null);
  const { prelude } = await prerender(<App client={client} path={path} />, {
    // Otherwise React hides what comes after the first 12.8 KB until a script moves it into place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  } as Parameters<typeof prerender>[1]);
  return new Response(prelude as BodyInit).text();
}
