import { Component, Suspense, type ReactNode } from "react";
import { reloadFromServer } from "#web/lib/server-is-there.ts";
import { isOfflineShell } from "#web/offline/shell-mark.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Spinner } from "#web/ui/progress.tsx";

type ScreenFrameProps = { address: string; children: ReactNode };

/** What stands around a screen: while its code is on its way, and when it breaks. */
export class ScreenFrame extends Component<ScreenFrameProps, { brokenAt: string | null }> {
  override state = { brokenAt: null };

  static getDerivedStateFromError() {
    return { brokenAt: location.pathname };
  }

  override render() {
    const { address, children } = this.props;
    // Another screen gets its own chance.
    if (this.state.brokenAt === address) {
      // Without a connection it is the screen's code that is missing.
      const Words = isOfflineShell() || !navigator.onLine ? NeedsConnection : Broken;
      return <Words />;
    }
    return <Suspense fallback={<LoadingScreen />}>{children}</Suspense>;
  }
}

const Broken = () => <FailedState title="This page broke" onRetry={reloadFromServer} />;
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
