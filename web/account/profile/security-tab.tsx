import type { ProfileOnWire } from "#contract/account.ts";
import { PasswordForm } from "./password-form.tsx";
import { Sessions } from "./sessions.tsx";

export function SecurityTab({ profile }: { profile: ProfileOnWire }) {
  return (
    <div className="space-y-6">
      {/* Password managers look for the name that a password belongs to. */}
      <PasswordForm username={profile.email} />
      <Sessions />
    </div>
  );
}
