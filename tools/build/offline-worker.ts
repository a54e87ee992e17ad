/** Makes the service worker, and the shell of the game that it keeps for the time offline. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Manifest } from "vite";
import { home } from "#tools/set-up.mjs";
import { screens } from "#web/app/screen-table.ts";
import { filesOf } from "./web-pages.ts";

const ENTRY = "index.html";

const everywhere = [
  "app/bar/player-bar.tsx",
  "app/background/background-tasks.tsx",
  "app/play-is-over.tsx",
  "offline/begin-offline.tsx",
  "ui/toaster.tsx",
];

const offlineScreens = screens.filter(({ offline }) => offline).map(({ file }) => file);

/** Everything that a player's browser needs without a connection. */
export function offlineFiles(manifest: Manifest): string[] {
  const wanted = withDialogs(manifest, [...everywhere, ...offlineScreens]);
  const chunks = filesOf(manifest, [ENTRY, ...wanted]);
  // Letters that only few names need are fetched when one has them.
  const fonts = (manifest[ENTRY]?.assets ?? []).filter((file) => !file.includes("-ext-"));
  return [...chunks, ...fonts.map((file) => `/${file}`), "/logo.svg"].toSorted();
}

/**
 * What may be asked for later and is not kept: pages that visitors get as HTML, whose script alone
 * fetches them, and what has nothing to show without the server.
 */
const notKept: ReadonlySet<string> = new Set([
  ...screens.flatMap(({ prerendered }) => prerendered?.file ?? []),
  "home/waiting-for-parent.tsx",
  "home/home-wallet.tsx",
  "collection/fusing/fuse-dialog.tsx",
  "packs/welcome/welcome-overlay.tsx",
  "shared/reports/report-dialog.tsx",
  "transfers/transfer-dialog.tsx",
  "notifications/notification-list.tsx",
  "nfts/nft-section.tsx",
  "nfts/conversion/convert-dialog.tsx",
  "nfts/withdrawal/withdraw-dialog.tsx",
]);

/** The given files and what they may ask for later, which is not what the whole app may ask for. */
function withDialogs(manifest: Manifest, files: readonly string[]): string[] {
  for (const file of notKept) if (!manifest[file]) throw new Error(`the manifest has no ${file}`);
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the manifest has no ${key}`);
    if (key === ENTRY || found.has(key)) return;
    found.add(key);
    const later = (chunk.dynamicImports ?? []).filter((file) => !notKept.has(file));
    for (const next of [...(chunk.imports ?? []), ...later]) visit(next);
  };
  for (const file of files) visit(file);
  return [...found];
}

/** Writes into the template of all pages which build they are of. */
export async function stampVersion(files: string, needed: readonly string[]): Promise<string> {
  const template = await readFile(join(files, ENTRY), "utf8");
  const hash = createHash("sha256").update(template + needed.join());
  const version = hash.digest("hex").slice(0, 12);
  const stamped = template.replace('data-version="dev"', `data-version="${version}"`);
  if (stamped === template) throw new Error("web/index.html has no place for the version");
  await writeFile(join(files, ENTRY), stamped);
  return version;
}

type Worker = {
  /** The folder that the server sends to browsers. */
  files: string;
  version: string;
  needed: readonly string[];
  shell: string;
};

export async function writeWorker({ files, version, needed, shell }: Worker): Promise<void> {
  const shellFile = `/assets/offline-${version}.html`;
  await writeFile(join(files, shellFile), shell);
  await build({
    configFile: false,
    root: join(home, "web"),
    logLevel: "warn",
    publicDir: false,
    define: {
      SHELL: JSON.stringify(shellFile),
      FILES: JSON.stringify(needed),
      VERSION: JSON.stringify(version),
    },
    build: {
      target: "baseline-widely-available",
      outDir: files,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(home, "web/offline/worker.ts"),
        output: { format: "iife", entryFileNames: "worker.js" },
      },
    },
  });
}
