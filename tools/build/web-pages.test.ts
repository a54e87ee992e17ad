import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import type { Manifest } from "vite";
import { standardSettings } from "#game/settings/settings.ts";
import { buildWeb } from "./build-web.ts";
import { filesOf } from "./web-pages.ts";

type Route = { path: string; prerendered: { page: string } | null; chunks: string[] };

let folder = "";
let routes: Route[] = [];
let playerChunks: string[] = [];
let manifest: Manifest = {};

beforeAll(async () => {
  ({ folder } = await buildWeb());
  ({ routes, playerChunks } = JSON.parse(await read("routes.json")) as {
    routes: Route[];
    playerChunks: string[];
  });
  manifest = JSON.parse(await read("manifest.json")) as Manifest;
});

const read = (file: string) => readFile(join(folder, file), "utf8");

async function kilobytes(files: Iterable<string>): Promise<number> {
  const texts = await Promise.all([...new Set(files)].map((file) => read(`public${file}`)));
  const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  return bytes / 1000;
}

const filesIn = (html: string, ending: string) =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]
    .map(([, file = ""]) => file)
    .filter((file) => file.endsWith(ending));

test.for([
  ["/", "Create amazing cards"],
  ["/tutorial", "How to Play"],
  ["/rules", "Rarity Chances"],
] as const)("%s is prerendered: its words are there without any script", async ([path, words]) => {
  const { prerendered } = routes.find((route) => route.path === path) ?? {};
  const html = await read(prerendered?.page ?? "");

  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain(words);
  expect(html).not.toContain("<template");
  expect(html.match(/<script(?! type="(module|application\/json)")/)).toBeNull();
});

test("what the build keeps renders a page with content items, as text", async () => {
  const { renderer } = JSON.parse(await read("routes.json")) as { renderer: string };
  const { renderPage } = (await import(pathToFileURL(join(folder, renderer)).href)) as {
    renderPage(path: string, content: object): Promise<string>;
  };
  const item = { id: "1", title: "<i>A</i> rule", content: "- <script>", type: "rule" };

  const body = await renderPage("/rules", {
    items: [item],
    settings: { ...standardSettings, shareCoins: 77 },
    missions: [{ type: "daily", rewards: { coins: 7_007, cards: 0 } }],
  });

  expect(body).toContain("&lt;i&gt;A&lt;/i&gt; rule");
  expect(body).toContain("<li>&lt;script&gt;</li>");
  expect(body).not.toContain("<script>");
  expect(body).toContain("77");
  expect(body).toContain("7,007");
  expect(await read("pages/rules.frame.html")).toMatch(/<!--head-->[^]*<!--app-->/);
});

/** Of 1000 bytes, as gzip makes them of code and of styles. */
const LIMITS_KB = {
  prerenderedToRead: 2.5,
  landingHydrated: 105,
  prerenderedHydrated: 110,
  homeOfPlayer: 146,
  /** A rival of the Tale Road has a whole duel with its computer, and all stories. */
  anyScreen: 206,
  /** With its tables, forms and charts. */
  ofOffice: 260,
  styles: 24,
};

const code = (files: readonly string[]) => kilobytes(files.filter((file) => file.endsWith(".js")));

test.for([
  ["index", "landing/landing-page.tsx"],
  ["tutorial", "tutorial/tutorial-page.tsx"],
  ["rules", "tutorial/rules-page.tsx"],
] as const)(
  "the page %s begins with almost no script, and is hydrated with little",
  async (row) => {
    const [page, screen] = row;
    const first = filesIn(await read(`pages/${page}.html`), ".js");
    const hydrated = filesOf(manifest, ["app/hydrate.ts", "app/prerendered-page.tsx", screen]);

    expect(await code(first)).toBeLessThan(LIMITS_KB.prerenderedToRead);
    const limit = page === "index" ? LIMITS_KB.landingHydrated : LIMITS_KB.prerenderedHydrated;
    expect(await code(hydrated)).toBeLessThan(limit);
  },
);

function limitOf(path: string): number {
  if (path.startsWith("/admin")) return LIMITS_KB.ofOffice;
  return path === "/" ? LIMITS_KB.homeOfPlayer : LIMITS_KB.anyScreen;
}

test("styles and the code of every screen stay small", async () => {
  const shell = await read("pages/shell.html");
  expect(await kilobytes(filesIn(shell, ".css"))).toBeLessThan(LIMITS_KB.styles);
  for (const { path, chunks } of routes) {
    const limit = limitOf(path);
    const weight = await code([...filesIn(shell, ".js"), ...chunks, ...playerChunks]);
    expect({ path, weight, fits: weight < limit }).toEqual({ path, weight, fits: true });
  }
});

test("no two files of code import each other, or one would run before what it needs", () => {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (manifest[from]?.imports ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });

  expect(Object.keys(manifest).filter((key) => reaches(key, key))).toEqual([]);
});

test("no browser loads the summaries of calls", async () => {
  const files = Object.values(manifest).map(({ file }) => file);
  const scripts = files.filter((file) => file.endsWith(".js"));
  const text = (await Promise.all(scripts.map((file) => read(`public/${file}`)))).join("\n");

  expect(text.includes("POST /api/auth/login")).toBe(true);
  expect(/summary:["`']/.test(text)).toBe(false);
});
