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
  const sheets = (entry.css ?? []).map((file) => readFile(join(files, file), "utf8"));
  const styles = (await Promise.all(sheets)).join("");
  const script = `<script type="module" fetchpriority="low" src="/${entry.file}"></script>`;
  const font = displayFont(entry.assets ?? [], styles);

  return {
    /** For players and for what is not finished here. The server fills the two marks. */
    shell: () => template.replace(HEAD, font + HEAD),

    /**
     * A whole page. Styles are in it and nothing is preloaded but the headline's font: the picture
     * that the page is about comes first, and the script, which changes nothing to see, last.
     */
    finished(path: string, body: string) {
      const { title, rest } = takeTitle(body);
      return template
        .replace(SCRIPT, "")
        .replaceAll(MODULES, "")
        .replaceAll(STYLES, "")
        .replace(TITLE, () => title)
        .replace(DESCRIPTION, (words) => descriptions[path] ?? words)
        .replace(HEAD, () => `${font}<style>${styles}</style>`)
        .replace(APP, () => rest)
        .replace("</body>", () => `${BOOT_VISITOR}${script}</body>`);
    },
  };
}

/** Tells the app that nobody is signed in, so that it need not ask. */
const BOOT_VISITOR = `<script type="application/json" id="boot">{"/api/auth/user":null}</script>`;

/** React writes a page's title where the page begins; it belongs into the head. */
function takeTitle(body: string) {
  const title = TITLE.exec(body)?.[0];
  if (title === undefined) throw new Error("a finished page needs a title");
  return { title, rest: body.replace(TITLE, "") };
}

function displayFont(assets: readonly string[], styles: string): string {
  const inStyles = /\/(assets\/lilita-one-latin-400[^)"']*\.woff2)/.exec(styles)?.[1];
  const file = assets.find((asset) => asset.includes("lilita-one-latin-400")) ?? inStyles;
  if (file === undefined) throw new Error("the headline's font is missing");
  return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`;
}

/** From the table in web/app/screens.tsx: the file that holds each path's screen. */
export function screenFiles(source: string): Map<string, string> {
  const named = new Map(
    [...source.matchAll(/const (\w+) = screen\([^;]*?import\("([^"]+)"\)/g)].map(
      ([, name = "", module = ""]) => [name, fileOf(module)],
    ),
  );
  const table = source.slice(source.indexOf("export const screens"));
  const lines = table.matchAll(/"(\/[^"]*)":\s*(?:(\w+),|screen\([^;]*?import\("([^"]+)"\))/g);
  return new Map(
    [...lines].map(([, path = "", name = "", module]) => [
      path,
      module === undefined ? (named.get(name) ?? "") : fileOf(module),
    ]),
  );
}

/** As the manifest names it: from web/ on. */
const fileOf = (module: string) => module.replace(/^#web\//, "").replace(/^\.\//, "app/");

/** All that the given files import, directly or not, without what every page loads anyway. */
export function chunksOf(manifest: Manifest, files: readonly string[]): string[] {
  const known = closure(manifest, [ENTRY]);
  return [...closure(manifest, files)].filter((file) => !known.has(file)).map((file) => `/${file}`);
}

function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the manifest has no ${key}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return found;
}
