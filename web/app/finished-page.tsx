import { StrictMode, useEffect, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { Frame, VisitorBar } from "./frame.tsx";

type FinishedPageProps = { Screen: ComponentType; onReady?: () => void };

/**
 * A page that is made when the client is built, and the same for every visitor. It knows neither
 * the router nor the server's answers: its links load the next page.
 */
export function FinishedPage({ Screen, onReady }: FinishedPageProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <Frame bar={<VisitorBar />}>
        <Screen />
      </Frame>
    </StrictMode>
  );
}

/** Resolves once the page answers to being pressed. */
export const bringToLife = (Screen: ComponentType): Promise<void> =>
  new Promise((ready) => {
    hydrateRoot(document.querySelector("#root")!, <FinishedPage Screen={Screen} onReady={ready} />);
  });
