/** The code of every screen, fetched when it is needed. Which path has which is in screen-table.ts. */
import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { componentName } from "./component-name.ts";
import { seenBy } from "./paths.ts";
import type { Screen } from "./screen-table.ts";

type ScreenCode = {
  load: () => Promise<unknown>;
  Component: LazyExoticComponent<ComponentType>;
};

const files = import.meta.glob<Record<string, ComponentType>>(
  ["./**/*-screen.tsx", "./app/pages/*-page.tsx", "./landing/*-page.tsx", "!./**/test-*"],
  { base: "../" },
);

const codeByFile = new Map<string, ScreenCode>();
for (const [file, load] of Object.entries(files)) {
  const name = componentName(file);
  const Component = lazy(async () => ({ default: (await load())[name]! }));
  codeByFile.set(file, { load, Component });
}

/** The code of what a visitor or a player sees at a path. */
export function screenCode(screen: Screen, isPlayer: boolean): ScreenCode {
  const { file } = seenBy(screen, isPlayer);
  const code = codeByFile.get(`./${file}`);
  if (!code) throw new Error(`web/${file} is no screen.`);
  return code;
}
