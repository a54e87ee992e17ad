import { Lightbulb } from "lucide-react";
import { useState } from "react";
import { DECK_SIZE } from "#game/collection/deck.ts";
import { Panel } from "#web/ui/panel.tsx";

const tips = [
  "A card gets 10 % stronger for every opposing card that its element beats. Mix elements, and one of them will always fit.",
  "Your first win of the day brings a new card. The battle after breakfast is the best one.",
  "Only cards in the battle deck can fight. Move your favourites out of the vault before you play.",
  "Water puts out fire, and fire melts ice. The Game Rules show who beats whom.",
  "More details make a better creature: say what it looks like, where it lives and what it loves.",
  `A full deck loses nothing: the ${DECK_SIZE + 1}th card simply waits in your vault.`,
  "Every card that fights gains experience, even when you lose.",
] as const;

/** Another one every day. */
const tipOfToday = () => tips[new Date().getUTCDate() % tips.length];

export function ProTip() {
  const [tip] = useState(tipOfToday);
  return (
    <Panel>
      <h2 className="flex items-center gap-2 font-display text-2xl">
        <Lightbulb size={24} aria-hidden className="text-gold" /> Pro Tip
      </h2>
      <p className="mt-2 text-muted">{tip}</p>
    </Panel>
  );
}
