import { useForm } from "react-hook-form";
import { changePassword, listSessions } from "#contract/account.ts";
import { PASSWORD_MIN, passwordLength } from "#game/account/sign-up.ts";
import { fieldsOf, markRefused, PasswordField } from "#web/account/fields.tsx";
import { useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { passwordChanged } from "#web/words/profile.ts";
import { signUpRemarks } from "#texts/en/account.ts";

const empty = { currentPassword: "", newPassword: "", confirmation: "" };

export function PasswordForm({ username }: { username: string }) {
  const form = useForm({ defaultValues: empty });
  const field = fieldsOf(form);
  const change = useChange(changePassword, {
    touches: [listSessions],
    ...passwordChanged,
    onDone: () => form.reset(empty),
    onRefused: (error) => markRefused(form, error),
  });
  return (
    <Panel title="Change Password">
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) =>
          void form.handleSubmit(({ currentPassword, newPassword }) =>
            change.mutate({ currentPassword, newPassword }),
          )(event)
        }
      >
        <input type="hidden" autoComplete="username" value={username} readOnly />
        <PasswordField
          label="Current Password"
          isCurrent
          {...field("currentPassword", { required: "Please enter your current password" })}
        />
        <PasswordField
          label="New Password"
          {...field("newPassword", {
            validate: (text) =>
              passwordLength(text) >= PASSWORD_MIN || signUpRemarks.password_too_short,
            required: signUpRemarks.password_too_short,
          })}
        />
        <PasswordField
          label="New Password Again"
          {...field("confirmation", {
            validate: (text, { newPassword }) =>
              text === newPassword || signUpRemarks.password_mismatch,
          })}
        />
        <p className="text-sm text-muted">All other devices are signed out when you change it.</p>
        <Button type="submit" pending={change.isPending}>
          Change Password
        </Button>
      </form>
    </Panel>
  );
}
