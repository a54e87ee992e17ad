/** What keeps farms of fake accounts, stolen accounts and empty treasuries away; and what is watched. */
import { ALARM_DAYS } from "#game/economy/economy.ts";
import { setting } from "./kinds.ts";

const days = [0, 365] as const;

export const protectionSettings = {
  inviteHold: setting.onOff(false, {
    label: "Invites wait",
    help: "An invite pays only when the friend has really played.",
    environment: "INVITE_HOLD",
  }),
  inviteHoldBattles: setting.whole(3, [1, 100], {
    label: "Battles before an invite pays",
    help: "So many battles a friend has to fight while invites wait.",
  }),
  inviteHoldDays: setting.whole(2, [1, 100], {
    label: "Days of battles before an invite pays",
    help: "On so many different days the friend has to fight while invites wait.",
  }),
  cardStaysDays: setting.whole(0, days, {
    label: "Trade lock for new cards, in days",
    help: "So long a card stays with the player that it came to.",
    environment: "CARD_STAYS_DAYS",
  }),
  unprovenDays: setting.whole(3, days, {
    label: "Days as an unproven account",
    help: "So long an account without a confirmed address is unproven.",
    environment: "UNPROVEN_DAYS",
  }),
  unprovenPaysTimes: setting.whole(2, [1, 1000], {
    label: "What unproven accounts may pay",
    help: "An unproven account pays at most so many times the usual price of a card.",
    environment: "UNPROVEN_PAYS_TIMES",
  }),
  gainsPerDay: setting.whole(5, [0, 1000], {
    label: "Gains from unproven accounts",
    help: "No player gains by more deals a day with unproven accounts.",
    environment: "GAINS_PER_DAY",
  }),
  signUpsPerAddress: setting.whole(30, [1, 1_000_000], {
    label: "Sign-ups a day from one address",
    help: "Beyond these, welcome coins and invites wait for a confirmed e-mail address.",
    environment: "SIGN_UPS_PER_ADDRESS",
  }),
} as const;

export const nftSettings = {
  feeMode: setting.choice("sponsor", ["sponsor", "wallet"], {
    label: "Who pays the network",
    help: "The treasury of the game (sponsor), or the player's own wallet.",
    environment: "NFT_FEE_MODE",
  }),
  conversionsPerPlayerAndDay: setting.whole(10, [0, 1_000_000], {
    label: "Conversions a day",
    help: "So many cards of one player become NFTs in one day.",
    environment: "NFT_CONVERSIONS_PER_DAY",
  }),
  treasurySolPerDay: setting.amount(10, [0.001, 1_000_000], {
    label: "SOL a day from the treasury",
    help: "Conversions of all players together cost the treasury at most so much in one day.",
    environment: "TREASURY_SOL_PER_DAY",
  }),
  treasuryAlarmSol: setting.amount(1, [0.001, 100_000], {
    label: "Treasury alarm, in SOL",
    help: "With less in the treasury the game raises an alarm.",
    environment: "TREASURY_ALARM_SOL",
  }),
  withdrawalsPerPlayerAndDay: setting.whole(3, [0, 1000], {
    label: "Withdrawals a day",
    help: "So many cards of one player leave for outside wallets in one day.",
    environment: "WITHDRAWALS_PER_DAY",
  }),
  withdrawWaitHours: setting.whole(24, [0, 720], {
    label: "Hours before a card leaves",
    help: "So long a withdrawal waits, so that its owner can still stop it.",
    environment: "WITHDRAW_WAIT_HOURS",
  }),
} as const;

export const watchSettings = {
  economyAlarmBelow: setting.amount(0.85, [0, 10], {
    label: "Economy alarm",
    help: `Over ${ALARM_DAYS} days at least so many coins should be burned for every coin that is minted.`,
  }),
  grantsWantSecondAdminFrom: setting.whole(10_000, [1, 100_000_000], {
    label: "Grants that want a second admin",
    help: "From so many coins on, a second admin has to agree before they are given. Where there are two admins, a higher number counts a day later.",
  }),
} as const;
