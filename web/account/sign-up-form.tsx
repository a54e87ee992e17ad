import { useForm } from "react-hook-form";
import { useSearchParams } from "wouter";
import { signUp } from "#contract/account.ts";
import {
  PASSWORD_MIN,
  refuseSignUp,
  type SignUpForm as Form,
  type SignUpRefusal,
} from "#game/account/sign-up.ts";
import { call } from "#web/lib/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.tsx";
import { accountCreated, signUpFailed, signUpRefused } from "#web/words/account.ts";
import { enterGame } from "./enter-game.ts";
import { asCode, InviteField } from "./invite-field.tsx";

export type SignUpValues = Required<Form> & {
  firstName: string;
  lastName: string;
  inviteCode: string;
};

const blank: SignUpValues = {
  email: "",
  password: "",
  confirmation: "",
  username: "",
  firstName: "",
  lastName: "",
  inviteCode: "",
};

export function SignUpForm() {
  const [params] = useSearchParams();
  const fromLink = asCode(params.get("invite") ?? "");
  const { register, submit, errors, isSubmitting } = useSignUp(fromLink);
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register("email")}
      />
      <Field
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        hint="Other players see this name. Please do not use your real one."
        error={errors.username?.message}
        {...register("username")}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters.`}
        error={errors.password?.message}
        {...register("password")}
      />
      <Field
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register("confirmation")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First Name (optional)" autoComplete="given-name" {...register("firstName")} />
        <Field label="Last Name (optional)" autoComplete="family-name" {...register("lastName")} />
      </div>
      <InviteField registered={register("inviteCode")} fromLink={fromLink} />
      <AgeNote />
      <Button type="submit" pending={isSubmitting}>
        Create Account
      </Button>
    </form>
  );
}

function useSignUp(inviteCode: string) {
  const { register, handleSubmit, setError, formState } = useForm<SignUpValues>({
    defaultValues: { ...blank, inviteCode },
  });
  const submit = handleSubmit(async (values) => {
    const refusal = refuseSignUp(values);
    if (refusal !== null) {
      const words = signUpRefused(refusal);
      toast(words);
      const field = fieldOf(refusal, values);
      setError(field, { message: words.description }, { shouldFocus: true });
      return;
    }
    try {
      const { invite } = await call(signUp, payloadOf(values));
      await enterGame(accountCreated(values.username, invite));
    } catch (error) {
      toast(signUpFailed(error));
    }
  });
  return { register, submit, errors: formState.errors, isSubmitting: formState.isSubmitting };
}

function AgeNote() {
  return (
    <p className="rounded-field border border-line bg-raised px-4 py-3 text-sm">
      Taleborn is for players of <b>12 and over</b>, with a parent's approval. If you are under 18,
      please ask a parent before you sign up.
    </p>
  );
}

function fieldOf(refusal: SignUpRefusal, values: SignUpValues) {
  const firstEmpty = (["email", "username", "password"] as const).find(
    (field) => values[field].trim() === "",
  );
  const fields = {
    missing_information: firstEmpty ?? "email",
    bad_email: "email",
    bad_username: "username",
    password_mismatch: "confirmation",
    password_too_short: "password",
  } as const;
  return fields[refusal];
}

const payloadOf = ({ email, password, username, ...optional }: SignUpValues) => ({
  email: email.trim(),
  password,
  username: username.trim(),
  firstName: optional.firstName.trim() || null,
  lastName: optional.lastName.trim() || null,
  inviteCode: asCode(optional.inviteCode) || null,
});
