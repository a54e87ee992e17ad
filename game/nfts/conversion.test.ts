import { expect, test } from "vitest";
import { nftsOf, standardSettings } from "#game/settings/settings.ts";
import { refuseToConvert, type ConversionNow } from "./conversion.ts";
import { costInCents, NETWORK_FEE_CENTS, USUAL_COST_LAMPORTS } from "./cost.ts";

const free: ConversionNow = {
  nftAddress: null,
  conversionsToday: 0,
  spentLamports: 0,
  costLamports: USUAL_COST_LAMPORTS,
  ownLamports: 0,
  uri: `https://play.example.com/api/nft/${"M".repeat(44)}.json`,
};

const byTreasury = { ...nftsOf(standardSettings), treasurySolPerDay: 0.02 };
const byWallet = { ...byTreasury, feeMode: "wallet" } as const;

test.for([
  ["a free card", {}, byTreasury, null],
  ["an NFT", { nftAddress: "M" }, byTreasury, "already_nft"],
  ["the tenth of the day", { conversionsToday: 9 }, byTreasury, null],
  ["the eleventh", { conversionsToday: 10 }, byTreasury, "conversions_used_up"],
  ["the last that fits into the day", { spentLamports: 13_670_320 }, byTreasury, null],
  ["one lamport more", { spentLamports: 13_670_321 }, byTreasury, "treasury_spent"],
  ["a poor player who pays", { ownLamports: 6_329_679 }, byWallet, "not_enough_sol"],
  ["one with just enough", { ownLamports: 6_329_680, spentLamports: 1e12 }, byWallet, null],
  [
    "one who would keep too little for a wallet",
    { ownLamports: 7_220_559 },
    byWallet,
    "not_enough_sol",
  ],
  ["one who keeps enough for a wallet", { ownLamports: 7_220_560 }, byWallet, null],
  ["an address of 120 bytes", { uri: "é".repeat(60) }, byTreasury, null],
  ["one of 121", { uri: `${"é".repeat(60)}e` }, byTreasury, "address_too_long"],
] as const)("%s", ([, now, settings, refusal]) => {
  expect(refuseToConvert({ ...free, ...now }, settings)).toBe(refusal);
});

test("the usual cost is the fee that the game speaks of", () => {
  expect(costInCents(USUAL_COST_LAMPORTS, 99.5)).toBe(NETWORK_FEE_CENTS);
});
