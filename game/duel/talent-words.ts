/** What talents are called and what they do in a duel. */
import type { Talent } from "#game/cards/talents.ts";
import { numbers } from "./numbers.ts";

const { poisedPercent, restPercent, shakenPercent, loyalPercent, shieldPercent } = numbers;
const { sparkPercent, thornsPercent, hungryPercent } = numbers;

export const talentWords: Record<Talent, { name: string; does: string }> = {
  pounce: {
    name: "Pounce",
    does: `its first attack after it comes in does ${poisedPercent - 100} % more`,
  },
  rest: { name: "Good Rest", does: `heals ${restPercent} % each turn on the bench` },
  cover: {
    name: "Cover",
    does: `when it makes way, the next one comes in behind a shield that takes ${100 - shieldPercent} % off`,
  },
  scare: {
    name: "Scare",
    does: `as it comes in, the next attack of the one in front does ${100 - shakenPercent} % less`,
  },
  loyal: { name: "Loyal", does: `hits ${loyalPercent} % harder for each fainted friend` },
  spark: {
    name: "Last Spark",
    does: `when it faints, the one in front loses ${sparkPercent} % of its health`,
  },
  thorns: { name: "Prickly", does: `throws back ${thornsPercent} % of every hit` },
  hungry: {
    name: "Hungry",
    does: `each of its attacks heals it by ${hungryPercent} % of the damage`,
  },
};

/** Such as `Loyal: hits 12 % harder for each fainted friend`. */
export const talentLine = (talent: Talent): string =>
  `${talentWords[talent].name}: ${talentWords[talent].does}`;
