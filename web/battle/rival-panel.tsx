import type { UseQueryResult } from "@tanstack/react-query";
import { ArrowDownUp } from "lucide-react";
import type { RivalsOnWire } from "#contract/battle.ts";
import { listDeck } from "#contract/collection.ts";
import type { ComputerLevel } from "#game/battle/computer-levels.ts";
import { BONUS_PERCENT_PER_CARD } from "#game/battle/power.ts";
import { tactics as allTactics, type Tactic, type Tactics } from "#game/battle/tactics.ts";
import { beatersOf, hasAdvantage, type Element } from "#game/cards/elements.ts";
import { outwitting, tacticNames } from "#texts/en/tactics.ts";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { useCardList } from "#web/collection/api.ts";
import { useSettings } from "#web/lib/settings.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { tacticIcons } from "./tactic-icons.ts";
import styles from "./rival.module.css";

export type Planning = {
  /** Ids of owned cards; each fights in the round of its place. */
  picked: readonly string[];
  onPicked: (picked: string[]) => void;
  tactics: Tactics;
  onTactics: (tactics: Tactics) => void;
};

type RivalPanelProps = {
  rivals: UseQueryResult<RivalsOnWire>;
  level: ComputerLevel | null;
  plan: Planning;
};

/** Who waits on this level, and what is planned against it, round by round. */
export function RivalPanel({ rivals, level, plan }: RivalPanelProps) {
  if (rivals.isLoading) return <Skeleton className="h-48" />;
  const rival = rivals.data?.rivals.find((each) => each.level === level);
  if (!rival) return <FailedState title="Your rival did not load" onRetry={rivals.refetch} />;
  return (
    <Panel title={`Your rival: ${rival.name}`} aria-label="Your rival">
      <ul aria-label="Elements of your rival" className="grid gap-2 lg:grid-cols-3 lg:gap-3">
        {rival.elements.map((element, round) => (
          <Round key={element} {...{ round, element, hint: rival.hints[round], plan }} />
        ))}
      </ul>
      <Rules />
    </Panel>
  );
}

function Rules() {
  const settings = useSettings();
  return (
    <>
      <p className="mt-3 font-bold">{allTactics.map((each) => outwitting[each]).join(" · ")}</p>
      <details className="text-muted">
        <summary className="min-h-11 cursor-pointer py-2.5 font-bold">How does it work?</summary>
        {settings && (
          <p>
            Outwit your rival in a round, and your card is {settings.outwitPercent} % stronger,{" "}
            {settings.outwitPercentOnWeak} % if its element beats the one that it faces. Beware:
            your rival may outwit you. If you choose no tactics, power alone decides.
          </p>
        )}
        <p className="mt-2">
          Its three creatures are a secret until the battle. A card of yours gets +
          {BONUS_PERCENT_PER_CARD} % for each of these elements that it beats. Your rival has
          measured your three strongest cards, and it waits until you fight it.
        </p>
      </details>
    </>
  );
}

type Rival = RivalsOnWire["rivals"][number];

type RoundProps = {
  /** From 0. */
  round: number;
  element: Element;
  hint: Rival["hints"][number] | undefined;
  plan: Planning;
};

function Round({ round, element, hint, plan }: RoundProps) {
  return (
    <li className={styles.round}>
      <span className="flex items-center gap-3">
        <span className="flex-none text-violet">
          <ElementIcon element={element} size={28} />
        </span>
        <span className="flex flex-wrap items-baseline gap-x-3 sm:block">
          <span className="block font-display text-xl capitalize">{element}</span>
          <span className="block text-sm text-muted">{whatBeats(element)}</span>
        </span>
      </span>
      <Facing element={element} round={round} plan={plan} />
      {hint && <span className="text-sm font-bold">{hintText(round, hint)}</span>}
      <TacticChoice
        round={round}
        value={plan.tactics[round] ?? null}
        onChange={(tactic) => plan.onTactics(plan.tactics.with(round, tactic))}
      />
    </li>
  );
}

/** The own card of this round. */
function Facing({ element, round, plan }: Omit<RoundProps, "hint">) {
  const { cards } = useCardList(listDeck);
  const card = cards.find(({ id }) => id === plan.picked[round])?.card;
  if (!card) return null;
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm">
      <ElementIcon element={card.element} size={16} />
      <span className="grow">
        Faces your <b className="wrap-anywhere">{card.name}</b>
        {hasAdvantage(card.element, element) && (
          <span className="text-good"> (beats {element})</span>
        )}
      </span>
      <Swap round={round} plan={plan} />
    </span>
  );
}

function hintText(round: number, hint: NonNullable<RoundProps["hint"]>): string {
  const place = `Round ${round + 1}`;
  if (hint.kind === "nothing") return `${place}: it gives nothing away.`;
  const verb = tacticNames[hint.tactic].toLowerCase();
  return hint.kind === "will" ? `${place}: it will ${verb}.` : `${place}: it will not ${verb}.`;
}

type TacticChoiceProps = {
  round: number;
  value: Tactic | null;
  onChange: (tactic: Tactic | null) => void;
};

/** A second press takes it back. */
const TacticChoice = ({ round, value, onChange }: TacticChoiceProps) => (
  <span role="group" aria-label={`Your tactic in round ${round + 1}`} className={styles.tactics}>
    {allTactics.map((tactic) => {
      const Icon = tacticIcons[tactic];
      return (
        <button
          key={tactic}
          type="button"
          aria-pressed={tactic === value}
          className={styles.tactic}
          onClick={() => onChange(tactic === value ? null : tactic)}
        >
          <Icon size={16} aria-hidden /> {tacticNames[tactic]}
        </button>
      );
    })}
  </span>
);

/** Lets the cards of this round and the next one change places. */
function Swap({ round, plan: { picked, onPicked } }: { round: number; plan: Planning }) {
  const [here, next] = picked.slice(round);
  if (here === undefined || next === undefined) return null;
  return (
    <button
      type="button"
      aria-label={`Swap your cards of rounds ${round + 1} and ${round + 2}`}
      className={styles.swap}
      onClick={() => onPicked(picked.with(round, next).with(round + 1, here))}
    >
      <ArrowDownUp size={16} aria-hidden /> Swap
    </button>
  );
}

const list = new Intl.ListFormat("en-GB", { type: "disjunction" });

function whatBeats(element: Element): string {
  const beaters = beatersOf(element);
  return beaters.length === 0 ? "Nothing beats it" : `Beaten by ${list.format(beaters)}`;
}
