import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { type ProfileOnWire, currentUser, getProfile, updateProfile } from "#contract/account.ts";
import { CallError, toastOf } from "#web/lib/call.ts";
import { useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast.tsx";
import { profileNotUpdated, profileUpdated } from "#web/words/profile.ts";

export function ProfileForm({ profile }: { profile: ProfileOnWire }) {
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: standardSchemaResolver(updateProfile.input),
    defaultValues: valuesOf(profile),
  });
  const update = useChange(updateProfile, {
    touches: [getProfile, currentUser],
    onDone: (updated) => {
      reset(valuesOf(updated));
      toast(profileUpdated);
    },
    onRefused: (error) => toast(profileNotUpdated(error)),
  });
  return (
    <Panel title="Profile">
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => void handleSubmit((values) => update.mutate(values))(event)}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="First Name"
            autoComplete="given-name"
            error={formState.errors.firstName?.message}
            {...register("firstName")}
          />
          <Field
            label="Last Name"
            autoComplete="family-name"
            error={formState.errors.lastName?.message}
            {...register("lastName")}
          />
        </div>
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          hint="A new address has to be confirmed by a link that we send there."
          error={formState.errors.email?.message}
          {...register("email")}
        />
        {update.error instanceof CallError && (
          <p role="alert" className="font-bold text-bad">
            {toastOf(update.error)}
          </p>
        )}
        <Button type="submit" pending={update.isPending} disabled={!formState.isDirty}>
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
