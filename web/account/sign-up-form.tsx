import { signUp } from "#contract/account.ts";
import { plainCode } from "#game/lib/codes.ts";
import {
  PASSWORD_MIN,
  refuseSignUp,
  unplainNames,
  type SignUpForm as Form,
  type SignUpRefusal,
} from "#game/account/sign-up.ts";
import { call } from "#web/lib/call.ts";
import { useParam } from "#web/lib/use-param.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { accountCreated, signUpFailed, signUpRefused } from "#web/words/account.ts";
import { EmailField, emptyOf, PasswordField } from "./fields.tsx";
import { InviteField } from "./invite-field.tsx";
import { useEntryForm } from "./use-entry-form.ts";

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
  const fromLink = plainCode(useParam("invite") ?? "");
  const { field, submit, isSubmitting, refusedWords } = useSignUp(fromLink);
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <EmailField isRequired {...field("email")} />
      <Field
        label="Username"
        isRequired
        autoComplete="username"
        autoCapitalize="none"
        hint="Other players see this name. Please do not use your real one."
        {...field("username")}
      />
      <PasswordField
        label="Password"
        isRequired
        hint={`At least ${PASSWORD_MIN} characters.`}
        {...field("password")}
      />
      <PasswordField label="Confirm Password" isRequired {...field("confirmation")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First Name (optional)" autoComplete="given-name" {...field("firstName")} />
        <Field label="Last Name (optional)" autoComplete="family-name" {...field("lastName")} />
      </div>
      <InviteField registered={field("inviteCode")} fromLink={fromLink} />
      <AgeNote />
      <p className="text-sm text-muted">
        By signing up you agree to the <TextLink href="/terms">terms</TextLink>. What we keep about
        you stands under <TextLink href="/privacy">privacy</TextLink>.
      </p>
      {refusedWords !== undefined && <p className="font-bold text-bad">{refusedWords}</p>}
      <Button type="submit" pending={isSubmitting}>
        Create Account
      </Button>
    </form>
  );
}

const useSignUp = (inviteCode: string) =>
  useEntryForm<SignUpValues, SignUpRefusal>({
    defaultValues: { ...blank, inviteCode },
    refuse: refuseSignUp,
    refusedWords: signUpRefused,
    fieldsOf,
    enter: async (values) => {
      const { invite } = await call(signUp, payloadOf(values));
      return accountCreated(values.username, invite);
    },
    failedWords: signUpFailed,
  });

function AgeNote() {
  return (
    <p className="rounded-field border border-line bg-raised px-4 py-3 text-sm">
      Taleborn is for players of <b>12 and over</b>, with a parent's approval. If you are under 18,
      please ask a parent before you sign up.
    </p>
  );
}

const required = ["email", "username", "password", "confirmation"] as const;

function fieldsOf(refusal: SignUpRefusal, values: SignUpValues) {
  if (refusal === "missing_information") return emptyOf(values, required);
  if (refusal === "bad_name") return unplainNames(values);
  const fields = {
    bad_email: "email",
    bad_username: "username",
    password_mismatch: "confirmation",
    password_too_short: "password",
  } as const;
  return [fields[refusal]];
}

const payloadOf = ({ email, password, username, ...optional }: SignUpValues) => ({
  email: email.trim(),
  password,
  username: username.trim(),
  firstName: optional.firstName.trim() || null,
  lastName: optional.lastName.trim() || null,
  inviteCode: plainCode(optional.inviteCode) || null,
});
