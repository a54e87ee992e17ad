import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { buildWeb } from "./build-web.ts";

/** What a player's browser fetches for the time offline; most of it, the page has fetched before. */
const NEEDED_KB_MAX = 420;

let folder = "";
let worker = "";
let kept: string[] = [];

beforeAll(async () => {
  ({ folder } = await buildWeb());
  worker = await readFile(join(folder, "public/worker.js"), "utf8");
  kept = [...new Set(worker.match(/\/(?:assets\/[\w.-]+\.\w+|logo\.svg)/g))];
});

const read = (path: string) => readFile(join(folder, "public", path));

test("everything that the service worker keeps is there, and it is not much", async () => {
  const sizes = await Promise.all(kept.map(async (path) => gzipSync(await read(path)).length));
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;

  expect(kept.length).toBeGreaterThan(20);
  expect(kilobytes).toBeLessThan(NEEDED_KB_MAX);
});

test("it keeps the shell of its own version, without a player and without anything to ask for", async () => {
  const shellPath = kept.find((path) => path.endsWith(".html")) ?? "";
  const shell = (await read(shellPath)).toString();
  const [, version = ""] = /data-version="(\w+)"/.exec(shell) ?? [];

  expect(shell).toContain("<html data-offline");
  expect(shell).not.toContain('id="boot"');
  expect(shellPath).toContain(version);
  expect(worker).toContain(version);
  expect(await readFile(join(folder, "pages/shell.html"), "utf8")).toContain(version);
  const named = [...shell.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  expect(named.filter((path) => !kept.includes(path ?? ""))).toEqual([]);
});

test("every icon that the manifest and the pages name is there", async () => {
  const { icons, shortcuts } = JSON.parse((await read("manifest.webmanifest")).toString()) as {
    icons: { src: string }[];
    shortcuts: { icons: { src: string }[] }[];
  };
  const paths = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)].map(
    ({ src }) => src,
  );
  const page = await readFile(join(folder, "pages/index.html"), "utf8");

  expect(page).toContain('rel="manifest"');
  for (const path of [...paths, "/icons/apple-touch-icon.png"]) {
    expect((await stat(join(folder, "public", path))).size).toBeGreaterThan(1000);
  }
});
