import { useState } from "react";
import { useForm } from "react-hook-form";
import { forgotPassword } from "#contract/account.ts";
import { isEmail, plainAddress } from "#game/account/email-address.ts";
import { call } from "#web/lib/call.ts";
import { Button } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { toast } from "#web/ui/toast.tsx";
import { letterNotSent } from "#web/words/account.ts";
import { signUpRemarks } from "#texts/en/account.ts";
import { AuthFrame, FormFoot } from "./auth-frame.tsx";
import { EmailField, fieldsOf, markRefused } from "./fields.tsx";

export function ForgotPasswordScreen() {
  const [sentWords, setSentWords] = useState<string | null>(null);
  return (
    <AuthFrame intro="We send you a link to set a new one.">
      {sentWords === null ? (
        <ForgotPasswordForm onSent={setSentWords} />
      ) : (
        <p role="status" className="text-lg">
          {sentWords}
        </p>
      )}
      <FormFoot>
        <TextLink href="/login">Back to sign in</TextLink>
      </FormFoot>
    </AuthFrame>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (words: string) => void }) {
  const form = useForm({ defaultValues: { email: "" } });
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      onSent((await call(forgotPassword, { email: email.trim() })).message);
    } catch (error) {
      toast(letterNotSent(error));
      markRefused(form, error);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <EmailField
        {...fieldsOf(form)("email", {
          validate: (email) => isEmail(plainAddress(email)) || signUpRemarks.bad_email,
        })}
      />
      <Button type="submit" pending={form.formState.isSubmitting}>
        Send the Link
      </Button>
    </form>
  );
}
