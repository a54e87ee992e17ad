import { useState, type ReactNode } from "react";
import { HeartHandshake, MailCheck } from "lucide-react";
import { askParent, getParentAsked } from "#contract/family.ts";
import { isEmail, plainAddress } from "#game/account/email-address.ts";
import { withSingleSpaces } from "#game/lib/plain-name.ts";
import { isChildName } from "#game/family/child-name.ts";
import { ANSWER_DAYS, GUARDIANS_MAX } from "#game/family/approval.ts";
import { useLive } from "#web/lib/live.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { useTypedForm } from "#web/lib/use-typed-form.ts";
import { Button } from "#web/ui/button.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { Field, Form } from "#web/ui/field.tsx";
import { Spinner } from "#web/ui/progress.tsx";
import type { Toast } from "#web/ui/toast.tsx";
import {
  dayInWords,
  erasedUnless,
  parentAskedAgain,
  parentNotAsked,
  safeNameWords,
} from "#web/words/family.ts";
import { signUpRemarks } from "#texts/en/account.ts";
import { approvalRemarks } from "#texts/en/approval.ts";

type Then = { doneToast?: Toast; onDone?: () => void; onRefused?: (error: unknown) => void };

const useAsk = (then: Then) =>
  useChange(askParent, { touches: [getParentAsked], refusedToast: parentNotAsked, ...then });

/** A child names a parent, and sees what comes next. */
export function AskParent() {
  const { data, isLoadingError, refetch } = useLive(getParentAsked, {}, "family");
  const [isElse, setIsElse] = useState(false);
  const [isBack, setIsBack] = useState(false);
  if (isLoadingError) return <FailedState onRetry={refetch} />;
  if (!data) return <Spinner />;
  const { asked, guardians, eraseAt, safeName } = data;
  if (asked && !isElse) {
    return <LetterSent {...{ asked, eraseAt, isBack }} onSomebodyElse={() => setIsElse(true)} />;
  }
  const back = () => {
    setIsElse(false);
    setIsBack(true);
  };
  const form = <AskForm {...{ eraseAt, safeName }} onAsked={back} onBack={asked && back} />;
  if (guardians === 0) return form;
  return <LookedAfter>{guardians < GUARDIANS_MAX && form}</LookedAfter>;
}

const WhatFollows = ({ eraseAt }: { eraseAt: string | null }) =>
  eraseAt && <p className="font-bold">{erasedUnless(eraseAt)}</p>;

/** After a yes: the child requests what is still closed at the place where it stands. */
const LookedAfter = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-6">
    <p role="status" className="flex items-start gap-3">
      <HeartHandshake size={24} aria-hidden className="mt-0.5 flex-none text-violet" />
      <span>
        <b>Your parent has said yes.</b> If something is still closed, press it and ask again there.
      </span>
    </p>
    {children && (
      <details className="border-t border-line pt-2">
        <summary className="min-h-11 cursor-pointer content-center rounded-field font-bold">
          Ask a second parent too
        </summary>
        <div className="mt-3">{children}</div>
      </details>
    )}
  </div>
);

type AskFormProps = {
  eraseAt: string | null;
  safeName: string | null;
  onAsked: () => void;
  /** Back to the letter that is under way; null where there is none. */
  onBack: (() => void) | null;
};

function AskForm({ eraseAt, safeName, onAsked, onBack }: AskFormProps) {
  const { user } = useUser();
  const start = { firstName: user?.firstName ?? "", parentEmail: "" };
  const { values, field, mark, refuse } = useTypedForm(start);
  const ask = useAsk({ onDone: onAsked, onRefused: refuse });
  const submit = () => {
    const firstName = withSingleSpaces(values.firstName);
    const parentEmail = plainAddress(values.parentEmail);
    const found = {
      ...(!isChildName(firstName) && { firstName: approvalRemarks.bad_first_name }),
      ...(!isEmail(parentEmail) && { parentEmail: signUpRemarks.bad_email }),
    };
    mark(found);
    if (Object.keys(found).length === 0) ask.mutate({ parentEmail, firstName });
  };
  return (
    <Form onSend={submit} noValidate className="grid gap-4">
      <Field
        label="Your first name"
        name="firstName"
        autoComplete="given-name"
        isRequired
        {...field("firstName")}
        hint="So that your parent sees at once that it is you. Only they read it, and we forget it when they have answered."
      />
      <Field
        label="Your parent's e-mail address"
        name="parentEmail"
        type="email"
        autoComplete="off"
        isRequired
        {...field("parentEmail")}
        hint={`We write to it. Your parent has ${ANSWER_DAYS} days to answer.`}
      />
      <ul className="list-disc space-y-1 pl-5 text-muted">
        <li>Your parent reads what the game is and what we store.</li>
        <li>They choose what you may do, and say yes or no.</li>
        {safeName !== null && <li>{safeNameWords(safeName)}</li>}
        {eraseAt && <li>Until then you can create cards, collect them and play alone.</li>}
      </ul>
      <WhatFollows eraseAt={eraseAt} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={ask.isPending}>
          Send the Letter
        </Button>
        {onBack && (
          <Button look="ghost" onClick={onBack}>
            Back
          </Button>
        )}
      </div>
    </Form>
  );
}

type LetterSentProps = {
  asked: { parentEmail: string; answerUntil: string };
  eraseAt: string | null;
  /** It stands where the form stood. */
  isBack: boolean;
  onSomebodyElse: () => void;
};

/** On a phone the button of the form was far below it. */
const focus = (message: HTMLElement | null) => message?.focus();

function LetterSent({ asked, eraseAt, isBack, onSomebodyElse }: LetterSentProps) {
  const { parentEmail, answerUntil } = asked;
  const ask = useAsk({ doneToast: parentAskedAgain });
  return (
    <div className="grid gap-4">
      <p
        role="status"
        ref={isBack ? focus : null}
        tabIndex={-1}
        className="flex scroll-mt-52 items-start gap-3 outline-none"
      >
        <MailCheck size={24} aria-hidden className="mt-0.5 flex-none text-violet" />
        <span>
          We have written to <b className="break-all">{parentEmail}</b>. They can answer until{" "}
          {dayInWords(answerUntil)}. Tell them to look for our letter, also among the unwanted ones.
        </span>
      </p>
      <WhatFollows eraseAt={eraseAt} />
      <div className="flex flex-wrap gap-3">
        <Button look="ghost" {...pressFor(ask, { parentEmail })}>
          Send It Again
        </Button>
        <Button look="ghost" onClick={onSomebodyElse}>
          Ask Somebody Else
        </Button>
      </div>
    </div>
  );
}
