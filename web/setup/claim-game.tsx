import { useEffect } from "react";
import { currentUser } from "#contract/account.ts";
import { becomeFirstAdmin, readSetup } from "#contract/setup.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { keepPlace } from "#web/lib/return-url.ts";
import { useUser } from "#web/lib/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { isFirstAdmin } from "#web/words/setup.ts";

/** For the visitor with the link: first an account, then the account becomes an admin's. */
export function ClaimGame({ token }: { token: string }) {
  const { user } = useUser();
  return user ? <Claim token={token} username={user.username} /> : <AccountFirst />;
}

function AccountFirst() {
  // After the sign-in it goes on here.
  useEffect(() => keepPlace(location), []);
  return (
    <Panel title="Your game is running">
      <p className="mb-4">
        Now it needs somebody who looks after it. Make an account, or sign in to the one that you
        have: then you come back here.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/signup">Create an Account</ButtonLink>
        <ButtonLink look="ghost" href="/login">
          Sign In
        </ButtonLink>
      </div>
    </Panel>
  );
}

function Claim({ token, username }: { token: string; username: string }) {
  const claim = useChange(becomeFirstAdmin, { touches: [currentUser, readSetup], ...isFirstAdmin });
  return (
    <Panel title="Be the first admin">
      <p className="mb-4">
        As an admin, {username} sees all players and deals, and changes what there is. Then this
        link is used up.
      </p>
      <Button {...pressFor(claim, { token })}>Make {username} the Admin</Button>
    </Panel>
  );
}
