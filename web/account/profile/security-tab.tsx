import { getSecurity } from "#contract/security.ts";
import { useAnswer } from "#web/lib/query.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Passkeys } from "./passkeys.tsx";
import { Sessions } from "./sessions.tsx";
import { SignInHistory } from "./sign-in-history.tsx";
import { TwoFactor } from "./two-factor.tsx";

export const SecurityTab = () => (
  <div className="space-y-6">
    <Protection />
    <Sessions />
    <SignInHistory />
    <p>
      <TextLink href="/profile?tab=account">Change your password</TextLink>
    </p>
  </div>
);

function Protection() {
  const { data, isLoading, isLoadingError, refetch } = useAnswer(
    getSecurity,
    {},
    { isAskedAnew: true },
  );
  return (
    <>
      {isLoading && <Skeleton className="h-48" />}
      {isLoadingError && <FailedState title="Your protection did not load" onRetry={refetch} />}
      {data && <TwoFactor security={data} />}
      {data && <Passkeys passkeys={data.passkeys} />}
    </>
  );
}
