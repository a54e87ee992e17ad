/** What a player's screen shows, whichever server it hears. */
import type { Choice } from "#game/duel/duel.ts";

export type Screen = {
  step: number;
  isOver: boolean;
  /** By side: who has chosen in this step. */
  hasChosen: readonly [boolean, boolean];
  /** What the player may choose; empty when there is nothing to choose. */
  legal: readonly Choice[];
};

type OwnSide = {
  active: number;
  fighters: readonly { health: number; energy: number }[];
};

const bring = ["bring-0", "bring-1", "bring-2"] as const;
const SPECIAL_COSTS = 2;

export function legalFrom(
  { active, fighters }: OwnSide,
  { phase, mustChoose }: { phase: string; mustChoose: boolean },
): Choice[] {
  if (!mustChoose || phase === "over") return [];
  const brought = bring.filter((_, i) => i !== active && (fighters[i]?.health ?? 0) > 0);
  if (phase === "replace") return brought;
  const canAfford = (fighters[active]?.energy ?? 0) >= SPECIAL_COSTS;
  return ["strike", "guard", ...(canAfford ? (["special"] as const) : []), ...brought];
}

/** Mostly blows, as people play; always the same for the same number. */
export function pick(legal: readonly Choice[], luck: number): Choice {
  if (!legal.includes("strike")) return legal[Math.floor(luck * legal.length)] ?? "surrender";
  if (luck < 0.15 && legal.includes("special")) return "special";
  if (luck < 0.35) return "guard";
  if (luck < 0.42) return legal.at(-1) ?? "guard";
  return "strike";
}
