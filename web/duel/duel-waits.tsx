import { Swords } from "lucide-react";
import { currentDuel } from "#contract/duel.ts";
import { useLive, useLiveReads } from "#web/lib/live.ts";
import { ButtonLink } from "#web/ui/link.tsx";
import styles from "./duel-waits.module.css";

/** The way back to a duel or a room that the player has left, as by closing the tab. */
export function DuelWaits() {
  const { data } = useLive(currentDuel, {}, "duels");
  useLiveReads("rooms", currentDuel);
  const place = placeOf(data);
  return (
    <div role="status">
      {place && (
        <div className={styles.bar}>
          <Swords size={24} aria-hidden />
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
