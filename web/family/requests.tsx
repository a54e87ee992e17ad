import {
  answerRequest,
  listChildren,
  type ChildOnWire,
  type RequestOnWire,
} from "#contract/family.ts";
import { useChange } from "#web/lib/query.ts";
import { timeAgo, useNow } from "#web/shared/times.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { answerSaved } from "#web/words/family.ts";
import { wishes } from "#texts/en/family.ts";

/** What children would like, on top of all else. */
export function Requests({ list }: { list: readonly ChildOnWire[] }) {
  const open = list.flatMap((child) => child.requests.map((request) => ({ child, request })));
  if (open.length === 0) return null;
  return (
    <Panel title="Your children ask" className="hero-fill">
      <ul className="divide-y divide-line">
        {open.map(({ child, request }) => (
          <Request key={request.id} name={child.name} request={request} />
        ))}
      </ul>
    </Panel>
  );
}

function Request({ name, request }: { name: string; request: RequestOnWire }) {
  const now = useNow();
  const answer = useChange(answerRequest, { touches: [listChildren], ...answerSaved });
  const say = (isYes: boolean) => answer.mutate({ id: request.id, isYes });
  const wish = `${name} would like to ${wishes[request.wanted]}.`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <p className="min-w-0 grow basis-64">
        <span className="block text-lg font-bold wrap-anywhere">{wish}</span>
        <span className="text-sm text-muted">{timeAgo(request.askedAt, now)}</span>
      </p>
      <div className="flex gap-3">
        <Button aria-label={`Yes: ${wish}`} pending={answer.isPending} onClick={() => say(true)}>
          Yes
        </Button>
        <Button
          look="ghost"
          aria-label={`No: ${wish}`}
          pending={answer.isPending}
          onClick={() => say(false)}
        >
          No
        </Button>
      </div>
    </li>
  );
}
