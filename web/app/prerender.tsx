import { prerender } from "react-dom/static";
import { currentUser } from "#contract/account.ts";
import { createQueryClient, keyOf } from "#web/lib/query.ts";
import { App } from "./app.tsx";

/** The HTML of a page as a visitor sees it, for the build. */
export async function renderPage(path: string): Promise<string> {
  const client = createQueryClient();
  client.setQueryData(keyOf(currentUser), null);
  const { prelude } = await prerender(<App client={client} path={path} />, {
    // Otherwise React hides what comes after the first 12.8 KB until a script moves it into place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  } as Parameters<typeof prerender>[1]);
  return new Response(prelude as BodyInit).text();
}
