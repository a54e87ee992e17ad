import { login } from "#contract/account.ts";
import { refuseSignIn } from "#game/account/sign-up.ts";
import { call } from "#web/lib/call.ts";
import { Button } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { loginFailed, signInRefused, welcomeBack } from "#web/words/account.ts";
import { EmailField, emptyOf, PasswordField } from "./fields.tsx";
import { useEntryForm } from "./use-entry-form.ts";

export function LoginForm() {
  const { field, submit, isSubmitting } = useEntryForm({
    defaultValues: { email: "", password: "" },
    refuse: ({ email, password }) => refuseSignIn(email, password),
    refusedWords: signInRefused,
    fieldsOf: (_, values) => emptyOf(values, ["email", "password"]),
    enter: async (values) => {
      await call(login, values);
      return welcomeBack;
    },
    failedWords: loginFailed,
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <EmailField isRequired {...field("email")} />
      <PasswordField label="Password" isRequired isCurrent {...field("password")} />
      <p className="-mt-2 text-right text-sm">
        <TextLink href="/forgot-password" className="inline-flex min-h-11 items-center">
          Forgot your password?
        </TextLink>
      </p>
      <Button type="submit" pending={isSubmitting}>
        Sign In
      </Button>
    </form>
  );
}
