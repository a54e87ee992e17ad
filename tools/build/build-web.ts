/**
 * Makes the browser's part of the game, from web/ to .cache/web/: hashed and compressed files in
 * public/, whole pages in pages/, and routes.json, which tells the server what belongs to a path.
 * Nothing is done when nothing has changed since the last time.
 */
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest } from "vite";
import { compressFolder } from "./compress.ts";
import { screens, type Screen } from "#web/app/screen-table.ts";
import { writeEmulatorScript } from "./emulator-script.ts";
import { offlineFiles, stampVersion, writeWorker } from "./offline-worker.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { withoutSummaries } from "./without-summaries.ts";
import { iconUses, sharedChunks } from "./shared-chunks.ts";
import { chunksOf, pageWriter } from "./web-pages.ts";
import { stampOfSources } from "./web-stamp.mjs";

const root = join(import.meta.dirname, "../..");
const target = join(root, ".cache/web");

const OLD_ASSETS_MS = 86_400_000;
const OLD_RENDERERS = 4;

/** Pages are made before the server has said anything. */
const nothingYet = { items: [], settings: null, missions: null };

/** What web/app/prerender.tsx exports, once it is built for Node. */
type Prerender = {
  renderPage(path: string, content: typeof nothingYet): Promise<string>;
  renderPlaceholder(path: string): Promise<string | null>;
};

/** A second build at the same time waits for the first, and mostly finds it done. */
export async function buildWeb(): Promise<{ folder: string; isNew: boolean }> {
  await mkdir(dirname(target), { recursive: true });
  const isNew = await oneAtATime(`${target}.lock`, buildIfChanged);
  return { folder: target, isNew };
}

async function buildIfChanged(): Promise<boolean> {
  const stamp = stampOfSources();
  const last = await readFile(join(target, "stamp"), "utf8").catch(() => "");
  if (last === stamp) return false;

  const draft = `${target}.new`;
  const { NODE_ENV } = process.env;
  await rm(draft, { recursive: true, force: true });
  try {
    // Whatever started this, such as a test: React decides by it which of its two versions it is.
    process.env.NODE_ENV = "production";
    await buildInto(draft);
    await keepOldAssets(join(draft, "public/assets"));
    await keepOldRenderers(draft);
    await writeFile(join(draft, "stamp"), stamp);
    await takeThePlace(draft);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    await rm(draft, { recursive: true, force: true });
  }
  return true;
}

/** Two renames, so that a server which is running misses its files for a moment at most. */
async function takeThePlace(draft: string): Promise<void> {
  const old = `${target}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(target, old).catch(() => undefined);
  await rename(draft, target);
  await rm(old, { recursive: true, force: true });
}

async function buildInto(folder: string): Promise<void> {
  const files = join(folder, "public");
  const manifest = await buildForBrowser(files);
  const renderer = `${RENDERER}-${Date.now().toString(36)}`;
  const app = await buildForNode(join(folder, renderer));

  const needed = offlineFiles(manifest);
  const version = await stampVersion(files, needed);
  const writer = await pageWriter(files, manifest);
  await mkdir(join(folder, "pages"));
  await writeFile(join(folder, "pages/shell.html"), writer.shell());
  const prerender = async (screen: Screen) => {
    if (!screen.prerendered) return null;
    const body = await app.renderPage(screen.path, nothingYet);
    const { frame, page } = await writer.prerendered(screen, body);
    const names = { page: pageFile(screen.path), frame: frameFile(screen.path) };
    await writeFile(join(folder, names.page), page);
    await writeFile(join(folder, names.frame), frame);
    return names;
  };
  const routes = screens.map(async (screen) => ({
    path: screen.path,
    chunks: chunksOf(manifest, [screen.file]),
    visitorChunks: chunksOf(manifest, screen.visitor ? [screen.visitor.file] : []),
    placeholder: await app.renderPlaceholder(screen.path),
    prerendered: await prerender(screen),
  }));
  const table = {
    playerChunks: chunksOf(manifest, PLAYER_FILES),
    renderer: `${renderer}/prerender.js`,
    routes: await Promise.all(routes),
  };
  await writeFile(join(folder, "routes.json"), JSON.stringify(table, null, 1));

  await writeWorker({ files, version, needed, shell: writer.offlineShell() });
  await writeEmulatorScript(join(folder, "emulator"));

  await rename(join(files, ".vite/manifest.json"), join(folder, "manifest.json"));
  await rm(join(files, ".vite"), { recursive: true });
  await rm(join(files, "index.html"));
  await compressFolder(files);
}

const settings = { configFile: join(root, "web/vite.config.ts"), logLevel: "warn" } as const;

async function buildForBrowser(outDir: string): Promise<Manifest> {
  const icons = iconUses();
  const output = { codeSplitting: { groups: sharedChunks(icons) } };
  const plugins = [icons.plugin, withoutSummaries];
  await build({
    ...settings,
    plugins,
    build: { outDir, emptyOutDir: true, rolldownOptions: { output } },
  });
  const text = await readFile(join(outDir, ".vite/manifest.json"), "utf8");
  return JSON.parse(text) as Manifest;
}

/** The server renders with it too, whatever mode it runs in: so React itself is inside, the fast one. */
async function buildForNode(outDir: string): Promise<Prerender> {
  const ssr = join(root, "web/app/prerender.tsx");
  await build({
    ...settings,
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: { noExternal: true },
    build: { outDir, emptyOutDir: true, ssr, manifest: false, copyPublicDir: false },
  });
  return import(pathToFileURL(join(outDir, "prerender.js")).href) as Promise<Prerender>;
}

/** Such as pages/tutorial.html. */
const pageFile = (path: string) => `pages/${path.slice(1) || "index"}.html`;

/** The same page without its content, for the server to fill. */
const frameFile = (path: string) => pageFile(path).replace(".html", ".frame.html");

/**
 * Each build names the folder of its renderer anew. A server that still runs must not put what a
 * later version renders into its own frames.
 */
const RENDERER = "renderer";

/** What every screen of a player needs. */
const PLAYER_FILES = ["app/bar/player-bar.tsx"];

/** A page that is open, and a server that runs, go on asking for what they began with. */
async function keepOldAssets(folder: string): Promise<void> {
  const before = join(target, "public/assets");
  const names = await readdir(before).catch(() => []);
  const copies = names.map(async (name) => {
    const { mtimeMs } = await stat(join(before, name));
    if (Date.now() - mtimeMs > OLD_ASSETS_MS) return;
    // What is new in this build is left as it is.
    await cp(join(before, name), join(folder, name), { preserveTimestamps: true, force: false });
  });
  await Promise.all(copies);
}

/** A server that runs renders with what belongs to the frames that it has read. */
async function keepOldRenderers(folder: string): Promise<void> {
  const names = await readdir(target).catch(() => []);
  const old = names.filter((name) => name.startsWith(`${RENDERER}-`)).toSorted();
  const copies = old
    .slice(-OLD_RENDERERS)
    .map((name) => cp(join(target, name), join(folder, name), { recursive: true }));
  await Promise.all(copies);
}

if (process.argv[1] === import.meta.filename) {
  const start = performance.now();
  const { folder, isNew } = await buildWeb();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${relative(root, folder)}: ${isNew ? "built" : "nothing new"}, ${seconds} s`);
}
