import { useForm } from "react-hook-form";
import { login } from "#contract/account.ts";
import { refuseSignIn } from "#game/account/sign-up.ts";
import { call } from "#web/lib/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { toast } from "#web/ui/toast.tsx";
import { loginFailed, signInRefused, welcomeBack } from "#web/words/account.ts";
import { enterGame } from "./enter-game.ts";

type LoginValues = { email: string; password: string };

export function LoginForm() {
  const { register, handleSubmit, setError, formState } = useForm<LoginValues>({
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    const refusal = refuseSignIn(values.email, values.password);
    if (refusal !== null) {
      const words = signInRefused(refusal);
      toast(words);
      const field = values.email.trim() === "" ? "email" : "password";
      setError(field, { message: words.description }, { shouldFocus: true });
      return;
    }
    try {
      await call(login, values);
      await enterGame(welcomeBack);
    } catch (error) {
      toast(loginFailed(error));
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register("email")}
      />
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
