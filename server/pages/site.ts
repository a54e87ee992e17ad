/** What the build made of the web client, in the folder .cache/web/. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ScreenPath, Screen } from "#web/app/screen-table.ts";

const nothing: BuiltScreen = {
  chunks: [],
  visitorChunks: [],
  placeholder: null,
  prerendered: null,
};

export const builtScreen = (site: Site, screen: Screen | null): BuiltScreen =>
  (screen && site.screens.get(screen.path)) ?? nothing;

/** What was made of one screen. */
type BuiltScreen = {
  /** The files that it needs besides the app itself. */
  chunks: readonly string[];
  /** Those of what visitors see instead. */
  visitorChunks: readonly string[];
  /** What a player sees there until the app is ready. */
  placeholder: string | null;
  /** The whole page, for visitors. */
  prerendered: PrerenderedFiles | null;
};

export type PrerenderedFiles = {
  /** As it is without any content item. */
  html: string;
  /** The page with marks where its content belongs. */
  frame: string;
};

export type Site = {
  screens: ReadonlyMap<ScreenPath, BuiltScreen>;
  /** The files that every screen of a player needs. */
  playerChunks: readonly string[];
  /** The page without content, with marks. */
  shell: string;
  /** The file of the program that renders visitors' pages. */
  renderer: string;
};

/** The file routes.json, which tools/build/build-web.ts writes. */
export type RoutesFile = {
  playerChunks: string[];
  renderer: string;
  routes: {
    path: ScreenPath;
    chunks: string[];
    visitorChunks: string[];
    placeholder: string | null;
    /** Names of files. */
    prerendered: { page: string; frame: string } | null;
  }[];
};

export function openSite(folder: string): Site {
  const { routes, playerChunks, renderer } = JSON.parse(read(folder, "routes.json")) as RoutesFile;
  const screens = routes.map(({ path, prerendered, ...rest }) => {
    const files = prerendered && {
      html: read(folder, prerendered.page),
      frame: read(folder, prerendered.frame),
    };
    return [path, { ...rest, prerendered: files }] as const;
  });
  return {
    screens: new Map(screens),
    playerChunks,
    shell: read(folder, "pages/shell.html"),
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
