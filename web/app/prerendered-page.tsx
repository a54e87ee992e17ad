import { StrictMode, useEffect, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import type { ContentItemOnWire } from "#contract/content.ts";
import type { ContentProps } from "#web/tutorial/items.tsx";
import { Frame, VisitorBar } from "./frame.tsx";

type FinishedPageProps = {
  Screen: ComponentType<ContentProps>;
  items: readonly ContentItemOnWire[];
  onReady?: () => void;
};

/**
 * A page that is the same for every visitor. It knows neither the router nor the server's answers,
 * only the content items that are written into it: its links load the next page.
 */
export function PrerenderedPage({ Screen, items, onReady }: FinishedPageProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <Frame bar={<VisitorBar />}>
        <Screen content={{ items }} />
      </Frame>
    </StrictMode>
  );
}

/** Resolves once the page answers to being pressed. */
export const bringToLife = (Screen: ComponentType<ContentProps>): Promise<void> =>
  new Promise((ready) => {
    const page = <PrerenderedPage Screen={Screen} items={itemsOfPage()} onReady={ready} />;
    hydrateRoot(document.querySelector("#root")!, page);
  });

function itemsOfPage(): ContentItemOnWire[] {
  const text = document.querySelector("script#content")?.textContent;
  return text ? (JSON.parse(text) as ContentItemOnWire[]) : [];
}
