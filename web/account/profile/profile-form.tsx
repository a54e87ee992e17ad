import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { type ProfileOnWire, currentUser, getProfile, updateProfile } from "#contract/account.ts";
import { CallError, toastOf } from "#web/lib/call.ts";
import { useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailField, fieldsOf } from "#web/account/fields.tsx";
import { Field } from "#web/ui/field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { profileNotUpdated, profileUpdated } from "#web/words/profile.ts";

export function ProfileForm({ profile }: { profile: ProfileOnWire }) {
  const form = useForm({
    resolver: standardSchemaResolver(updateProfile.input),
    defaultValues: valuesOf(profile),
  });
  const field = fieldsOf(form);
  const update = useChange(updateProfile, {
    touches: [getProfile, currentUser],
    doneToast: profileUpdated,
    onDone: (updated) => form.reset(valuesOf(updated)),
    refusedToast: profileNotUpdated,
  });
  return (
    <Panel title="Profile">
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => void form.handleSubmit((values) => update.mutate(values))(event)}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First Name" autoComplete="given-name" {...field("firstName")} />
          <Field label="Last Name" autoComplete="family-name" {...field("lastName")} />
        </div>
        <EmailField
          hint="A new address has to be confirmed by a link that we send there."
          {...field("email")}
        />
        {update.error instanceof CallError && (
          <p role="alert" className="font-bold text-bad">
            {toastOf(update.error)}
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
});
