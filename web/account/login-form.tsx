import { login } from "#contract/account.ts";
import { refuseSignIn } from "#game/account/sign-up.ts";
import { call } from "#web/lib/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { loginFailed, signInRefused, welcomeBack } from "#web/words/account.ts";
import { EmailField } from "./email-field.tsx";
import { useEntryForm } from "./use-entry-form.ts";

export function LoginForm() {
  const { register, submit, errors, isSubmitting } = useEntryForm({
    defaultValues: { email: "", password: "" },
    refuse: ({ email, password }) => refuseSignIn(email, password),
    refusedWords: signInRefused,
    fieldOf: (_, { email }) => (email.trim() === "" ? "email" : "password"),
    enter: async (values) => {
      await call(login, values);
      return welcomeBack;
    },
    failedWords: loginFailed,
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <EmailField registered={register("email")} error={errors.email?.message} />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register("password")}
      />
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
