/** How a duel stands, for those who cannot look at it. */
import type { DuelView, SeenFighter, SeenSide } from "#game/duel/duel.ts";
import { effects } from "#game/duel/fighter.ts";
import { effectLasts } from "#web/duel/stage/effect-words.ts";
import { activeOf } from "#web/duel/stage/explain.ts";
import type { Voice } from "#web/duel/stage/story.ts";

const sides = ["own", "other"] as const;

/** Both creatures in the arena: `Your Serafawn, light: 55 of 140 health, 2 energy, speed 30.` */
export const inTheArena = (view: DuelView, { whose }: Voice): string =>
  sides
    .map((who) => {
      const fighter = activeOf(view[who]);
      return fighter ? `${whose[who]} ${numbersOf(fighter)}.` : "";
    })
    .join(" ")
    .trim();

/** The same, what acts on them, and who is left behind them. */
export const allOfIt = (view: DuelView, voice: Voice): string =>
  [
    `Turn ${view.turn}.`,
    inTheArena(view, voice),
    ...sides.flatMap((who) => lasting(view[who])),
    ...sides.map((who) => `${voice.whose[who]} bench: ${benchOf(view[who])}.`),
  ].join(" ");

const numbersOf = ({ name, element, health, maxHealth, energy, speed }: SeenFighter): string =>
  `${name}, ${element}: ${health} of ${maxHealth} health, ${energy} energy, speed ${speed}`;

function lasting(side: SeenSide): string[] {
  const fighter = activeOf(side);
  if (!fighter) return [];
  return effects
    .filter((effect) => fighter[effect] > 0)
    .map((effect) => `${fighter.name}: ${effectLasts(effect, fighter[effect])}.`);
}

const benchOf = ({ fighters, active }: SeenSide): string =>
  fighters
    .filter((_, place) => place !== active)
    .map((fighter) => {
      if (fighter.hidden) return "one that nobody has seen yet";
      const { name, element, health, maxHealth } = fighter;
      return health === 0 ? `${name}, fainted` : `${name}, ${element}, ${health} of ${maxHealth}`;
    })
    .join("; ");
