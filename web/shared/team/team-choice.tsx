import { Swords, Wand2 } from "lucide-react";
import type { ReactNode } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listDeck } from "#contract/collection.ts";
import { pickFaceToFace, pickForArena, refuseTeam, TEAM_SIZE } from "#game/battle/team.ts";
import { powerOf } from "#game/cards/card.ts";
import type { Element } from "#game/cards/elements.ts";
import { sumTenths, wholePower } from "#game/lib/tenths.ts";
import { teamHint } from "#texts/en/battle.ts";
import { useCardList } from "#web/collection/api.ts";
import { Button } from "#web/ui/button.tsx";
import { lazily, Nothing } from "#web/ui/later/lazily.tsx";
import { fighting } from "./fighting.ts";
import { powerAgainst } from "./match-up.ts";
import { strongestFirst, TeamPicker } from "./team-picker.tsx";

const MyTeams = lazily(() => import("./my-teams.tsx"), "MyTeams", { otherwise: Nothing });

/** What a fourth card does: in the arena it drops the oldest, face to face nothing. */
const rules = { arena: pickForArena, "face-to-face": pickFaceToFace };

const READY = "Your team is ready";

type TeamChoiceProps = {
  rule: keyof typeof rules;
  /** Ids of owned cards, in the order they were chosen: the first one leads. */
  picked: readonly string[];
  onPicked: (picked: string[]) => void;
  /** What the button says. */
  action: ReactNode;
  pending?: boolean;
  /** What is missing besides the team, such as "Enter the battle code". */
  missing?: string | null;
  /** Every card is equally strong, so the choice does not show which one is stronger. */
  isEven?: boolean;
  /** Against the computer: how strong the bond makes own creations at least. */
  bondPercent?: number;
  /** For a duel, in which each creature has a talent. */
  hasTalents?: boolean | undefined;
  /** The elements of the other team, when they are known. */
  against?: readonly Element[];
  onStart: () => void;
};

/** The deck to choose three cards from, and the button that goes on with them. */
export function TeamChoice({
  rule,
  picked,
  onPicked,
  action,
  pending = false,
  missing = null,
  isEven = false,
  bondPercent = 0,
  hasTalents,
  against = [],
  onStart,
}: TeamChoiceProps) {
  const { cards } = useCardList(listDeck);
  const team = cards.filter(({ id }) => picked.includes(id));
  // One may have left the deck since it was picked.
  const stillThere = picked.filter((id) => team.some((owned) => owned.id === id));
  const readyWords = () => (isEven ? READY : powerWords(team, against, bondPercent));
  return (
    <div className="space-y-6">
      <MyTeams deck={cards} picked={stillThere} onPicked={onPicked} />
      <TeamPicker
        picked={stillThere}
        against={against}
        isEven={isEven}
        bondPercent={bondPercent}
        hasTalents={hasTalents}
        onPick={(id) => onPicked(rules[rule](stillThere, id))}
      />
      <div className="sticky bottom-[calc(var(--thumb-bar)+var(--notice-room)+0.75rem)] z-30 flex flex-wrap items-center gap-3 rounded-panel border border-line bg-surface p-3 shadow-float sm:p-4">
        <p role="status" className="grow font-bold">
          {teamHint(stillThere) ?? missing ?? readyWords()}
        </p>
        {!isEven && <MyStrongest {...{ cards, bondPercent, onPicked }} />}
        <Button
          className="w-full sm:w-auto"
          disabled={missing !== null || refuseTeam(stillThere) !== null}
          pending={pending}
          onClick={onStart}
        >
          <Swords size={20} aria-hidden /> {action}
        </Button>
      </div>
    </div>
  );
}

type MyStrongestProps = Pick<TeamChoiceProps, "onPicked"> & {
  cards: readonly OwnedCardOnWire[];
  bondPercent: number;
};

const MyStrongest = ({ cards, bondPercent, onPicked }: MyStrongestProps) => (
  <Button
    look="ghost"
    size="small"
    disabled={cards.length < TEAM_SIZE}
    onClick={() =>
      onPicked(
        cards
          .toSorted(strongestFirst(bondPercent))
          .slice(0, TEAM_SIZE)
          .map(({ id }) => id),
      )
    }
  >
    <Wand2 size={18} aria-hidden /> My Strongest
  </Button>
);

/** Before elements, and when they are known, with what they add. */
function powerWords(
  team: readonly OwnedCardOnWire[],
  against: readonly Element[],
  bondPercent: number,
): string {
  const cards = team.map((owned) => fighting(owned, bondPercent));
  const power = wholePower(sumTenths(cards.map(powerOf)));
  const withElements = wholePower(sumTenths(cards.map((card) => powerAgainst(card, against))));
  const more = withElements > power ? `, with elements ${withElements}` : "";
  return `Team power ${power}${more}`;
}
