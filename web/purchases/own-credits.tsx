import { Coins } from "lucide-react";
import { useUser } from "#web/lib/session.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";

/** Before anything is paid: what the player has bought already is enough for a premium card. */
export function OwnCredits() {
  const credits = useUser().user?.cardCredits ?? 0;
  if (credits === 0) return null;
  return (
    <Panel className="mb-6 flex flex-wrap items-center gap-4">
      <Coins size={32} aria-hidden className="text-gold" />
      <p className="min-w-0 grow">
        <b className="block">
          {credits === 1
            ? "You have 1 credit."
            : `You have ${credits.toLocaleString("en")} credits.`}
        </b>
        <span className="text-muted">One of them makes a premium card: nothing is to be paid.</span>
      </p>
      <ButtonLink href="/create?with=credit">Create With a Credit</ButtonLink>
    </Panel>
  );
}
