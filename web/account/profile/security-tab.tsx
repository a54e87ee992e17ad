import { getSecurity } from "#contract/security.ts";
import { useAnswer } from "#web/lib/query.ts";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { TextLink } from "#web/ui/link.tsx";
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
  const security = useAnswer(getSecurity, {}, { isAskedAnew: true });
  return (
    <>
      <Unanswered query={security} title="Your protection did not load" size="h-48" />
      {security.data && <TwoFactor security={security.data} />}
      {security.data && <Passkeys passkeys={security.data.passkeys} />}
    </>
  );
}
