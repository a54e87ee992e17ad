import { StrictMode, useEffect, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Content, ContentProps } from "#web/tutorial/items.tsx";
import { ScreenTitle } from "#web/ui/screen-title.ts";
import { Frame, VisitorBar } from "./frame.tsx";
import { findScreen, seenBy } from "./paths.ts";
import type { Screen } from "./screen-table.ts";

type PrerenderedPageProps = {
  screen: Screen;
  Component: ComponentType<ContentProps>;
  content: Content;
  onReady?: () => void;
};

/**
 * A page that is the same for every visitor. It knows neither the router nor the server's answers,
 * only the content that is written into it: its links load the next page.
 */
export function PrerenderedPage({ screen, Component, content, onReady }: PrerenderedPageProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <ScreenTitle value={seenBy(screen, false).title}>
        <Frame bar={<VisitorBar />}>
          <Component content={content} />
        </Frame>
      </ScreenTitle>
    </StrictMode>
  );
}

/** Resolves once the page answers to being pressed. */
export const hydratePage = (Component: ComponentType<ContentProps>): Promise<void> =>
  new Promise((ready) => {
    const screen = findScreen(location.pathname)!;
    const page = { screen, Component, content: contentOfPage(), onReady: ready };
    hydrateRoot(document.querySelector("#root")!, <PrerenderedPage {...page} />);
  });

function contentOfPage(): Content {
  const text = document.querySelector("script#content")?.textContent;
  return text ? (JSON.parse(text) as Content) : { items: [], settings: null, missions: null };
}
