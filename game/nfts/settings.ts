/**
 * What converting cards to NFTs may cost the treasury, and what keeps a stolen account from being
 * emptied at once. All numbers are settings.
 */
export type NftSettings = {
  /** `sponsor`: the treasury pays the network. `wallet`: the player's own wallet does. */
  feeMode: "sponsor" | "wallet";
  conversionsPerPlayerAndDay: number;
  /** What the treasury spends on conversions in one day (UTC), in SOL. */
  treasurySolPerDay: number;
  /** With less than so many SOL in the treasury an admin should fill it. */
  treasuryAlarmSol: number;
  withdrawalsPerPlayerAndDay: number;
  /** How long a card waits before it leaves the game. */
  withdrawWaitHours: number;
};
