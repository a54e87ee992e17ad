import { clsx } from "clsx";
import { Crown } from "lucide-react";
import type { InviteStatus } from "#contract/invites.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Progress } from "#web/ui/progress.tsx";

/** The badge for all twelve friends, and how far it is to it. */
export function FounderBadge({ status }: { status: InviteStatus }) {
  const { friendsInvited, friendsAtMost, badges } = status;
  const isEarned = badges.includes("legendary_founder");
  return (
    <Panel title="Legendary Founder">
      <div className="mb-5 flex items-center gap-4">
        <span
          className={clsx(
            "grid size-20 flex-none place-items-center rounded-panel",
            isEarned ? "brand-fill text-gold" : "bg-raised text-muted",
          )}
        >
          <Crown size={40} aria-hidden />
        </span>
        <div className="min-w-0">
          <p>
            <Badge tone={isEarned ? "gold" : "plain"}>
              {isEarned ? "Earned" : "Not earned yet"}
            </Badge>
          </p>
          <p className="mt-2 text-muted">
            {isEarned
              ? "You brought all your friends. Everyone can see your badge."
              : `Invite ${friendsAtMost} friends to earn this badge.`}
          </p>
        </div>
      </div>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 font-bold">
        <span>Friends invited</span>
        <span className="text-muted">
          {friendsInvited} of {friendsAtMost}
        </span>
      </p>
      <Progress label="Friends invited" value={friendsInvited} max={friendsAtMost} />
    </Panel>
  );
}
