import { Swords } from "lucide-react";
import { currentDuel } from "#contract/duel.ts";
import { useLive, useLiveReads } from "#web/lib/live.ts";
import { ButtonLink } from "#web/ui/link.tsx";

/** The way back to a duel or a room that the player has left, as by closing the tab. */
export function DuelWaits() {
  const { data } = useLive(currentDuel, {}, "duels");
  useLiveReads("rooms", currentDuel);
  const place = placeOf(data);
  return (
    <div role="status">
      {place && (
        <div className="mx-auto mt-[1rem] flex max-w-[70rem] flex-wrap items-center gap-x-[1rem] gap-y-[0.75rem] rounded-panel border-2 border-accent bg-surface px-[1.1rem] py-[0.75rem] shadow-(--shadow-accent) [@media(max-width:72rem)]:mx-[1rem]">
          <Swords size={24} aria-hidden className="flex-none text-gold" />
          <p className="grow font-display text-xl">{place.words}</p>
          <ButtonLink size="small" href={place.href}>
            {place.action}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

type Current = { duelId: string | null; roomId: string | null };

function placeOf(current: Current | undefined) {
  if (current?.duelId)
    return {
      words: "Your duel is waiting",
      href: `/duel/${current.duelId}`,
      action: "Back to the Duel",
    };
  if (current?.roomId)
    return {
      words: "Your room is waiting",
      href: `/battle?room=${current.roomId}`,
      action: "Back to the Room",
    };
  return null;
}
