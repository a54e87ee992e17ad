/** What tools/build-web.ts asks of the app: its table of routes, and pages as visitors see them. */
import { prerender } from "react-dom/static";
import { FinishedPage } from "./finished-page.tsx";
import { finishedScreens } from "./finished-screens.ts";
import { answerFor, patternOf, paths } from "./paths.ts";

export const routeTable = () =>
  Object.entries(paths).map(([path, access]) => ({
    path,
    pattern: patternOf(path),
    forVisitors: answerFor(access, false),
    forPlayers: answerFor(access, true),
  }));

/** The content of every finished page, by path. */
export const renderPages = () =>
  Promise.all(
    Object.entries(finishedScreens).map(
      async ([path, load]) => [path, await render(await load())] as const,
    ),
  );

async function render(Screen: React.ComponentType): Promise<string> {
  const { prelude } = await prerender(<FinishedPage Screen={Screen} />, {
    // Otherwise React hides what comes after the first 12.8 KB until a script moves it into place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  } as Parameters<typeof prerender>[1]);
  return new Response(prelude as BodyInit).text();
}
