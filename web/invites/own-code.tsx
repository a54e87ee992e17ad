import { Share2, Ticket } from "lucide-react";
import { generateInvite, inviteStatus, type InviteStatus } from "#contract/invites.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { CodeToShow } from "#web/shared/codes/code-to-show.tsx";
import { CopyButton } from "#web/shared/codes/copy-button.tsx";
import { OpenButton } from "#web/shared/family/open-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { codeGenerated, howManyFriends, inviteMessage } from "#web/words/invites.ts";
import { copied } from "#web/words/sharing.ts";

/** The code that friends sign up with. */
export function OwnCode({ status }: { status: InviteStatus }) {
  const { inviteCode, hasInviteCode, canGenerate } = status;
  const generate = useChange(generateInvite, { touches: [inviteStatus], ...codeGenerated });
  const button = (label: string) => (
    <OpenButton needs="invites" {...pressFor(generate, {})}>
      {label}
    </OpenButton>
  );
  return (
    <Panel title="Your Invite Code">
      {inviteCode !== null && <CodeInUse status={status} code={inviteCode} />}
      {inviteCode === null && (
        <EmptyState
          Icon={Ticket}
          title="You have no code yet"
          action={canGenerate && button("Generate Code")}
        >
          It takes a moment to make one. Then share it with your friends.
        </EmptyState>
      )}
      {inviteCode !== null && !hasInviteCode && canGenerate && (
        <div className="mt-6 grid justify-items-center gap-3 border-t border-line pt-6 text-center">
          <p>This code is used up. You can make another one for more friends.</p>
          {button("Generate Another Code")}
        </div>
      )}
    </Panel>
  );
}

type CodeInUseProps = { status: InviteStatus; code: string };

function CodeInUse({ status, code }: CodeInUseProps) {
  const { hasInviteCode, invitesUsed, maxInvites } = status;
  const path = `/signup?invite=${code}`;
  const link = location.origin + path;
  const message = inviteMessage(code, link);
  return (
    <div className="space-y-6">
      {hasInviteCode && (
        <>
          <CodeToShow code={code} path={path} expiresAt={null} />
          <div className="flex flex-wrap justify-center gap-3">
            <CopyButton text={link} label="Copy Link" words={copied} />
            <CopyButton text={message} label="Copy Message" words={copied} />
            {canShare() && (
              <Button look="ghost" size="small" onClick={() => void share(message)}>
                <Share2 size={18} aria-hidden /> Share…
              </Button>
            )}
          </div>
        </>
      )}
      <div>
        <p className="mb-2 flex flex-wrap justify-between gap-x-4 font-bold">
          <span>Friends with this code</span>
          <span className="text-muted">
            {invitesUsed} of {maxInvites}
          </span>
        </p>
        <Progress label="Friends with this code" value={invitesUsed} max={maxInvites} />
        <p className="mt-2 text-sm text-muted">{howManyFriends}</p>
      </div>
    </div>
  );
}

const canShare = (): boolean => "share" in navigator;

/** The device's own way of sharing. A player who closes it has changed their mind, no more. */
const share = (text: string): Promise<void> => navigator.share({ text }).catch(() => undefined);
