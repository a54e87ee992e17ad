/** What happens in a duel, told in short sentences. */
import type { DuelView, SeenEvent } from "#game/duel/duel.ts";
import { effectWords, hurtWords } from "./effect-words.ts";
import { activeOf, explainDamage, guardWord, otherOf, type Who } from "./explain.ts";

/** How both sides are called: one's own side is "Your" and "You". */
export type Voice = {
  /** Such as `Your` and `Ann's`. */
  whose: Record<Who, string>;
  /** Such as `You win!` and `Ann wins!`. */
  wins: Record<Who, string>;
};

const ofName = (name: string): string => (name.endsWith("s") ? `${name}'` : `${name}'s`);

export const yourVoice = (otherName: string): Voice => ({
  whose: { own: "Your", other: ofName(otherName) },
  wins: { own: "You win!", other: `${otherName} wins!` },
});

export const watchersVoice = (names: { own: string; other: string }): Voice => ({
  whose: { own: ofName(names.own), other: ofName(names.other) },
  wins: { own: `${names.own} wins!`, other: `${names.other} wins!` },
});

export type Narration = {
  text: string;
  /** How a number came about; empty where there is nothing to explain. */
  why: string;
};

/** `view` is the state after the event. */
export function narrate(event: SeenEvent, view: DuelView, voice: Voice): Narration {
  if (event.kind === "attack") return tellAttack(event, view, voice);
  return { text: sentenceOf(event, view, voice), why: "" };
}

type Attack = Extract<SeenEvent, { kind: "attack" }>;

function tellAttack(event: Attack, view: DuelView, { whose }: Voice): Narration {
  const { side, move, damage, parts } = event;
  const attacker = activeOf(view[side]);
  const target = activeOf(view[otherOf(side)]);
  if (!attacker || !target) return { text: "", why: "" };
  const name = move === "strike" ? attacker.strikeName : attacker.specialName;
  const strong = parts.element > 1 ? ` ${capital(attacker.element)} beats ${target.element}!` : "";
  const blocked = parts.guard < 1 ? ` ${blocks[guardWord(parts.guard)]}` : "";
  return {
    text: `${whose[side]} ${attacker.name} uses ${name}: ${damage} damage to ${target.name}.${strong}${blocked}`,
    why: explainDamage(event, view),
  };
}

const blocks: Record<ReturnType<typeof guardWord>, string> = {
  guard: "The guard blocks most of it.",
  "coming in": "Who has just come in takes less.",
  shield: "The shield blocks some of it.",
  "guard and shield": "Guard and shield block most of it.",
  "coming in and shield": "The shield blocks some of it.",
};

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

type Quiet = Exclude<SeenEvent, Attack>;
type Sided = Exclude<Quiet, { kind: "turn" | "over" }>;

function sentenceOf(event: Quiet, view: DuelView, { whose, wins }: Voice): string {
  if (event.kind === "turn") return `Turn ${event.turn}.`;
  if (event.kind === "over") return event.winner ? wins[event.winner] : "It is a draw.";
  const fighter = view[event.side].fighters[placeOf(event, view)];
  const name = fighter && !fighter.hidden ? fighter.name : "creature";
  const deed = deeds[event.kind] as (event: Sided) => string;
  return `${whose[event.side]} ${name} ${deed(event)}.`;
}

const deeds: { [Kind in Sided["kind"]]: (event: Extract<Sided, { kind: Kind }>) => string } = {
  switch: () => "comes in",
  replace: () => "comes in",
  guard: () => "is on guard",
  gain: ({ effect, turns }) => effectWords[effect].begins(turns),
  cleanse: () => "is washed clean",
  hurt: ({ amount, by }) => `loses ${amount} health to ${hurtWords[by]}`,
  heal: ({ amount }) => `gets back ${amount} health`,
  drain: ({ amount, stolen }) => `loses ${amount} energy${stolen ? " to the other side" : ""}`,
  faint: () => "faints",
};

function placeOf(event: Sided, view: DuelView): number {
  if ("place" in event) return event.place;
  if ("to" in event) return event.to;
  return view[event.side].active;
}
