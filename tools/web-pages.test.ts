import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { buildWeb } from "./build-web.ts";
import { screenFiles } from "./web-pages.ts";

type Route = { path: string; page: string | null; chunks: string[] };

let folder = "";
let routes: Route[] = [];
let playerChunks: string[] = [];

beforeAll(async () => {
  ({ folder } = await buildWeb());
  ({ routes, playerChunks } = JSON.parse(await read("routes.json")) as {
    routes: Route[];
    playerChunks: string[];
  });
});

const read = (file: string) => readFile(join(folder, file), "utf8");

async function kilobytes(files: Iterable<string>): Promise<number> {
  const texts = await Promise.all([...new Set(files)].map((file) => read(`public${file}`)));
  const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  return bytes / 1024;
}

const filesIn = (html: string, ending: string) =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]
    .map(([, file = ""]) => file)
    .filter((file) => file.endsWith(ending));

test("a screen is found by its own line or by the name of a screen that others share", () => {
  const files = screenFiles(`
    const soon = screen("SoonScreen", () => import("./soon-screen.tsx"));
    export const landing = screen("LandingScreen", () => import("#web/landing/landing-screen.tsx"));
    export const screens = {
      "/": screen("HomeScreen", () => import("#web/home/home-screen.tsx")),
      "/store": soon,
      "/card/:id": screen("CardDetailsScreen", () =>
        import("#web/collection/card-details-screen.tsx"),
      ),
    };`);

  expect(files.forPlayers("/")).toBe("home/home-screen.tsx");
  expect(files.forVisitors("/")).toBe("landing/landing-screen.tsx");
  expect(files.forPlayers("/store")).toBe("app/soon-screen.tsx");
  expect(files.forPlayers("/card/:id")).toBe("collection/card-details-screen.tsx");
  expect(() => files.forPlayers("/nope")).toThrow("/nope");
});

test.for([
  ["/", "Create amazing cards"],
  ["/tutorial", "How to Play"],
  ["/rules", "Rarity Chances"],
] as const)("%s is finished: its words are there without any script", async ([path, words]) => {
  const { page } = routes.find((route) => route.path === path) ?? {};
  const html = await read(page ?? "");

  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain(words);
  expect(html).not.toContain("<template");
  expect(html.match(/<script(?! type="(module|application\/json)")/)).toBeNull();
});

test("a visitor's first page begins with almost no script", async () => {
  const html = await read("pages/index.html");
  expect(await kilobytes(filesIn(html, ".js"))).toBeLessThan(2);
});

test("styles and the code of every screen stay small", async () => {
  const shell = await read("pages/shell.html");
  const app = filesIn(shell, ".js");

  expect(await kilobytes(filesIn(shell, ".css"))).toBeLessThan(16);
  for (const { path, chunks } of routes) {
    const files = [...app, ...chunks, ...playerChunks].filter((file) => file.endsWith(".js"));
    // oxlint-disable-next-line no-await-in-loop
    expect({ path, fits: (await kilobytes(files)) < 170 }).toEqual({ path, fits: true });
  }
});
