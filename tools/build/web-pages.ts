/** How Vite's index.html becomes the pages that the server sends. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import { findScreen, seenBy, tabTitle } from "#web/app/paths.ts";
import type { Screen } from "#web/app/screen-table.ts";

const ENTRY = "index.html";
const HYDRATE = "app/hydrate.ts";
const HEAD = "<!--head-->";
const APP = "<!--app-->";
const SCRIPT = /\s*<script type="module"[^>]*><\/script>/;
const MODULES = /\s*<link rel="modulepreload" crossorigin href="([^"]*)">/g;
const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;
const TITLE = /(?<=<title>)[^<]*/;
const isStyle = /\.css$/;
const DESCRIPTION = /(?<=<meta name="description" content=")[^"]*/;

export async function pageWriter(files: string, manifest: Manifest) {
  const template = await readFile(join(files, ENTRY), "utf8");
  // As the server does it with the code of a screen, see server/pages/page-writer.ts.
  const begun = template.replaceAll(
    MODULES,
    '<script type="module" crossorigin src="$1"></script>',
  );
  const entry = manifest[ENTRY];
  if (!entry) throw new Error("the manifest has no index.html");
  const font = displayFont(await readFile(join(files, entry.css?.[0] ?? ""), "utf8"));

  return {
    /**
     * For players and for what is not prerendered. The server fills the marks. Styles first and
     * the app next: a browser fetches six files at a time, in this order.
     */
    shell: () =>
      begun
        .replaceAll(STYLES, "")
        .replace(DESCRIPTION, () => findScreen("/")?.prerendered?.description ?? "")
        .replace(HEAD, () => `${tagsIn(template, STYLES)}<!--picture-->`)
        .replace("</head>", () => `${HEAD}${font}</head>`),

    /** For players out of reach of the server. The browser fills it with what it keeps of the player. */
    offlineShell: () =>
      begun
        .replace("<html", "<html data-offline")
        .replace(HEAD, `${font}<meta name="robots" content="noindex">`),

    /**
     * A whole page, and its frame with the two marks. Styles are in it and nothing is preloaded but
     * the headline's font: the picture that the page is about comes first, and the app only when
     * the visitor touches the page.
     */
    async prerendered(screen: Screen, body: string) {
      const { file = "", description = "" } = screen.prerendered ?? {};
      const sheets = [...closure(manifest, [ENTRY, file])].filter((name) => isStyle.test(name));
      const texts = await Promise.all(sheets.map((name) => readFile(join(files, name), "utf8")));
      const title = tabTitle(seenBy(screen, false).title).replaceAll("&", "&amp;");
      const frame = template
        .replace(SCRIPT, "")
        .replaceAll(MODULES, "")
        .replaceAll(STYLES, "")
        .replace(TITLE, () => title)
        .replace(DESCRIPTION, () => description)
        .replace(HEAD, () => `${font}<style>${texts.join("")}</style>${HEAD}`)
        .replace("</body>", () => `${hydrateScript(manifest, file)}</body>`);
      return { frame, page: frame.replace(HEAD, "").replace(APP, () => body) };
    },
  };
}

const tagsIn = (html: string, tags: RegExp): string => (html.match(tags) ?? []).join("");

function hydrateScript(manifest: Manifest, file: string): string {
  const entry = manifest[HYDRATE];
  if (!entry) throw new Error(`the manifest has no ${HYDRATE}`);
  return `<script type="module" fetchpriority="low" src="/${entry.file}" data-file="${file}"></script>`;
}

function displayFont(styles: string): string {
  const file = /\/assets\/lilita-one-latin-400[^)"']*\.woff2/.exec(styles)?.[0];
  if (file === undefined) throw new Error("the headline's font is missing");
  return `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`;
}

/** All code and styles that the given files need, without what every page loads anyway. */
export function chunksOf(manifest: Manifest, files: readonly string[]): string[] {
  const known = closure(manifest, [ENTRY]);
  return filesOf(manifest, files).filter((file) => !known.has(file.slice(1)));
}

/** All code and styles that the given files need. */
export const filesOf = (manifest: Manifest, files: readonly string[]): string[] =>
  [...closure(manifest, files)].map((file) => `/${file}`);

function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the manifest has no ${key}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const sheet of chunk.css ?? []) found.add(sheet);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return found;
}
