/**
 * Visitors' pages that need no script. Most are as the build made them. Those that show content
 * items are rendered here, once for every change of the items, the settings or the missions and not for every request.
 */
import { pathToFileURL } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import { toldNumbersOf, type ToldNumbers } from "#game/settings/told.ts";
import type { Screen } from "#web/app/screen-table.ts";
import { jsonScript } from "./html.ts";
import { builtScreen, type PrerenderedFiles, type Site } from "./site.ts";

type Renderer = { renderPage(path: string, content: PageContent): Promise<string> };

type PageContent = {
  items: readonly unknown[];
  settings: ToldNumbers;
  missions: readonly unknown[];
};

type Surroundings = {
  contentOf(types: readonly string[]): Promise<readonly unknown[]>;
  settings(): ToldNumbers;
  missions(): Promise<readonly unknown[]>;
  log: FastifyBaseLogger;
};

type Rendered = { script: string; html: Promise<string> };

/** Gives the whole page of a screen; null when it has none. */
export function prerenderedPages(site: Site, { contentOf, settings, missions, log }: Surroundings) {
  const latest = new Map<string, Rendered>();
  let renderer: Promise<Renderer> | null = null;

  async function render(path: string, frame: string, content: PageContent) {
    renderer ??= import(pathToFileURL(site.renderer).href) as Promise<Renderer>;
    const body = await (await renderer).renderPage(path, content);
    return frame.replace("<!--app-->", () => body);
  }

  async function withItems(
    { path, prerendered }: Screen,
    { frame }: PrerenderedFiles,
  ): Promise<string> {
    const [items, inForce] = await Promise.all([contentOf(prerendered?.content ?? []), missions()]);
    const content = { items, settings: toldNumbersOf(settings()), missions: inForce };
    const script = jsonScript("content", content);
    let rendered = latest.get(path);
    if (rendered?.script !== script) {
      rendered = { script, html: render(path, frame, content) };
      latest.set(path, rendered);
    }
    return (await rendered.html).replace("<!--head-->", () => script);
  }

  return async (screen: Screen): Promise<string | null> => {
    const files = builtScreen(site, screen).prerendered;
    if (!files) return null;
    if (screen.prerendered?.content.length === 0) return files.html;
    try {
      return await withItems(screen, files);
    } catch (error) {
      latest.delete(screen.path);
      log.error({ error, path: screen.path }, "a page was sent without its content items");
      return files.html;
    }
  };
}
