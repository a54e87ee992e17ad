/** What the people who run the game see of its economy. */
import type * as contract from "#contract/economy.ts";
import type { InputOf } from "#contract/endpoint.ts";
import {
  ALARM_DAYS,
  alarmFrom,
  economyOf,
  isAlarming,
  type Amounts,
} from "#game/economy/economy.ts";
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import type { Deps } from "#server/lib/deps.ts";
import { listCoins, sumCoins } from "#server/records/service.ts";
import { reasonText } from "#texts/en/purse.ts";
import { listCrowdedAddresses, listTopGainers } from "./farm-queries.ts";
import * as queries from "./queries.ts";

export type { AuditRow } from "./audit.ts";
export { forgetOldSignUps, isWelcomeWaiting } from "./farm-queries.ts";
export {
  countGainFrom,
  countSale,
  endWaitingForAddress,
  listUnproven,
  refuseStaying,
  refuseTooDear,
  welcome,
  type Circumstances,
} from "./farms.ts";

const SHOWN = 10;

export async function economy(
  { db, now, settings, settingsSource }: Deps,
  { days = ALARM_DAYS }: InputOf<typeof contract.economy>,
) {
  const nowMs = now();
  const from = dayOf(nowMs - (days - 1) * DAY_MS);
  const [sums, coins, { closed, setAside }, topHolders, crowdedAddresses, topGainers] =
    await Promise.all([
      listCoins(db, from),
      sumCoins(db),
      queries.sumCoinsOutside(db),
      queries.listTopHolders(db, SHOWN),
      listCrowdedAddresses(db, from, SHOWN),
      listTopGainers(db, from, SHOWN),
    ]);
  const alarm = {
    alarmBelow: settings.economyAlarmBelow,
    alarmFrom: alarmFrom(settingsSource.firstStartMs),
  };
  const { days: amounts, ...whole } = economyOf(sums, { days, nowMs });
  return {
    ...whole,
    days: amounts.map(({ day, minted, burned }) => ({
      day,
      minted: inWords(minted),
      burned: inWords(burned),
    })),
    ...alarm,
    isAlarming: isAlarming({ ...alarm, ratio: whole.ratio, today: dayOf(nowMs) }),
    coinsHeld: coins - closed,
    coinsSetAside: setAside,
    topHolders,
    crowdedAddresses,
    topGainers,
  };
}

/** The coins that the game has paid, and that have left it, since this UTC day began. */
export async function coinsOfToday({ db, now }: Pick<Deps, "db" | "now">) {
  const nowMs = now();
  const { minted, burned } = economyOf(await listCoins(db, dayOf(nowMs)), {
    days: 1,
    nowMs,
  });
  return { minted, burned };
}

/** By the words that players read for a reason. */
const inWords = (amounts: Amounts): Record<string, number> =>
  Object.fromEntries(
    Object.entries(amounts).map(([reason, amount]) => [reasonText(reason), amount]),
  );
