/** How duels work, in words, with the numbers that the duels themselves use. */
import { CHOICE_MS, RESERVE_MS } from "#game/duel/clock.ts";
import { numbers as n, specialBase } from "#game/duel/numbers.ts";
import { talents } from "#game/cards/talents.ts";
import { talentLine } from "#game/duel/talent-words.ts";
import type { WrittenItem } from "./content.ts";

const turns = (count: number) => (count === 1 ? "one turn" : `${count} turns`);

const bases = Object.values(specialBase);

export const duelRules: readonly WrittenItem[] = [
  {
    slug: "rule-duels",
    title: "Fighting a duel",
    category: "Battles",
    content: `In a duel one creature of each side stands in the arena, and the other two wait on the bench. Every turn both players choose in secret, and then both choices happen:

- Strike: an attack with a base of ${n.strikeBase}.
- Special: an attack with a base of ${Math.min(...bases)} to ${Math.max(...bases)} that also does what its element does. It costs ${n.specialCost} energy.
- Guard: takes only ${n.guardPercent} % of the damage, and gains ${n.energyForGuarding} energy when hit.
- Switch: another creature comes in. It takes only ${n.arrivalPercent} % of the damage in that turn, and effects on the one that leaves end.

Switches come first, then guards, then attacks. The faster creature probably attacks first: the bigger the difference, the surer. Every creature that stands gains ${n.energyPerTurn} energy at the end of a turn, up to ${n.mostEnergy}. You see the other side's bench only after it has been in the arena.

Whoever has no creature left has lost. After turn ${n.lastTurn} the higher share of health left wins. A choice has ${CHOICE_MS / 1000} seconds, and you have ${RESERVE_MS / 1000} more in reserve for the whole duel; then the computer chooses for you.`,
  },
  {
    slug: "rule-duel-numbers",
    title: "What hits how hard in a duel",
    category: "Battles",
    content: `Damage is the base, times the strength, times ${n.advantagePercent / 100} if the element beats the other one, times what a guard lets through, times what a talent adds, times luck between ${n.luckFrom / 100} and ${n.luckTo / 100}. Strength compares attack and defense, each with ${n.evenness} added: twice the attack, divided by the attack and the other one's defense together. So a stronger card helps, and a clever player can still beat it. Full health is ${n.healthBase} plus ${n.healthPercent} % of attack and defense.

What a special also does:

- Fire burns for ${n.burnPercent} % of full health at the end of ${turns(n.burnTurns)}.
- Water heals itself by ${n.waterPercent} % and washes burns, slowness and fright away.
- Earth takes ${100 - n.shieldPercent} % less in the next turn.
- Air attacks first in the next turn.
- Lightning and electric take ${n.drainEnergy} energy away; dark and shadow keep what they take.
- Ice halves the other one's speed for ${turns(n.slowTurns)}.
- Light heals everyone on the bench by ${n.lightPercent} %.
- Nature and leaf heal themselves by ${n.regrowPercent} % at the end of ${turns(n.regrowTurns)}.
- Crystal throws ${n.mirrorPercent} % of the next hit back, whenever it comes, if it still stands.
- Spirit passes through every guard and shield.

In the Fair Arena every card has the points of a common card, so that neither luck nor money decides. Among friends cards keep their own strength.`,
  },
  {
    slug: "rule-talents",
    title: "Talents",
    category: "Battles",
    content: `Every creature has a talent. It follows from the names of its abilities, stands on the back of its card, and never changes. In a duel:

${talents.map((talent) => `- ${talentLine(talent)}.`).join("\n")}`,
  },
];
