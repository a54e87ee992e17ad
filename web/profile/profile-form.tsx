import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { currentUser, getProfile, updateProfile, type ProfileOnWire } from "#contract/account.ts";
import { toastOf } from "#web/lib/call.ts";
import { useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast.tsx";

export function ProfileForm({ profile }: { profile: ProfileOnWire }) {
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: standardSchemaResolver(updateProfile.input),
    defaultValues: valuesOf(profile),
  });
  const update = useChange(updateProfile, {
    touches: [getProfile, currentUser],
    onDone: (updated) => {
      reset(valuesOf(updated));
      toast({ title: "Profile Updated", description: "Your changes are saved." });
    },
    onRefused: (error) =>
      toast({
        variant: "destructive",
        title: "Update Failed",
        description: toastOf(error, "Failed to update profile. Please try again."),
      }),
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
