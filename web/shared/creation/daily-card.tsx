import { clsx } from "clsx";
import { CalendarClock } from "lucide-react";
import { checkCooldown } from "#contract/creation.ts";
import { useAnswer } from "#web/lib/query.ts";

const COOLDOWN_POLL_MS = 60_000;

/** Whether today's free card can be created; asked again every minute. */
export const useDailyCard = () => useAnswer(checkCooldown, {}, { everyMs: COOLDOWN_POLL_MS });

type DailyLimitBannerProps = {
  /** When the next free card can be made, as the server says it. */
  nextAvailableAt: string | null;
  className?: string | undefined;
};

export function DailyLimitBanner({ nextAvailableAt, className }: DailyLimitBannerProps) {
  return (
    <div
      role="status"
      className={clsx(
        "flex items-center gap-4 rounded-button border border-line-strong bg-raised p-4",
        className,
      )}
    >
      <CalendarClock size={32} aria-hidden className="text-gold" />
      <div>
        <p className="font-display text-xl">Daily Limit Reached</p>
        <p className="text-muted">
          You made today's free card.
          {nextAvailableAt !== null && ` The next one is ready ${whenIs(nextAvailableAt)}.`}
        </p>
      </div>
    </div>
  );
}

/** In the player's own time: the game's day may begin in their afternoon. */
function whenIs(moment: string): string {
  const date = new Date(moment);
  const day = date.toLocaleDateString("en", { weekday: "long" });
  return `${day} at ${date.toLocaleTimeString("en", { hour: "numeric", minute: "2-digit" })}`;
}
