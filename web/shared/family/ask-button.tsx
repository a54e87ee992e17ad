import { useLocation } from "wouter";
import { askGuardian } from "#contract/family.ts";
import { wantable, type Wanted } from "#game/family/allowances.ts";
import { CallError } from "#web/lib/call.ts";
import type { AskableRefusal, Closed } from "#web/lib/closed.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { ASK_PARENT, guardianAsked, SEE_LETTER } from "#web/words/closed.ts";
import { useLetter } from "./use-letter.ts";

export type Askable = Closed & { refusal: AskableRefusal };

type AskButtonProps = { closed: Askable; onDone?: () => void };

/** The one button below what is closed: asks those who look after the player, or leads to naming one. */
export function AskButton({ closed: { capability, refusal }, onDone }: AskButtonProps) {
  const letter = useLetter(refusal);
  const wanted = wantable.find((each) => each === capability);
  if (refusal === "switched_off" && wanted) return <AskGuardian wanted={wanted} onDone={onDone} />;
  return (
    <ButtonLink href="/family/ask" onClick={onDone}>
      {letter ? SEE_LETTER : ASK_PARENT}
    </ButtonLink>
  );
}

type AskGuardianProps = { wanted: Wanted; onDone: (() => void) | undefined };

function AskGuardian({ wanted, onDone }: AskGuardianProps) {
  const [, navigate] = useLocation();
  const ask = useChange(askGuardian, {
    ...guardianAsked,
    onDone: () => onDone?.(),
    onRefused: (error) => {
      onDone?.();
      // The parent has said yes without an account, so that a new letter is the way to ask.
      if (error instanceof CallError && error.code === "no_guardian") navigate("/family/ask");
    },
  });
  return <Button {...pressFor(ask, { wanted })}>{ASK_PARENT}</Button>;
}
