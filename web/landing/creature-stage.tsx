import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { CardPicture } from "#web/cards/card-picture.tsx";
import { sampleCard } from "#web/cards/sample-cards.ts";

const actors = ["canopragon", "glaceleth", "halorynx", "monolithyr"].map(sampleCard);

/**
 * A slow show of creatures, one after the other, drawn by CSS alone. It stands where the landing
 * page's film will be and keeps its room.
 */
export function CreatureStage() {
  const [paused, setPaused] = useState(false);
  return (
    <div className="relative mx-auto mt-8 max-w-5xl px-4">
      <div aria-hidden className="stage" data-paused={paused || undefined}>
        {actors.map((card) => (
          <div key={card.id} className="stage-scene" data-element={card.element}>
            <CardPicture card={card} small alt="" className="stage-backdrop" />
            <CardPicture card={card} alt="" className="stage-actor" />
            <p className="stage-name">{card.name}</p>
          </div>
        ))}
      </div>
      <button
        type="button"
        onClick={() => setPaused(!paused)}
        aria-label={paused ? "Play the show" : "Pause the show"}
        className="btn btn-ghost btn-round absolute right-8 bottom-4 motion-reduce:hidden"
      >
        {paused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
      </button>
    </div>
  );
}
