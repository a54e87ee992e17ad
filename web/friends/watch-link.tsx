import { Eye } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/link.tsx";

/** A friend is in a duel, which the player can watch as it goes on. */
export const WatchLink = ({ name, duelId }: { name: string; duelId: string }) => (
  <p className="mb-4 flex flex-wrap items-center justify-between gap-3">
    <Badge tone="good">In a duel</Badge>
    <ButtonLink
      size="small"
      look="ghost"
      href={`/replay/${duelId}`}
      aria-label={`Watch the duel of ${name}`}
    >
      <Eye size={18} aria-hidden /> Watch
    </ButtonLink>
  </p>
);
