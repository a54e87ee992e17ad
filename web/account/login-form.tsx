import { useState } from "react";
import { login } from "#contract/account.ts";
import { refuseSignIn } from "#game/account/sign-up.ts";
import { call, CallError, type SecondStep } from "#web/lib/call.ts";
import { canUsePasskeys } from "#web/shared/passkeys.ts";
import { Button } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { lazily, Nothing } from "#web/ui/later/lazily.tsx";
import { loginFailed, signInRefused, welcomeBack } from "#web/words/account.ts";
import { EmailField, emptyOf, PasswordField } from "./fields.tsx";
import { BringBack } from "./own-data/bring-back.tsx";
import { useEntryForm } from "./use-entry-form.ts";

const PasskeySignIn = lazily(() => import("./passkey-sign-in.tsx"), "PasskeySignIn", {
  otherwise: Nothing,
  // As high as the button, so that nothing moves when it comes.
  meanwhile: <div className="mt-3 h-11" />,
});
const SecondFactorForm = lazily(() => import("./second-factor-form.tsx"), "SecondFactorForm");

type Credentials = { email: string; password: string };

/** A password, and what more the account asks for; or a passkey in the place of both. */
export function LoginForm() {
  const [step, setStep] = useState<SecondStep | null>(null);
  if (step) return <SecondFactorForm step={step} onClose={() => setStep(null)} />;
  return (
    <>
      <PasswordSignIn onSecondStep={setStep} />
      {canUsePasskeys() && <PasskeySignIn />}
    </>
  );
}

function PasswordSignIn({ onSecondStep }: { onSecondStep: (step: SecondStep) => void }) {
  /** A player who has deleted their account, and may still bring it back. */
  const [leaver, setLeaver] = useState<{ credentials: Credentials; words: string } | null>(null);
  const { field, submit, isSubmitting, refusedWords } = useEntryForm({
    defaultValues: { email: "", password: "" },
    refuse: ({ email, password }) => refuseSignIn(email, password),
    refusedWords: signInRefused,
    fieldsOf: (_, values) => emptyOf(values, ["email", "password"]),
    enter: async (values) => {
      try {
        await call(login, values);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.secondStep) {
          onSecondStep(error.secondStep);
          return null;
        }
        if (error.code === "account_leaves") {
          setLeaver({ credentials: values, words: error.toast });
        }
        throw error;
      }
      return welcomeBack;
    },
    failedWords: loginFailed,
  });
  if (leaver) {
    return (
      <BringBack
        {...leaver}
        onClose={() => setLeaver(null)}
        onReturned={() => {
          setLeaver(null);
          void submit();
        }}
      />
    );
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <EmailField isRequired {...field("email")} />
      <PasswordField label="Password" isRequired isCurrent {...field("password")} />
      <p className="-mt-2 text-right text-sm">
        <TextLink href="/forgot-password" className="inline-flex min-h-11 items-center">
          Forgot your password?
        </TextLink>
      </p>
      {refusedWords !== undefined && <p className="font-bold text-bad">{refusedWords}</p>}
      <Button type="submit" pending={isSubmitting}>
        Sign In
      </Button>
    </form>
  );
}
