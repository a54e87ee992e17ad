import { useState } from "react";
import { useForm } from "react-hook-form";
import { resetPassword } from "#contract/account.ts";
import { PASSWORD_MIN, passwordLength } from "#game/account/sign-up.ts";
import { call } from "#web/lib/call.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink, TextLink } from "#web/ui/link.tsx";
import { toast } from "#web/ui/toast.tsx";
import { passwordNotReset } from "#web/words/account.ts";
import { signUpRemarks } from "#texts/en/account.ts";
import { useParam } from "#web/lib/use-param.ts";
import { AuthFrame, FormFoot } from "./auth-frame.tsx";
import { fieldsOf, markRefused, PasswordField } from "./fields.tsx";

export function ResetPasswordScreen() {
  const token = useParam("token") ?? "";
  const [doneWords, setDoneWords] = useState<string | null>(null);
  return (
    <AuthFrame>
      {token === "" && <NoToken />}
      {token !== "" && doneWords === null && <ResetForm token={token} onDone={setDoneWords} />}
      {doneWords !== null && (
        <div role="status" className="grid gap-5">
          <p className="text-lg">{doneWords}</p>
          <ButtonLink href="/login">Sign In</ButtonLink>
        </div>
      )}
    </AuthFrame>
  );
}

function NoToken() {
  return (
    <>
      <p>This link is not complete. Please open it again from our e-mail, or ask for a new one.</p>
      <FormFoot>
        <TextLink href="/forgot-password">Ask for a new link</TextLink>
      </FormFoot>
    </>
  );
}

type ResetFormProps = { token: string; onDone: (words: string) => void };

function ResetForm({ token, onDone }: ResetFormProps) {
  const form = useForm({ defaultValues: { password: "", confirmation: "" } });
  const field = fieldsOf(form);
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      onDone((await call(resetPassword, { token, password })).message);
    } catch (error) {
      toast(passwordNotReset(error));
      markRefused(form, error);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <PasswordField
        label="New Password"
        hint={`At least ${PASSWORD_MIN} characters.`}
        {...field("password", {
          validate: (text) =>
            passwordLength(text) >= PASSWORD_MIN || signUpRemarks.password_too_short,
        })}
      />
      <PasswordField
        label="Confirm Password"
        {...field("confirmation", {
          validate: (text, { password }) => text === password || signUpRemarks.password_mismatch,
        })}
      />
      <Button type="submit" pending={form.formState.isSubmitting}>
        Set New Password
      </Button>
    </form>
  );
}
