import { clsx } from "clsx";
import type { FoughtCupOnWire } from "#contract/cup.ts";
import { placeName } from "./rounds.ts";

/** Who stands where at the end; those who were out in the same round share a place. */
export function Places({ places }: Pick<FoughtCupOnWire, "places">) {
  const groups = [...Map.groupBy(places, ({ place }) => place)];
  return (
    <ul aria-label="Places" className="space-y-2">
      {groups.map(([place, players]) => (
        <li key={place} className="flex flex-wrap gap-x-4">
          <b className={clsx("min-w-[7rem] font-display text-xl", place === 1 && "text-gold")}>
            {placeName(place)}
          </b>
          <span className="min-w-0 flex-1 basis-[10rem] wrap-anywhere">
            {players.map(({ name, isYou }) => (isYou ? `${name} (you)` : name)).join(", ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
