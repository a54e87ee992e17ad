/** How Vite's index.html becomes the pages that the server sends. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";

const ENTRY = "index.html";
const HEAD = "<!--head-->";
const APP = "<!--app-->";
const SCRIPT = /\s*<script type="module"[^>]*><\/script>/;
const MODULES = /\s*<link rel="modulepreload"[^>]*>/g;
const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;
const TITLE = /<title>[^<]*<\/title>/;
const isStyle = /\.css$/;
const DESCRIPTION = /(?<=<meta name="description" content=")[^"]*/;

/** The landing page's description is the template's. */
const descriptions: Record<string, string> = {
  "/tutorial": "Learn to create, collect, battle and trade creature cards in five short steps.",
  "/rules": "Rarity chances, battle power, element advantages and deck rules of Taleborn.",
};

export async function pageWriter(files: string, manifest: Manifest) {
  const template = await readFile(join(files, ENTRY), "utf8");
  const entry = manifest[ENTRY];
  if (!entry) throw new Error("the manifest has no index.html");
  const font = displayFont(await readFile(join(files, entry.css?.[0] ?? ""), "utf8"));

  return {
    /**
     * For players and for what is not finished here. The server fills the marks. Styles first and
     * the app next: a browser fetches six files at a time, in this order.
     */
    shell: () =>
      template
        .replaceAll(STYLES, "")
        .replace(HEAD, () => `${tagsIn(template, STYLES)}<!--picture-->`)
        .replace("</head>", () => `${HEAD}${font}</head>`),

    /** For players out of reach of the server. What is kept of them fills it in the browser. */
    offlineShell: () =>
      template
        .replace("<html", "<html data-offline")
        .replace(HEAD, `${font}<meta name="robots" content="noindex">`),

    /**
     * A whole page, and its frame with the two marks. Styles are in it and nothing is preloaded but
     * the headline's font: the picture that the page is about comes first, and the app only when
     * somebody touches the page.
     */
    async finished(path: string, body: string, screen: string) {
      const { title, rest } = takeTitle(body);
      const sheets = [...closure(manifest, [ENTRY, screen])].filter((file) => isStyle.test(file));
      const texts = await Promise.all(sheets.map((file) => readFile(join(files, file), "utf8")));
      const frame = template
        .replace(SCRIPT, "")
        .replaceAll(MODULES, "")
        .replaceAll(STYLES, "")
        .replace(TITLE, () => title)
        .replace(DESCRIPTION, (words) => descriptions[path] ?? words)
        .replace(HEAD, () => `${font}<style>${texts.join("")}</style>${HEAD}`)
        .replace("</body>", () => `${wakeScript(manifest, path)}</body>`);
      return { frame, page: frame.replace(HEAD, "").replace(APP, () => rest) };
    },
  };
}

const tagsIn = (html: string, tags: RegExp): string => (html.match(tags) ?? []).join("");

function wakeScript(manifest: Manifest, path: string): string {
  const wake = manifest["app/hydrate.ts"];
  if (!wake) throw new Error("the manifest has no app/hydrate.ts");
  return `<script type="module" fetchpriority="low" src="/${wake.file}" data-page="${path}"></script>`;
}

/** React writes a page's title where the page begins; it belongs into the head. */
function takeTitle(body: string) {
  const title = TITLE.exec(body)?.[0];
  if (title === undefined) throw new Error("a finished page needs a title");
  return { title, rest: body.replace(TITLE, "") };
}

function displayFont(styles: string): string {
  const file = /\/assets\/lilita-one-latin-400[^)"']*\.woff2/.exec(styles)?.[0];
  if (file === undefined) throw new Error("the headline's font is missing");
  return `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`;
}

/** Read from the table in web/app/screens.tsx: the file that holds each path's screen. */
export function screenFiles(source: string) {
  const one = /(?:const (\w+) =|"(\/[^"]*)":) (?:screen\([^;]*?import\("([^"]+)"\)|(\w+),)/g;
  const files = new Map<string, string>();
  for (const [, name, path, module, otherName] of source.matchAll(one)) {
    const file = module === undefined ? files.get(otherName ?? "") : fileOf(module);
    if (file !== undefined) files.set(path ?? name ?? "", file);
  }
  const find = (key: string) => {
    const file = files.get(key);
    if (file === undefined) throw new Error(`web/app/screens.tsx has no line for ${key}`);
    return file;
  };
  return {
    forPlayers: find,
    forVisitors: (path: string) => find(path === "/" ? "landing" : path),
  };
}

/** As the manifest names it: from web/ on. */
const fileOf = (module: string) => module.replace(/^#web\//, "").replace(/^\.\//, "app/");

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
