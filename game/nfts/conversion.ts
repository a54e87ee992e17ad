/**
 * A player may convert any card that is free. The treasury's money is everybody's: one player has so
 * many conversions in a day, and all together so much of it.
 */
import { canPay, inSol } from "./cost.ts";
import { bytesOf } from "./metadata.ts";
import type { NftSettings } from "./settings.ts";

export type ConversionRefusal =
  | "already_nft"
  | "conversions_used_up"
  | "treasury_spent"
  | "not_enough_sol"
  | "address_too_long";

export type ConversionNow = {
  nftAddress: string | null;
  /** Of this player today, without those that came to nothing. */
  conversionsToday: number;
  /** What the treasury has spent or promised today. */
  spentLamports: number;
  costLamports: number;
  /** In the player's own wallet; asked only where that one pays. */
  ownLamports: number;
  uri: string;
};

/** Programs that read an NFT's address of its facts take no longer one. */
const URI_MAX_BYTES = 120;

export function refuseToConvert(
  now: ConversionNow,
  settings: NftSettings,
): ConversionRefusal | null {
  if (now.nftAddress !== null) return "already_nft";
  if (bytesOf(now.uri) > URI_MAX_BYTES) return "address_too_long";
  if (now.conversionsToday >= settings.conversionsPerPlayerAndDay) return "conversions_used_up";
  if (settings.feeMode === "wallet") {
    return canPay(now.ownLamports, now.costLamports) ? null : "not_enough_sol";
  }
  const promised = inSol(now.spentLamports + now.costLamports);
  return promised > settings.treasurySolPerDay ? "treasury_spent" : null;
}
