import { creatureFrom, type Creature } from "#game/cards/card.ts";
import { lanternWinter } from "./2026-12.ts";
import { firstSnow } from "./2027-01.ts";
import { maskedParade } from "./2027-02.ts";
import { hasArrived, months, type Month } from "./months.ts";

export type MonthCreature = Creature & { month: Month };

const sets: Record<Month, typeof lanternWinter> = {
  "2026-12": lanternWinter,
  "2027-01": firstSnow,
  "2027-02": maskedParade,
};

/** In the order in which they come; one keeps its place when later months are added. */
export const monthCreatures: readonly MonthCreature[] = months.flatMap((month) =>
  sets[month].map((entry) => ({ ...creatureFrom(entry), month })),
);

/** Those that have come by then. What has come stays. */
export const arrivedCreatures = (nowMs: number): MonthCreature[] =>
  monthCreatures.filter(({ month }) => hasArrived(month, nowMs));
