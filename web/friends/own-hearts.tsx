import { Heart } from "lucide-react";
import type { CreatureOnWire } from "#contract/friends.ts";
import { Panel } from "#web/ui/panel.tsx";
import { heartsWords } from "#web/words/friends.ts";
import { CreatureTile } from "./creature-tile.tsx";

type OwnHeartsProps = {
  hearted: readonly CreatureOnWire[];
  onLook: (creature: CreatureOnWire) => void;
};

/** The player's own creatures that friends have given their hearts. */
export const OwnHearts = ({ hearted, onLook }: OwnHeartsProps) => (
  <Panel title="Hearts for Your Creatures" aria-label="Hearts for your creatures">
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(5.25rem,100%),1fr))] gap-3">
      {hearted.map((creature) => (
        <li key={creature.card.id}>
          <CreatureTile creature={creature} onLook={onLook}>
            <span className="flex items-center gap-2 font-bold">
              <Heart size={18} aria-hidden className="fill-current text-bad" />
              <span aria-hidden>{creature.hearts}</span>
              <span className="sr-only">{heartsWords(creature.hearts)}</span>
            </span>
          </CreatureTile>
        </li>
      ))}
    </ul>
  </Panel>
);
