/**
 * The app for Node. tools/build/build-web.ts asks it for the table of routes and for pages as visitors
 * see them; the server asks it for those pages again when their content items have changed.
 */
import { prerender } from "react-dom/static";
import type { ReactNode } from "react";
import type { ContentItemOnWire } from "#contract/content.ts";
import { HomePlaceholder } from "#web/home/home-placeholder.tsx";
import { friendsFilm } from "#web/shared/films.ts";
import { PrerenderedPage } from "./prerendered-page.tsx";
import { Frame } from "./frame.tsx";
import { finishedScreens } from "./prerendered-screens.ts";
import { answerFor, patternOf, paths } from "./paths.ts";

/** The largest picture that a player sees first, to be fetched with the code. */
const firstPictures: Partial<Record<string, string>> = { "/": friendsFilm.poster };

export const routeTable = () =>
  Object.entries(paths).map(([path, access]) => ({
    path,
    pattern: patternOf(path),
    forVisitors: answerFor(access, false),
    forPlayers: answerFor(access, true),
    content: finishedScreens[path]?.content ?? [],
    picture: firstPictures[path] ?? null,
  }));

/** What stands in a player's page until the app is there. */
export const renderFirstSights = async (): Promise<Record<string, string>> => ({
  "/": await render(
    <Frame bar={null}>
      <HomePlaceholder />
    </Frame>,
  ),
});

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
  return render(<PrerenderedPage Screen={Screen} items={items} />);
}

async function render(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, {
    // Otherwise React hides what comes after the first 12.8 KB until a script moves it into place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  } as Parameters<typeof prerender>[1]);
  return new Response(prelude as BodyInit).text();
}
