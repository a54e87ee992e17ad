import { DoorClosed } from "lucide-react";
import { useParams } from "wouter";
import { getPlayerPage } from "#contract/showcase.ts";
import { Guard } from "#web/app/guard.tsx";
import { LoadingScreen } from "#web/app/screen-frame.tsx";
import { isMissing, useAnswer } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { PlayerShowcase } from "#web/showcase/player-showcase.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";

/** The page of a player, for players and, while it is open, for visitors, who otherwise see the login. */
export function PlayerPage() {
  const { id = "" } = useParams<{ id: string }>();
  const { data, error, isLoadingError, refetch } = useAnswer(
    getPlayerPage,
    { id },
    { isAskedAnew: true },
  );
  const { isAuthenticated } = useUser();
  if (isMissing(error)) return isAuthenticated ? <ClosedPage /> : <Guard />;
  if (isLoadingError) return <FailedState title="This page did not load" onRetry={refetch} />;
  if (!data) return <LoadingScreen />;
  return (
    <Page title={data.name} back={isAuthenticated ? toProfile : toStart}>
      <PlayerShowcase page={data} />
    </Page>
  );
}

const toProfile = { href: "/profile", label: "Profile" };
const toStart = { href: "/", label: "Taleborn" };

const ClosedPage = () => (
  <Page back={toProfile}>
    <EmptyState Icon={DoorClosed} title="This page is closed">
      Its player shows it to friends only, or is no longer here.
    </EmptyState>
  </Page>
);
