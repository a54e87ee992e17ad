/**
 * The app for Node. tools/build-web.ts asks it for the table of routes and for pages as visitors
 * see them; the server asks it for those pages again when their content items have changed.
 */
import { prerender } from "react-dom/static";
import type { ContentItemOnWire } from "#contract/content.ts";
import { FinishedPage } from "./finished-page.tsx";
import { finishedScreens } from "./finished-screens.ts";
import { answerFor, patternOf, paths } from "./paths.ts";

export const routeTable = () =>
  Object.entries(paths).map(([path, access]) => ({
    path,
    pattern: patternOf(path),
    forVisitors: answerFor(access, false),
    forPlayers: answerFor(access, true),
    content: finishedScreens[path]?.content ?? [],
  }));

/** Every finished page, by path, as it is without any content item. */
export const renderPages = () =>
  Promise.all(
    Object.keys(finishedScreens).map(async (path) => [path, await renderPage(path, [])] as const),
  );

export async function renderPage(
  path: string,
  items: readonly ContentItemOnWire[],
): Promise<string> {
  const Screen = await finishedScreens[path]!.load();
  const { prelude } = await prerender(<FinishedPage Screen={Screen} items={items} />, {
    // Otherwise React hides what comes after the first 12.8 KB until a script moves it into place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  } as Parameters<typeof prerender>[1]);
  return new Response(prelude as BodyInit).text();
}
