import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What somebody who asks for a path gets: its screen, the way to /login, or the 404 screen. */
export type PathAnswer = "screen" | "login" | "missing";

type SiteRoute = {
  path: string;
  pattern: RegExp;
  forVisitors: PathAnswer;
  forPlayers: PathAnswer;
  /** The files that its screen needs besides the app itself. */
  chunks: readonly string[];
  /** The first picture that a player sees there. */
  picture?: string | null;
  /** What a player sees there until the app is ready. */
  firstSight?: string | null;
};

export type Site = {
  routes: readonly SiteRoute[];
  /** The files of the screen that visitors are sent to. */
  loginChunks: readonly string[];
  /** The files that every screen of a player needs. */
  playerChunks: readonly string[];
  /** The page without content, with a mark in its head. */
  shell: string;
  /** Whole pages for visitors, by path. */
  finished: ReadonlyMap<string, FinishedPage>;
  /** The file of the program that renders them. */
  renderer: string;
};

export type FinishedPage = {
  /** As it is without any content item. */
  html: string;
  /** The types of content items that it shows, and the page with marks where they belong. */
  content: readonly string[];
  frame: string;
};

type RoutesFile = {
  playerChunks: string[];
  renderer: string;
  routes: (Omit<SiteRoute, "pattern"> & {
    pattern: string;
    page: string | null;
    frame: string | null;
    content: string[];
  })[];
};

export function openSite(folder: string): Site {
  const { routes, playerChunks, renderer } = JSON.parse(read(folder, "routes.json")) as RoutesFile;
  const finished = routes.flatMap(({ path, page, frame, content }) => {
    if (page === null) return [];
    const marked = frame === null ? "" : read(folder, frame);
    return [[path, { html: read(folder, page), frame: marked, content }] as const];
  });
  const known = routes.map((route) => ({ ...route, pattern: new RegExp(route.pattern) }));
  return {
    routes: known,
    loginChunks: known.find(({ path }) => path === "/login")?.chunks ?? [],
    playerChunks,
    shell: read(folder, "pages/shell.html"),
    finished: new Map(finished),
    renderer: join(folder, renderer),
  };
}

function read(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), "utf8");
  } catch (cause) {
    throw new Error(`The web client is not built: run "node tools/build/build-web.ts".`, { cause });
  }
}
