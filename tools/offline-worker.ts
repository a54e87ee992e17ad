/** Makes the service worker, and the shell of the game that it keeps for the time offline. */
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Manifest } from "vite";
import { home } from "./set-up.mjs";
import { filesOf } from "./web-pages.ts";

const ENTRY = "index.html";

/** What a player can read without a connection, and what every one of these screens needs. */
export const offlinePaths = ["/", "/cards", "/vault", "/card/:id", "/tutorial", "/rules"];
const alwaysNeeded = [
  "app/player-bar.tsx",
  "offline/offline.tsx",
  "offline/begin-offline.tsx",
  "offline/needs-connection.tsx",
  "ui/toaster.tsx",
];

type Parts = {
  /** The folder that the server sends to browsers. */
  files: string;
  manifest: Manifest;
  shell: string;
  /** The files that hold the screens of `offlinePaths`. */
  screens: readonly string[];
};

export async function writeOfflineWorker({ files, manifest, shell, screens }: Parts) {
  const shellFile = `/assets/offline-${hashOf(shell)}.html`;
  await writeFile(join(files, shellFile), shell);
  const needed = withDialogs(manifest, [...alwaysNeeded, ...screens]);
  const fonts = (manifest[ENTRY]?.assets ?? []).filter((file) => !file.includes("-ext-"));
  const all = [
    ...filesOf(manifest, [ENTRY, ...needed]),
    ...fonts.map((file) => `/${file}`),
    "/logo.svg",
  ].toSorted();
  await build({
    configFile: false,
    root: join(home, "web"),
    logLevel: "warn",
    publicDir: false,
    define: {
      SHELL: JSON.stringify(shellFile),
      FILES: JSON.stringify(all),
      VERSION: JSON.stringify(hashOf(shellFile + all.join())),
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

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** The given files and what they may ask for later, which is not what the whole app may ask for. */
function withDialogs(manifest: Manifest, files: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the manifest has no ${key}`);
    if (key === ENTRY || found.has(key)) return;
    found.add(key);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  for (const file of files) visit(file);
  return [...found];
}
