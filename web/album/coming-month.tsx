import { CalendarHeart } from "lucide-react";
import { monthTitles, type Month } from "#game/album/months/months.ts";
import { Panel } from "#web/ui/panel.tsx";

const dayInWords = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** The page of a monthly set before its creatures have come. */
export function ComingMonth({ month }: { month: Month }) {
  return (
    <Panel
      title={
        <span className="flex flex-wrap items-center gap-2">
          <CalendarHeart size={22} aria-hidden />
          {monthTitles[month]}
        </span>
      }
      aria-label={monthTitles[month]}
    >
      <p className="text-muted">
        Arrives {dayInWords.format(new Date(`${month}-01`))} with six new creatures. They come into
        card packs and stay.
      </p>
    </Panel>
  );
}
