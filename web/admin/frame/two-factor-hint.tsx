import { ShieldAlert } from "lucide-react";
import { getSecurity } from "#contract/security.ts";
import { useAnswer } from "#web/lib/query.ts";
import { TextLink } from "#web/ui/link.tsx";

/** Admins should sign in with more than a password, and must do so where the game is public. */
export function TwoFactorHint() {
  const { data } = useAnswer(getSecurity);
  if (!data || data.hasAuthenticator || data.passkeys.length > 0) return null;
  return (
    <p className="mb-5 flex items-start gap-3 rounded-field border border-line bg-raised p-4">
      <ShieldAlert size={22} aria-hidden className="flex-none text-warn" />
      <span>
        {data.isRequired
          ? "The admin area opens only with two-factor sign-in. "
          : "A password alone protects the admin area. "}
        <TextLink href="/profile?tab=security">Set up two-factor sign-in</TextLink>
      </span>
    </p>
  );
}
