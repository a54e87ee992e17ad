import { countGrants, decideGrant, listGrants, type GrantOnWire } from "#contract/grants.ts";
import { useChange } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { decided } from "#web/words/admin.ts";
import { amountWords, playerWords } from "./grant-words.ts";

type GrantDialogProps = { grant: GrantOnWire; onClose: () => void };

/** What an admin requested and why; while the grant waits, another admin decides. */
export function GrantDialog({ grant, onClose }: GrantDialogProps) {
  const { players, askedBy, message, why, paid, leftOut, state, decidedBy } = grant;
  return (
    <Dialog
      title={amountWords(grant, grant.cardName)}
      description={`For each of ${playerWords(players)}, asked for by ${askedBy.name}`}
      onClose={onClose}
    >
      <dl className="mt-4 grid gap-2">
        <Fact name="The players read" text={message} />
        <Fact name="Why" text={why} />
        {["paying", "done"].includes(state) && (
          <Fact name="Have it" text={`${paid} of ${players}${leftOutWords(leftOut)}`} />
        )}
        {decidedBy !== null && <Fact name="Decided by" text={decidedBy} />}
      </dl>
      {state === "waiting" && <Decide grant={grant} onClose={onClose} />}
    </Dialog>
  );
}

const leftOutWords = (leftOut: number): string =>
  leftOut === 0 ? "" : `; ${leftOut} closed their accounts before`;

const Fact = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="break-words">{text}</dd>
  </div>
);

function Decide({ grant: { id, askedBy }, onClose }: GrantDialogProps) {
  const { user } = useUser();
  const isOwn = user?.id === askedBy.id;
  const decide = useChange(decideGrant, {
    touches: [listGrants, countGrants],
    ...decided,
    onDone: onClose,
  });
  const send = (agrees: boolean) => decide.mutate({ id, agrees });
  return (
    <>
      {isOwn && <p className="mt-4 text-muted">Another admin has to agree to it.</p>}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="danger" pending={decide.isPending} onClick={() => send(false)}>
          {isOwn ? "Call It Off" : "Refuse"}
        </Button>
        {!isOwn && (
          <Button pending={decide.isPending} onClick={() => send(true)}>
            Agree
          </Button>
        )}
      </div>
    </>
  );
}
