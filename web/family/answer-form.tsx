import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  approveChild,
  readApproval,
  refuseChild,
  type ApprovalRequestOnWire,
} from "#contract/family.ts";
import { invalidate, pressFor, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { answerNotGiven } from "#web/words/family.ts";
import { ChooseSwitches } from "./choose-switches.tsx";

type AnswerProps = {
  token: string;
  request: ApprovalRequestOnWire;
  /** With what the server says. */
  onAnswered: (words: string, isYes?: boolean) => void;
};

/** For the reader of the letter, who states by pressing to be an adult. No account is needed. */
export function SayYes({ token, request, onAnswered }: AnswerProps) {
  const [open, setOpen] = useState(request.open);
  const approve = useChange(approveChild, {
    onDone: ({ message }) => onAnswered(message, true),
    ...useRefused(),
  });
  return (
    <Panel title={`What ${nameOf(request)} may do`}>
      {request.hasOtherParent ? (
        <p>
          Another parent looks after {nameOf(request)} already, so what is open stays as it is. With
          an account of this address you can change it at any time.
        </p>
      ) : (
        <>
          <p className="mb-3 text-muted">
            Creating and collecting cards, playing against the computer and packs for coins are
            always open. You can change the rest at any time.
          </p>
          <ChooseSwitches open={open} onChange={setOpen} />
        </>
      )}
      <p className="my-4 text-sm">
        By saying yes you confirm that you are an adult and a parent or guardian of{" "}
        {nameOf(request)}. We write to you once more tomorrow; that letter can take it back.
      </p>
      <Button {...pressFor(approve, { token, open, isAdult: true })}>
        I Am an Adult and I Say Yes
      </Button>
    </Panel>
  );
}

/** Another parent may have answered meanwhile, or the time is over: the page asks anew. */
function useRefused() {
  const client = useQueryClient();
  return {
    refusedToast: answerNotGiven,
    onRefused: () => void invalidate(client, readApproval),
  };
}

/** For every reader of the letter; saying no needs no account. */
export function SayNo({ token, request, onAnswered }: AnswerProps) {
  const [asked, setAsked] = useState<"no" | "wrong_address" | null>(null);
  const refuse = useChange(refuseChild, {
    onDone: ({ message }) => onAnswered(message),
    ...useRefused(),
  });
  const name = nameOf(request);
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="ghost" onClick={() => setAsked("no")}>
        Say No
      </Button>
      <Button look="ghost" onClick={() => setAsked("wrong_address")}>
        I Do Not Know {name}
      </Button>
      {asked !== null && (
        <ConfirmDialog
          title={asked === "no" ? `Say no to ${name}?` : `You do not know ${name}?`}
          description={asked === "no" ? noMeans(request) : ASTRAY}
          confirmLabel={asked === "no" ? "Say No" : "Forget My Address"}
          look={asked === "no" ? "danger" : "gold"}
          pending={refuse.isPending}
          onConfirm={() => refuse.mutate({ token, why: asked })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

const ASTRAY =
  "Then the letter went to the wrong address. We forget yours, and the child can ask somebody else.";

const noMeans = (request: ApprovalRequestOnWire): string =>
  request.noErases
    ? `The account is closed at once. Everything that ${nameOf(request)} has entered is erased: address, names, words and pictures of cards.`
    : `${nameOf(request)} is told that you said no. The account stays as it is.`;

/** The first name where the child has said one, else the name on its own screen. */
export const nameOf = ({ firstName, username }: ApprovalRequestOnWire): string =>
  firstName ?? username;
