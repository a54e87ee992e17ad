import type { ComponentType } from "react";
import type { ContentProps } from "#web/tutorial/items.tsx";
import { componentName } from "./component-name.ts";

const files = import.meta.glob<Record<string, ComponentType<ContentProps>>>(
  ["./*/*-page.tsx", "!./app/*"],
  { base: "../" },
);

/** Fetches the component of a page that visitors get as HTML; `file` is as in the screen table. */
export async function loadPrerendered(file: string): Promise<ComponentType<ContentProps>> {
  const load = files[`./${file}`];
  if (!load) throw new Error(`web/${file} is no page.`);
  return (await load())[componentName(file)]!;
}
