import { Crown, Star } from "lucide-react";
import type { Badge as PlayerBadge } from "#contract/invites.ts";
import { Badge } from "#web/ui/badge.tsx";

const shown = {
  founder: { words: "Founder", Picture: Star, title: "Here from the beginning" },
  legendary_founder: {
    words: "Legendary Founder",
    Picture: Crown,
    title: "Invited twelve friends",
  },
} as const;

/** What a player may be proud of for ever. */
export function ProfileBadges({ badges }: { badges: readonly PlayerBadge[] }) {
  if (badges.length === 0) return null;
  return (
    <ul aria-label="Badges" className="flex flex-wrap gap-2">
      {badges.map((badge) => {
        const { words, Picture, title } = shown[badge];
        return (
          <li key={badge} title={title}>
            <Badge tone="gold">
              <Picture size={16} aria-hidden />
              {words}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
