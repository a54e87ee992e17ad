import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm, useWatch } from "react-hook-form";
import { type ProfileOnWire, currentUser, getProfile, updateProfile } from "#contract/account.ts";
import { useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailField, fieldsOf, markRefused, PasswordField } from "#web/account/fields.tsx";
import { Field } from "#web/ui/field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { recoveryRefusals } from "#texts/en/account.ts";
import { profileUpdated } from "#web/words/profile.ts";

export function ProfileForm({ profile }: { profile: ProfileOnWire }) {
  const form = useForm({
    resolver: standardSchemaResolver(updateProfile.input),
    defaultValues: valuesOf(profile),
  });
  const field = fieldsOf(form);
  const email = useWatch({ control: form.control, name: "email" });
  const isNewEmail = email.trim().toLowerCase() !== profile.email.toLowerCase();
  const update = useChange(updateProfile, {
    touches: [getProfile, currentUser],
    ...profileUpdated,
    onDone: (updated) => form.reset(valuesOf(updated)),
    onRefused: (error) => markRefused(form, error),
  });
  return (
    <Panel title="Profile">
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) =>
          void form.handleSubmit(({ currentPassword, ...values }) => {
            if (!isNewEmail) return update.mutate(values);
            if (currentPassword) return update.mutate({ ...values, currentPassword });
            form.setError(
              "currentPassword",
              { message: recoveryRefusals.password_needed },
              { shouldFocus: true },
            );
          })(event)
        }
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First Name" autoComplete="given-name" {...field("firstName")} />
          <Field label="Last Name" autoComplete="family-name" {...field("lastName")} />
        </div>
        <EmailField
          hint="A new address has to be confirmed by a link that we send there."
          {...field("email")}
        />
        {isNewEmail && (
          <PasswordField
            label="Current Password"
            isCurrent
            hint="So that nobody but you can take your account with them."
            {...field("currentPassword")}
          />
        )}
        {form.formState.errors.root && (
          <p role="alert" className="font-bold text-bad">
            {form.formState.errors.root.message}
          </p>
        )}
        <Button type="submit" pending={update.isPending} disabled={!form.formState.isDirty}>
          Save Changes
        </Button>
      </form>
    </Panel>
  );
}

const valuesOf = ({ firstName, lastName, email }: ProfileOnWire) => ({
  firstName: firstName ?? "",
  lastName: lastName ?? "",
  email,
  currentPassword: "",
});
