import { Gift } from "lucide-react";
import { useUser } from "#web/lib/user.ts";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Progress } from "#web/ui/progress.tsx";

/** Two codes with six friends each. */
const INVITES = 12;

const rewards = [
  "You get 100 coins and 3 free cards for each friend",
  "Your friend gets 50 bonus coins and a premium card pack",
  "All 12 invites earn the Legendary Founder badge",
] as const;

export function InviteSection() {
  const invited = useUser().user?.invitesUsed ?? 0;
  return (
    <Panel
      title={
        <span className="flex items-center gap-3">
          <Gift size={28} aria-hidden className="text-gold" /> Invite Friends
        </span>
      }
    >
      <div className="grid gap-6 md:grid-cols-2">
        <div>
          <dl className="mb-3 flex gap-8">
            <div>
              <dt className="text-sm text-muted">Available invites</dt>
              <dd className="font-display text-3xl">{INVITES - invited}</dd>
            </div>
            <div>
              <dt className="text-sm text-muted">Friends invited</dt>
              <dd className="font-display text-3xl">{invited}</dd>
            </div>
          </dl>
          <Progress label="Friends invited" value={invited} max={INVITES} />
        </div>
        <div>
          <ul className="list-disc space-y-1 pl-5">
            {rewards.map((reward) => (
              <li key={reward}>{reward}</li>
            ))}
          </ul>
          <p className="mt-2 text-muted">Inviting opens soon. Have a look at how it will work:</p>
          <ButtonLink look="ghost" href="/invite" className="mt-3">
            Start Inviting Friends
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
}
