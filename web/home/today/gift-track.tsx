import { clsx } from "clsx";
import { Check, Gift } from "lucide-react";
import { giftAt, TRACK_DAYS } from "#game/missions/track.ts";
import { useUser } from "#web/lib/session.tsx";
import { useSettings } from "#web/lib/settings.ts";
import { useNow } from "#web/shared/times.ts";
import { placeToday } from "./greeting.ts";

const places = Array.from({ length: TRACK_DAYS }, (_, index) => index + 1);

/** Seven days on which the player comes, each with its gift; it says the same while today's is paid. */
export function GiftTrack() {
  const { user } = useUser();
  const settings = useSettings();
  const today = placeToday(user ?? { visitDay: null, trackPlace: 0 }, useNow());
  return (
    <ol
      aria-label="Your gifts"
      className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(2.25rem,1fr))] gap-1"
    >
      {places.map((each) => (
        <Place key={each} place={each} coins={settings && giftAt(each, settings)} today={today} />
      ))}
    </ol>
  );
}

type PlaceProps = { place: number; coins: number | null; today: number };

function Place({ place, coins, today }: PlaceProps) {
  const isToday = place === today;
  return (
    <li
      aria-current={isToday ? "date" : undefined}
      className={clsx(
        "grid min-h-9 content-center justify-items-center rounded-field border text-xs/4 font-bold",
        isToday ? "border-accent bg-raised text-gold" : "border-line text-muted",
      )}
    >
      <span className="sr-only">{nameOf(place)} </span>
      {place < today ? (
        <Check size={18} aria-label="is yours:" />
      ) : (
        place === TRACK_DAYS && <Gift size={14} aria-hidden />
      )}
      <span className={clsx(place < today && "sr-only")}>+{coins}</span>
    </li>
  );
}

const nameOf = (place: number) => (place === TRACK_DAYS ? "The chest" : `Day ${place}`);
