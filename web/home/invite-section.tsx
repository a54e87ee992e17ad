import { Coins, Gift, Medal, Users, type LucideIcon } from "lucide-react";
import { useUser } from "#web/lib/user.ts";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Progress } from "#web/ui/progress.tsx";

/** Two codes with six friends each. */
const INVITES = 12;

const rewards: readonly (readonly [Icon: LucideIcon, words: string])[] = [
  [Coins, "You get 100 coins and 3 free cards for each friend"],
  [Gift, "Your friend gets 50 bonus coins and a premium card pack"],
  [Medal, "All 12 invites earn the Legendary Founder badge"],
];

export function InviteSection() {
  const invited = useUser().user?.invitesUsed ?? 0;
  return (
    <Panel
      className="hero-fill sm:p-8"
      title={
        <span className="flex items-center gap-3 text-3xl">
          <Users size={32} aria-hidden className="text-gold" /> Invite Friends
        </span>
      }
    >
      <div className="grid gap-8 md:grid-cols-2">
        <div>
          <dl className="mb-4 flex gap-10">
            <Count name="Available invites" value={INVITES - invited} />
            <Count name="Friends invited" value={invited} />
          </dl>
          <Progress label="Friends invited" value={invited} max={INVITES} />
          <p className="mt-4 text-muted">Inviting opens soon. Have a look at how it will work:</p>
          <ButtonLink look="ghost" href="/invite" className="mt-3">
            Start Inviting Friends
          </ButtonLink>
        </div>
        <ul className="grid content-start gap-3">
          {rewards.map(([Icon, words]) => (
            <li key={words} className="flex items-center gap-4 rounded-button bg-surface p-4">
              <Icon size={26} aria-hidden className="text-gold" />
              {words}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-display text-4xl">{value}</dd>
    </div>
  );
}
