import { useEffect } from "react";
import { useLocation } from "wouter";
import { keepWayBack } from "#web/lib/return-url.ts";
import { LOGIN } from "./screen-table.ts";

/** Stands in the place of a player's screen for a visitor who is not signed in. */
export function Guard() {
  const [, navigate] = useLocation();
  useEffect(() => {
    keepWayBack(location);
    navigate(LOGIN, { replace: true });
  }, [navigate]);
  return (
    <p role="status" className="px-4 py-24 text-center text-lg text-muted">
      Redirecting to login...
    </p>
  );
}
