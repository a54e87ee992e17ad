import type { AllowancesOnWire, ChildOnWire } from "#contract/family.ts";
import { switches } from "#game/account/capabilities.ts";
import { inDollars } from "#texts/en/purse.ts";
import { timeWords } from "#web/shared/clock.ts";

/** What holds for a child, in one line. */
export function ruleOf({ allowances }: ChildOnWire): string {
  const open = switches.filter((each) => allowances[each]).length;
  const { minutesADay, bedtime } = allowances;
  return [
    `${open} of ${switches.length} open`,
    minutesADay !== null && minutesWords(minutesADay),
    bedtime !== null && `bedtime ${timeWords(bedtime.from)}`,
    moneyWords(allowances.money),
  ]
    .filter((each) => each !== false)
    .join(" · ");
}

export const minutesWords = (minutes: number): string => {
  if (minutes < 60 || minutes % 30 !== 0) return `${minutes} minutes a day`;
  const hours = minutes / 60;
  return `${hours} ${hours === 1 ? "hour" : "hours"} a day`;
};

export function moneyWords({ rule, capCents }: AllowancesOnWire["money"]): string {
  if (rule === "off") return "no money";
  return rule === "ask" ? "money: asks each time" : `up to ${inDollars(capCents ?? 0)} a month`;
}
