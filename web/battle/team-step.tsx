import { Swords, Wand2 } from "lucide-react";
import { useState } from "react";
import { listDeck } from "#contract/collection.ts";
import { DEFAULT_DIFFICULTY, type Difficulty } from "#game/battle/rival.ts";
import { pickForArena, refuseTeam, TEAM_SIZE, teamHint } from "#game/battle/team.ts";
import { powerOf } from "#game/cards/card.ts";
import { sumTenths } from "#game/lib/tenths.ts";
import { useCardList } from "#web/parts/owned-cards.ts";
import { Button } from "#web/ui/button.tsx";
import { DifficultyChoice } from "./difficulty-choice.tsx";
import { strongestFirst, TeamPicker } from "./team-picker.tsx";

export type BattleMode = "computer" | "online";

type TeamStepProps = {
  mode: BattleMode;
  picked: readonly string[];
  onPicked: (picked: string[]) => void;
  pending: boolean;
  onStart: (difficulty: Difficulty | null) => void;
};

/** The second step: three cards, and how strong the rival should be. */
export function TeamStep({ mode, picked, onPicked, pending, onStart }: TeamStepProps) {
  const { cards } = useCardList(listDeck);
  const [difficulty, setDifficulty] = useState<Difficulty>(DEFAULT_DIFFICULTY);
  const team = cards.filter(({ id }) => picked.includes(id));
  const deckIds = new Set(cards.map(({ id }) => id));
  const pickStrongest = () =>
    onPicked(
      cards
        .toSorted(strongestFirst)
        .slice(0, TEAM_SIZE)
        .map(({ id }) => id),
    );
  return (
    <div className="space-y-6">
      {mode === "computer" && <DifficultyChoice value={difficulty} onChange={setDifficulty} />}
      <TeamPicker picked={picked} onPick={(id) => onPicked(pickForArena(picked, id))} />
      <div className="sticky bottom-3 z-30 flex flex-wrap items-center gap-3 rounded-panel border border-line bg-surface p-3 shadow-float sm:p-4">
        <p role="status" className="grow font-bold">
          {teamHint(picked) ?? `Team power ${sumTenths(team.map(({ card }) => powerOf(card)))}`}
        </p>
        <Button
          look="ghost"
          size="small"
          disabled={cards.length < TEAM_SIZE}
          onClick={pickStrongest}
        >
          <Wand2 size={18} aria-hidden /> My Strongest
        </Button>
        <Button
          className="w-full sm:w-auto"
          disabled={refuseTeam(picked, deckIds) !== null}
          pending={pending}
          onClick={() => onStart(mode === "computer" ? difficulty : null)}
        >
          <Swords size={20} aria-hidden /> Start Battle
        </Button>
      </div>
    </div>
  );
}
