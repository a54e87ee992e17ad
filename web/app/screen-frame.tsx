import { Component, Suspense, useEffect, type ReactNode } from "react";
import { reloadFromServer } from "#web/lib/server-is-there.ts";
import { isOfflineShell } from "#web/offline/shell-mark.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Spinner } from "#web/ui/progress.tsx";
import { MissingCode } from "./missing-code.ts";
import { reloadOnce } from "./reload-once.ts";

type ScreenFrameProps = { address: string; children: ReactNode };
type ScreenFrameState = { brokenAt: string | null; isMissing: boolean };

const ASK_AGAIN_MS = 5_000;

/** What stands around a screen: while its code is on its way, and when it breaks. */
export class ScreenFrame extends Component<ScreenFrameProps, ScreenFrameState> {
  override state = { brokenAt: null, isMissing: false };

  static getDerivedStateFromError(error: unknown): ScreenFrameState {
    return { brokenAt: location.pathname, isMissing: error instanceof MissingCode };
  }

  override render() {
    const { address, children } = this.props;
    // Another screen gets its own chance.
    if (this.state.brokenAt === address) {
      // Without a connection it is the screen's code that is missing.
      if (isOfflineShell() || !navigator.onLine) return <NeedsConnection />;
      return this.state.isMissing ? <Missing /> : <Broken />;
    }
    return <Suspense fallback={<LoadingScreen />}>{children}</Suspense>;
  }
}

const Broken = () => <FailedState title="This page broke" onRetry={reloadFromServer} />;

/** As soon as the server is there again the page fetches itself and its code anew. */
function Missing() {
  useEffect(() => {
    void reloadOnce();
    const timer = setInterval(() => void reloadOnce(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return <Broken />;
}

const NeedsConnection = lazily(() => import("#web/offline/begin-offline.tsx"), "NeedsConnection", {
  otherwise: Broken,
});

export function LoadingScreen() {
  return (
    <div role="status" className="grid min-h-[70dvh] place-content-center justify-items-center">
      <span className="text-violet">
        <Spinner size={40} />
      </span>
      <p className="mt-4 font-display text-3xl">Taleborn</p>
      <p className="text-muted">Loading</p>
    </div>
  );
}
