/**
 * The app for Node. tools/build/build-web.ts asks it for pages as visitors see them; the server asks
 * it for those pages again when their content items or the settings have changed.
 */
import { prerender } from "react-dom/static";
import type { ComponentType, ReactNode } from "react";
import type { Content } from "#web/tutorial/items.tsx";
import { componentName } from "./component-name.ts";
import { Frame } from "./frame.tsx";
import { findScreen } from "./paths.ts";
import { PrerenderedPage } from "./prerendered-page.tsx";
import { loadPrerendered } from "./prerendered.ts";

const placeholders = import.meta.glob<Record<string, ComponentType>>("./**/*-placeholder.tsx", {
  base: "../",
  eager: true,
});

/** What stands in a player's page until the app is there; null where nothing does. */
export async function renderPlaceholder(path: string): Promise<string | null> {
  const file = findScreen(path)?.placeholder?.file;
  if (file === undefined) return null;
  const Placeholder = placeholders[`./${file}`]![componentName(file)]!;
  return render(
    <Frame bar={null}>
      <Placeholder />
    </Frame>,
  );
}

/** A visitor's page with these content items and these numbers and missions of the rules. */
export async function renderPage(path: string, content: Content): Promise<string> {
  const screen = findScreen(path);
  if (!screen?.prerendered) throw new Error(`${path} is not prerendered.`);
  const Component = await loadPrerendered(screen.prerendered.file);
  return render(<PrerenderedPage screen={screen} Component={Component} content={content} />);
}

async function render(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, {
    // Otherwise React hides what comes after the first 12.8 KB until a script moves it into place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  } as Parameters<typeof prerender>[1]);
  return new Response(prelude as BodyInit).text();
}
