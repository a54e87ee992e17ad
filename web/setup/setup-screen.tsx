import { checkSetupLink } from "#contract/setup.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "#web/lib/call.ts";
import { useUser } from "#web/lib/session.tsx";
import { useParam } from "#web/lib/use-param.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ClaimGame } from "./claim-game.tsx";
import { SetupParts } from "./setup-parts.tsx";

/** Where the link leads that a new game prints; later admins look here whether everything works. */
export function SetupScreen() {
  const { user } = useUser();
  const token = useParam("token") ?? "";
  return (
    <Page width="narrow">{user?.role === "admin" ? <SetupParts /> : <Link token={token} />}</Page>
  );
}

function Link({ token }: { token: string }) {
  const { data, isLoading, isError, refetch } = useQuery({
    queryKey: [checkSetupLink.path, token],
    queryFn: () => call(checkSetupLink, { token }),
    enabled: token !== "",
  });
  if (isLoading) return <Skeleton className="h-40" />;
  if (isError) return <FailedState title="The link was not checked" onRetry={refetch} />;
  return data?.works ? <ClaimGame token={token} /> : <DeadLink />;
}

const DeadLink = () => (
  <Panel title="This link does not work">
    <p className="mb-4 text-muted">
      It works once, until the game starts anew, and not at all as soon as there is an admin. Look
      at the console of the game: without an admin it prints a new link at every start.
    </p>
    <ButtonLink href="/">Return Home</ButtonLink>
  </Panel>
);
