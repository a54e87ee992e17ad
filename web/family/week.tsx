import type { ChildOnWire } from "#contract/family.ts";

type WeekProps = { name: string; week: ChildOnWire["week"] };

/** The last seven days in one sentence and some pictures. */
export function Week({ name, week }: WeekProps) {
  const { cards } = week;
  return (
    <div className="mt-3">
      <p>
        <b>This week:</b> {weekWords(week)}
      </p>
      {cards.length > 0 && (
        <ul aria-label={`New creatures by ${name}`} className="mt-3 flex flex-wrap gap-3">
          {cards.map(({ id, name: creature, thumbUrl }) => (
            <li key={id} className="w-20">
              <img
                src={thumbUrl}
                alt=""
                width={80}
                height={80}
                loading="lazy"
                className="aspect-square w-full rounded-field border border-line object-cover"
              />
              <p className="mt-1 text-center text-sm leading-tight wrap-anywhere">{creature}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const counted = (count: number, one: string, many: string) =>
  count > 0 && `${count} ${count === 1 ? one : many}`;

export function weekWords({
  cardsMade,
  battles,
  wins,
  packs,
  deals,
  minutesPlayed,
}: WeekProps["week"]) {
  const fights = counted(battles, "battle", "battles");
  const parts = [
    counted(cardsMade, "new creature", "new creatures"),
    fights && `${fights} (${wins} won)`,
    counted(packs, "pack opened", "packs opened"),
    counted(deals, "card traded, sold or given", "cards traded, sold or given"),
    counted(minutesPlayed ?? 0, "minute of play", "minutes of play"),
  ].filter((part) => part !== false);
  return parts.length === 0 ? "nothing yet." : `${parts.join(", ")}.`;
}
