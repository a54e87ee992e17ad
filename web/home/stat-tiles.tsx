import {
  CalendarClock,
  CalendarHeart,
  Coins,
  Share2,
  Sparkles,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { shareStatus } from "#contract/sharing.ts";
import { useAnswer } from "#web/lib/query.ts";
import { useSettings } from "#web/lib/settings.ts";
import { useUser } from "#web/lib/session.tsx";
import { useDailyCard } from "#web/shared/creation/daily-card.tsx";

/** What stands for a number while it is on its way, and when it did not come. */
export const LOADING = "…";
export const UNKNOWN = "–";

export function StatTiles() {
  const { user } = useUser();
  const share = useAnswer(shareStatus);
  const sharesLeft = useSharesLeft();
  const daily = useDailyStatus();
  return (
    <dl className="mt-3 grid grid-cols-pair gap-3 lg:order-2 lg:mt-4 lg:grid-cols-4">
      <Tile Icon={Sparkles} name="Cards Created" value={user?.cardsCreated ?? LOADING} />
      <Tile
        Icon={Coins}
        name="Coins Earned"
        value={user?.coinsEarned.toLocaleString("en") ?? LOADING}
      />
      <Tile
        Icon={Share2}
        name="Share Credits"
        value={share.data?.shareCredits ?? (share.isError ? UNKNOWN : LOADING)}
        note={sharesLeft}
      />
      <Tile
        Icon={daily === "Used" ? CalendarClock : CalendarHeart}
        name="Daily Card"
        value={daily}
      />
    </dl>
  );
}

/** Null: not known yet. */
function useSharesLeft(): string | null {
  const { data } = useAnswer(shareStatus);
  const settings = useSettings();
  if (!data || !settings) return null;
  return `${data.dailySharesRemaining}/${settings.sharesPerDay} shares left today`;
}

/** In one word, for tiles and lists. */
export function useDailyStatus(): string {
  const { data, isError } = useDailyCard();
  if (data) return data.canCreate ? "Available" : "Used";
  return isError ? UNKNOWN : LOADING;
}

type TileProps = {
  Icon: LucideIcon;
  name: string;
  value: ReactNode;
  note?: string | null;
};

function Tile({ Icon, name, value, note }: TileProps) {
  return (
    <div className="rounded-button border border-line bg-surface p-4">
      <dt className="flex items-center gap-2 text-sm font-bold text-muted">
        <Icon size={16} aria-hidden /> {name}
      </dt>
      <dd className="mt-1 font-display text-2xl">
        {value}
        {note && <span className="block font-sans text-sm font-bold text-muted">{note}</span>}
      </dd>
    </div>
  );
}
