import { Users } from "lucide-react";
import { FRIENDS_AT_MOST } from "#game/invites/invite.ts";
import { useUser } from "#web/lib/session.tsx";
import { InviteRewards } from "#web/shared/invites/invite-rewards.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { howManyFriends } from "#web/words/invites.ts";

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
          <dl className="mb-4 flex flex-wrap gap-x-10 gap-y-2">
            <Count name="Available invites" value={Math.max(0, FRIENDS_AT_MOST - invited)} />
            <Count name="Friends invited" value={invited} />
          </dl>
          <Progress label="Friends invited" value={invited} max={FRIENDS_AT_MOST} />
          <p className="mt-4 text-muted">
            Share your code. When a friend signs up with it, both of you are rewarded.{" "}
            {howManyFriends}
          </p>
          <ButtonLink look="ghost" href="/invite" className="mt-4">
            Start Inviting Friends
          </ButtonLink>
        </div>
        <InviteRewards />
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
