import { useEffect } from "react";
import { FailedState } from "#web/ui/empty-state.tsx";
import { whenBack } from "./connection.ts";

/** Stands where a screen would be whose code is not in this browser. */
export function NeedsConnection() {
  useEffect(() => whenBack(() => location.reload()), []);
  return (
    <FailedState
      title="This page needs the connection"
      message="You are offline. It opens by itself as soon as the connection is back."
      onRetry={() => location.reload()}
    />
  );
}
