import { reloadFromServer } from "#web/lib/server-is-there.ts";
import { FailedState } from "#web/ui/empty-state.tsx";

/** A part of a screen whose code is missing, and a way to have it. */
export const NotLoaded = () => <FailedState onRetry={reloadFromServer} />;
