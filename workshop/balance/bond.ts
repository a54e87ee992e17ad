/** What the bond is worth: how often a newcomer's first three creations win against each level. */
import {
  computerLevels,
  levelNames,
  winPercent,
  type ComputerLevel,
} from "#game/battle/computer-levels.ts";
import { resolvePowerBattle } from "#game/battle/resolve.ts";
import { drawRival, rivalPower, rivalTeam } from "#game/battle/rival.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { catalogue, firstCreations } from "./decks.ts";
import { percent, within, type Finding } from "./findings.ts";
import type { QuickPlan } from "./quick-battles.ts";

/** The strongest three of a deck may win so much more often than stated. */
const TOLERANCE = 5;

/** Without and with the bond; with it no more often than the deck's three strongest are to win. */
export const bondFindings = (plan: QuickPlan, slack = 0): Finding[] =>
  computerLevels.flatMap((level) => {
    const what = `${levelNames[level]}: three first creations win`;
    const [without, bonded] = [0, standardSettings.bondPercent].map((bondPercent) =>
      winsOf(level, plan, bondPercent),
    ) as [number, number];
    return [
      within(`${what} without the bond, %`, without, [0, 100]),
      within(`${what} with it, %`, bonded, [
        Math.max(0, without + 1 - slack),
        winPercent[level] + TOLERANCE + slack,
      ]),
    ];
  });

/** The same decks and rivals for every strength of the bond. */
function winsOf(level: ComputerLevel, { decks, rivals, seed }: QuickPlan, bondPercent: number) {
  let won = 0;
  for (let nth = 0; nth < decks; nth++) {
    const dice = diceFrom(seed).fork(`deck ${nth}`);
    const { made, deck } = firstCreations(dice, bondPercent);
    for (let met = 0; met < rivals; met++) {
      const waiting = drawRival(dice.fork(`rival ${met}`), deck);
      const rival = rivalTeam(waiting, rivalPower(deck, level, waiting), catalogue);
      if (resolvePowerBattle({ seed: met, teams: [made, rival] }).winner === 0) won++;
    }
  }
  return percent(won, decks * rivals);
}
