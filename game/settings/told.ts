/** The settings that players see. Every page loads this list, so it has no bounds and no words. */
import type { GameSettings, SettingName } from "./settings.ts";

/** The numbers that players read, on screens and in words. */
export const toldNumbers = [
  "dailyGiftCoins",
  "chestCoins",
  "shareCoins",
  "albumPageCoins",
  "albumSetCoins",
  "roadCoins",
  "roadBossCoins",
  "sharesPerDay",
  "computerWinsPaidPerDay",
  "playerWinsPaidPerDay",
  "lossesPaidPerDay",
  "playerWinCoins",
  "outwitPercent",
  "outwitPercentOnWeak",
  "bondPercent",
  "starterPackCoins",
  "mysticalPackCoins",
  "legendaryPackCoins",
  "renameCoins",
  "marketFeePercent",
  "freeSales",
] as const satisfies readonly SettingName[];

export type ToldNumbers = Pick<GameSettings, (typeof toldNumbers)[number]>;

export const toldNumbersOf = (set: ToldNumbers): ToldNumbers =>
  Object.fromEntries(toldNumbers.map((name) => [name, set[name]])) as ToldNumbers;
