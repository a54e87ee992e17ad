import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import {
  acceptFriend,
  declineFriend,
  getFriends,
  takeBackRequest,
  type FriendRequestOnWire,
} from "#contract/friends.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { friendAccepted, requestDeclined, requestTakenBack } from "#web/words/friends.ts";

type RequestsProps = {
  received: readonly FriendRequestOnWire[];
  sent: readonly FriendRequestOnWire[];
};

/** Who wants to be a friend, and whom the player has asked; nothing while there is neither. */
export function Requests({ received, sent }: RequestsProps) {
  return (
    <>
      {received.length > 0 && (
        <Panel title="They Want to Be Your Friends" className="hero-fill">
          <ul className="divide-y divide-line">
            {received.map((request) => (
              <Received key={request.id} request={request} />
            ))}
          </ul>
        </Panel>
      )}
      {sent.length > 0 && (
        <Panel title="You Have Asked">
          <ul className="divide-y divide-line">
            {sent.map((request) => (
              <Sent key={request.id} request={request} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-3 py-3">
    <span className="min-w-0 font-bold wrap-anywhere">{name}</span>
    <span className="flex flex-wrap gap-3">{children}</span>
  </li>
);

type RequestProps = { request: FriendRequestOnWire };

function Received({ request: { id, name } }: RequestProps) {
  const accept = useChange(acceptFriend, { touches: [getFriends], ...friendAccepted });
  const decline = useChange(declineFriend, { touches: [getFriends], ...requestDeclined });
  return (
    <Row name={name}>
      <Button size="small" aria-label={`Yes to ${name}`} {...pressFor(accept, { id })}>
        <Check size={18} aria-hidden /> Yes
      </Button>
      <Button look="ghost" size="small" aria-label={`No to ${name}`} {...pressFor(decline, { id })}>
        <X size={18} aria-hidden /> No
      </Button>
    </Row>
  );
}

function Sent({ request: { id, name } }: RequestProps) {
  const takeBack = useChange(takeBackRequest, { touches: [getFriends], ...requestTakenBack });
  return (
    <Row name={name}>
      <Button
        look="ghost"
        size="small"
        aria-label={`Take back the request to ${name}`}
        {...pressFor(takeBack, { id })}
      >
        Take Back
      </Button>
    </Row>
  );
}
