/**
 * Finished pages, for visitors. Most are as the build made them. Those that show content items are
 * rendered here, once for every change of the items and not for every request.
 */
import { pathToFileURL } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import { jsonScript } from "./html.ts";
import type { FinishedPage, Site } from "./site.ts";

type Renderer = { renderPage(path: string, items: readonly unknown[]): Promise<string> };

type Surroundings = {
  contentOf(types: readonly string[]): Promise<readonly unknown[]>;
  log: FastifyBaseLogger;
};

type Rendered = { script: string; html: Promise<string> };

/** React writes a page's title where the page begins; the frame has it in its head. */
const TITLE = /<title>[^<]*<\/title>/;

/** The whole page of a path; null when the path has none. */
export function finishedPages(site: Site, { contentOf, log }: Surroundings) {
  const latest = new Map<string, Rendered>();
  let renderer: Promise<Renderer> | null = null;

  async function render(path: string, { frame }: FinishedPage, items: readonly unknown[]) {
    renderer ??= import(pathToFileURL(site.renderer).href) as Promise<Renderer>;
    const body = await (await renderer).renderPage(path, items);
    return frame.replace("<!--app-->", () => body.replace(TITLE, ""));
  }

  async function withItems(path: string, page: FinishedPage): Promise<string> {
    const items = await contentOf(page.content);
    const script = jsonScript("content", items);
    let rendered = latest.get(path);
    if (rendered?.script !== script) {
      rendered = { script, html: render(path, page, items) };
      latest.set(path, rendered);
    }
    return (await rendered.html).replace("<!--head-->", () => script);
  }

  return async (path: string): Promise<string | null> => {
    const page = site.finished.get(path);
    if (page === undefined) return null;
    if (page.content.length === 0) return page.html;
    try {
      return await withItems(path, page);
    } catch (error) {
      latest.delete(path);
      log.error({ error, path }, "a page was sent without its content items");
      return page.html;
    }
  };
}
