/** The code of every screen, fetched when it is needed. Which path has which is in screen-table.ts. */
import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { componentName } from "./component-name.ts";
import { MissingCode } from "./missing-code.ts";
import { seenBy } from "./paths.ts";
import type { Screen } from "./screen-table.ts";

type ScreenCode = {
  load: () => Promise<unknown>;
  Component: LazyExoticComponent<ComponentType>;
};

const files = import.meta.glob<Record<string, ComponentType>>(
  [
    "./**/*-screen.tsx",
    "./app/pages/*-page.tsx",
    "./landing/*-page.tsx",
    "!./**/test-*",
    "!./admin/**",
  ],
  { base: "../" },
);

/** The back office brings its own list: no player's page carries it. */
async function loadAdminScreen(file: string) {
  const { adminFiles } = await import("./admin-screen-files.ts");
  const load = adminFiles[file];
  if (!load) throw new Error(`web/${file} is no screen.`);
  return load();
}

const missing = (cause: unknown): never => {
  throw new MissingCode("The code of a screen is missing.", { cause });
};

const codeByFile = new Map<string, ScreenCode>();

function remember(file: string, load: () => Promise<Record<string, ComponentType>>): ScreenCode {
  const name = componentName(file);
  const Component = lazy(async () => ({ default: (await load().catch(missing))[name]! }));
  const code = { load, Component };
  codeByFile.set(file, code);
  return code;
}

for (const [file, load] of Object.entries(files)) remember(file, load);

/** The code of what a visitor or a player sees at a path. */
export function screenCode(screen: Screen, isPlayer: boolean): ScreenCode {
  const { file } = seenBy(screen, isPlayer);
  const known = codeByFile.get(`./${file}`);
  if (known) return known;
  if (file.startsWith("admin/")) return remember(`./${file}`, () => loadAdminScreen(`./${file}`));
  throw new Error(`web/${file} is no screen.`);
}
