/** What is earned and what things cost, in coins. */
import { setting } from "./kinds.ts";

const COINS_AT_MOST = 100_000;
const BATTLES_AT_MOST = 1000;

const reward = [0, 1000] as const;
/** Never none: the ledger shows every day that one came. */
const gift = [1, 1000] as const;
const price = [1, COINS_AT_MOST] as const;
const battles = [0, BATTLES_AT_MOST] as const;

export const coinSettings = {
  shareCoins: setting.whole(50, reward, {
    label: "Coins for a share",
    help: "What a player earns by showing a card to friends.",
  }),
  dailyGiftCoins: setting.whole(5, gift, {
    label: "Coins of the daily gift",
    help: "The gift of every day on which a player comes, but for every seventh.",
  }),
  chestCoins: setting.whole(40, gift, {
    label: "Coins in the chest",
    help: "The gift of every seventh day on which a player comes.",
  }),
  albumPageCoins: setting.whole(15, reward, {
    label: "Coins for a full album page",
    help: "What a player gets once for every page of the album on which no creature is missing.",
  }),
  albumSetCoins: setting.whole(200, reward, {
    label: "Coins for a full album",
    help: "What a player gets once when no creature is missing in the whole album.",
  }),
  roadCoins: setting.whole(10, reward, {
    label: "Coins for a rival of the Tale Road",
    help: "What a player gets once for each rival that is beaten, bosses apart.",
  }),
  roadBossCoins: setting.whole(40, reward, {
    label: "Coins for a boss of the Tale Road",
    help: "What a player gets once for the last rival of each chapter.",
  }),
  sharesPerDay: setting.whole(3, [0, 100], {
    label: "Paid shares a day",
    help: "So many shares of a player are paid in one day.",
  }),
  computerWinsPaidPerDay: setting.whole(5, battles, {
    label: "Paid wins against the computer",
    help: "So many wins against the computer earn coins in one day.",
  }),
  playerWinsPaidPerDay: setting.whole(10, battles, {
    label: "Paid wins against players",
    help: "So many wins against other players earn coins in one day.",
  }),
  lossesPaidPerDay: setting.whole(10, battles, {
    label: "Paid losses",
    help: "So many losses and draws earn a consolation in one day.",
  }),
  playerWinCoins: setting.whole(12, reward, {
    label: "Coins for a win against a player",
    help: "What a win against another player earns; the computer pays by its level.",
  }),
  outwitPercent: setting.whole(10, [0, 50], {
    label: "Outwitting in a quick battle, in percent",
    help: "A tactic that gets the better of the other side's makes a card so much stronger.",
  }),
  outwitPercentOnWeak: setting.whole(20, [0, 50], {
    label: "Outwitting a weak element, in percent",
    help: "Instead, when the card's element beats that of the card it faces.",
  }),
  bondPercent: setting.whole(100, [0, 100], {
    label: "Bond with own creations, in percent",
    help: "Against the computer a creature has, for the player who made it, at least so much of its rarity's points; 0: the printed ones.",
  }),
  starterPackCoins: setting.whole(200, price, {
    label: "Price of a Starter Pack",
    help: "A player who has seen another price has to agree to this one before anything is paid.",
  }),
  mysticalPackCoins: setting.whole(500, price, {
    label: "Price of a Mystical Pack",
    help: "A player who has seen another price has to agree to this one before anything is paid.",
  }),
  legendaryPackCoins: setting.whole(1500, price, {
    label: "Price of a Legendary Pack",
    help: "A player who has seen another price has to agree to this one before anything is paid.",
  }),
  bonusCardCoins: setting.whole(400, price, {
    label: "Price of a bonus card",
    help: "What the first card costs that a player makes on a day after the free one.",
  }),
  nextBonusCardCoins: setting.whole(800, price, {
    label: "Price of a further bonus card",
    help: "What each bonus card of the same day costs after the first one.",
  }),
  bonusCardsPerDay: setting.whole(2, [0, 20], {
    label: "Bonus cards a day",
    help: "So many cards a player may make for coins in one day; 0 takes them out of the game.",
  }),
  renameCoins: setting.whole(100, price, {
    label: "Price of another name",
    help: "What a player pays who gives a creature of their own making another name.",
  }),
  backdropCoins: setting.whole(300, price, {
    label: "Price of a backdrop",
    help: "What each backdrop costs that players buy for coins; those of seasons are earned.",
  }),
  emblemCoins: setting.whole(150, price, {
    label: "Price of an emblem",
    help: "What each emblem costs that players buy for coins; those of seasons are earned.",
  }),
  frameCoins: setting.whole(450, price, {
    label: "Price of a frame",
    help: "What each frame costs that players buy for coins, to stand around their favourite cards.",
  }),
  teamSlotCoins: setting.whole(300, price, {
    label: "Price of a team slot",
    help: "What each place costs for a further team that a player keeps, after the free ones.",
  }),
  teamSlotsAtMost: setting.whole(8, [2, 50], {
    label: "Team slots at most",
    help: "So many teams a player can keep, free ones and bought ones together.",
  }),
  pictureCoins: setting.whole(100, price, {
    label: "Price of another picture",
    help: "What a player pays for another picture of a creature of their own making, after a free one.",
  }),
  marketFeePercent: setting.whole(5, [0, 50], {
    label: "Market fee in percent",
    help: "So much of a price leaves the game; cards that are listed keep the fee they began with.",
  }),
  freeSales: setting.whole(5, [0, 1000], {
    label: "Sales without a fee",
    help: "The first sales of every player cost nothing.",
  }),
} as const;
