import { expect, test } from "vitest";
import { nftsOf, standardSettings } from "#game/settings/settings.ts";
import {
  canCancel,
  leavesAtMs,
  refuseToWithdraw,
  withdrawalStates,
  type CardToWithdraw,
} from "./withdrawal.ts";

const settings = nftsOf(standardSettings);

const free: CardToWithdraw = {
  nftAddress: "M",
  hasOpenJob: false,
  isOurs: false,
  withdrawalsToday: 2,
};

test.for([
  ["an NFT that is free", {}, null],
  ["a card that is none", { nftAddress: null }, "not_nft"],
  ["one on its way to its owner", { hasOpenJob: true }, "nft_on_its_way"],
  ["a wallet of the game", { isOurs: true }, "own_wallet"],
  ["the fourth of the day", { withdrawalsToday: 3 }, "withdrawals_used_up"],
] as const)("%s", ([, card, refusal]) => {
  expect(refuseToWithdraw({ ...free, ...card }, settings)).toBe(refusal);
});

test("a card leaves after a day, and can be called back until then only", () => {
  expect(leavesAtMs(1_000, settings)).toBe(86_401_000);
  expect(withdrawalStates.filter(canCancel)).toEqual(["waiting"]);
});
