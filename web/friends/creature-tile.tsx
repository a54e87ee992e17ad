import type { ReactNode } from "react";
import type { CreatureOnWire } from "#contract/friends.ts";
import { MiniCard } from "#web/cards/mini-card.tsx";

type CreatureTileProps = { creature: CreatureOnWire; onLook: (creature: CreatureOnWire) => void };

/** A creature that was made, to be looked at; what stands below it are its hearts. */
export const CreatureTile = ({
  creature,
  onLook,
  children,
}: CreatureTileProps & { children: ReactNode }) => (
  <div className="grid h-full grid-rows-[1fr_auto] justify-items-center gap-2 text-center">
    <button
      type="button"
      className="block w-full cursor-pointer rounded-field"
      onClick={() => onLook(creature)}
    >
      <MiniCard card={creature.card} />
      <span className="mt-1 block text-sm font-bold wrap-anywhere">{creature.card.name}</span>
    </button>
    {children}
  </div>
);
