import { MonitorSmartphone } from "lucide-react";
import type * as z from "zod/mini";
import { endSession, listSessions, type session } from "#contract/account.ts";
import { endOtherSessions } from "#contract/security.ts";
import { momentOf } from "#web/lib/own-time.ts";
import { pressFor, useAnswer, useChange } from "#web/lib/query.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { deviceSignedOut, othersSignedOut } from "#web/words/profile.ts";

type Session = z.output<typeof session>;

/** Where the player is signed in. */
export function Sessions() {
  const sessions = useAnswer(listSessions);
  const end = useChange(endSession, { touches: [listSessions], ...deviceSignedOut });
  return (
    <Panel title="Your Devices">
      <Unanswered query={sessions} title="Your devices did not load" size="h-24" />
      <ul className="divide-y divide-line">
        {sessions.data?.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Device session={session} />
            {!session.current && (
              <Button
                look="ghost"
                size="small"
                aria-label={`Sign out ${session.device}`}
                pending={end.isPending && end.variables.id === session.id}
                onClick={() => end.mutate({ id: session.id })}
              >
                Sign Out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.data && sessions.data.length > 1 && <SignOutOthers />}
    </Panel>
  );
}

function SignOutOthers() {
  const end = useChange(endOtherSessions, { touches: [listSessions], ...othersSignedOut });
  return (
    <Button look="ghost" className="mt-3" {...pressFor(end, {})}>
      Sign Out All Others
    </Button>
  );
}

function Device({ session: { device, createdAt, lastSeenAt, current } }: { session: Session }) {
  return (
    <div className="flex min-w-60 grow basis-0 items-center gap-4">
      <MonitorSmartphone size={26} aria-hidden className="text-violet" />
      <div>
        <p className="flex flex-wrap items-center gap-2 font-bold">
          {device}
          {current && <Badge tone="good">This device</Badge>}
        </p>
        <p className="text-sm text-muted">
          Last seen {momentOf(lastSeenAt)}, signed in {momentOf(createdAt)}
        </p>
      </div>
    </div>
  );
}
