/**
 * For tests: every number that can be set is turned to an unmistakable one, and code that still
 * says the one that the game ships with has a copy of it.
 */
import { packs, type PackPriceName } from "#game/packs/packs.ts";
import type { Setting } from "./kinds.ts";
import { settingNames, settings, standardSettings, type GameSettings } from "./settings.ts";

/** What a line speaks of that says the number of a setting. A new number needs its row. */
const shares = /\bshar(e|ed|es|ing)\b/i;
const album = /\balbum\b.*\bcoins\b|\bcoins\b.*\balbum\b/i;
const road = /\broad\b|\brivals?\b.*\bcoins\b|\bcoins\b.*\brivals?\b/i;
const bonus = /\bbonus cards?\b/i;
const looks = /\b(backdrops?|emblems?|frames?)\b/i;
const teamSlots = /\bteam slots?\b/i;
const gifts = /\bgifts?\b.*\bcoins\b|\bcoins\b.*\bgifts?\b|\bchest\b/i;
const wins = /\bwins?\b|\bpaid\b|\bcomputer\b.*\bcoins\b/i;
const outwits = /\boutwit(s|ted|ting)?\b|\btactics?\b/i;
const losses = /\bloss(es)?\b|\blost\b|\bconsolation\b|\bdraws?\b.*\b(day|paid)\b/i;
const packPrices = Object.fromEntries(packs.map(({ price }) => [price, /\bpacks?\b/i])) as Record<
  PackPriceName,
  RegExp
>;
const names = /\b(new|another|other) names?\b|\brenam(e|es|ed|ing)\b/i;
const pictures = /\b(new|another|other|further) pictures?\b|\bpicture coins\b/i;
const fees = /\bfees?\b/i;
const sales = /\b(sales?|sell|sells|selling)\b/i;
const invites =
  /\binvites?\b.*\b(battles|days)\b|\b(battles|days)\b.*\binvites?\b|\bbattles on \S+ days\b/i;
const friends = /\bfriend (requests?|ask again)\b|\bfriends at most\b/i;
const cupTimes =
  /\bcups?\b.*\b(seconds?|minutes?|hours?|pause|opens)\b|\b(seconds?|minutes?|hours?)\b.*\bcups?\b/i;
const cupPlayers = /\bcups?\b.*\b(players?|at ?least|at ?most)\b|\bplayers?\b.*\bcups?\b/i;
const unproven = /\bunproven\b|\bunconfirmed\b|\bnot confirmed\b/i;
const conversions = /\bconver(t|ted|sions?)\b/i;
const withdrawals = /\bwithdraw(als?)?\b|\b(card leaves|leaves? the game|outside wallet)\b/i;

const subjects = {
  aiCallsPerDay: /\bAI\b|\bprovider\b/i,
  thousandsFrom: /\bthousands\b/i,
  dailyGiftCoins: gifts,
  chestCoins: gifts,
  shareCoins: shares,
  albumPageCoins: album,
  albumSetCoins: album,
  roadCoins: road,
  roadBossCoins: road,
  sharesPerDay: shares,
  computerWinsPaidPerDay: wins,
  playerWinsPaidPerDay: wins,
  lossesPaidPerDay: losses,
  playerWinCoins: wins,
  outwitPercent: outwits,
  outwitPercentOnWeak: outwits,
  bondPercent: /\bbond(ed|s)?\b/i,
  ...packPrices,
  bonusCardCoins: bonus,
  nextBonusCardCoins: bonus,
  bonusCardsPerDay: bonus,
  renameCoins: names,
  backdropCoins: looks,
  emblemCoins: looks,
  frameCoins: looks,
  teamSlotCoins: teamSlots,
  teamSlotsAtMost: teamSlots,
  pictureCoins: pictures,
  marketFeePercent: fees,
  freeSales: sales,
  friendsAtMost: friends,
  friendRequestsAtMost: friends,
  friendAskAgainDays: friends,
  cupHour: cupTimes,
  cupOpensHours: cupTimes,
  cupPlayersAtLeast: cupPlayers,
  cupPlayersAtMost: cupPlayers,
  cupPauseSeconds: cupTimes,
  cupDuelMinutes: cupTimes,
  cupWaitSeconds: cupTimes,
  cupLateMinutes: cupTimes,
  inviteHoldBattles: invites,
  inviteHoldDays: invites,
  cardStaysDays: /\bcards? stays?\b|\btrade lock\b/i,
  unprovenDays: unproven,
  unprovenPaysTimes: unproven,
  gainsPerDay: /\bgain(s|ed)?\b/i,
  signUpsPerAddress: /\bsign-? ?ups?\b.*\baddress\b/i,
  conversionsPerPlayerAndDay: conversions,
  treasurySolPerDay: /\btreasury\b/i,
  treasuryAlarmSol: /\btreasury\b/i,
  withdrawalsPerPlayerAndDay: withdrawals,
  withdrawWaitHours: withdrawals,
  economyAlarmBelow: /\balarm\b|\bburned\b/i,
  grantsWantSecondAdminFrom: /\bgrants?\b|\bsecond admin\b/i,
} as const;

type NumberName = keyof typeof subjects;

export const numberNames = settingNames.filter(
  (name): name is NumberName => settings[name].kind === "number",
);

/** Within its bounds, and like no other number of the game. */
function turned(name: NumberName, place: number): number {
  const { from, to, isWhole } = settings[name] as Extract<Setting, { kind: "number" }>;
  const value = to >= 1000 ? 613 + 7 * place : from + (to - from) * (0.97 - place / 100);
  return isWhole ? Math.floor(value) : value;
}

export const turnedNumbers = Object.fromEntries(
  numberNames.map((name, place) => [name, turned(name, place)]),
) as Pick<GameSettings, NumberName>;

export const turnedSettings: GameSettings = { ...standardSettings, ...turnedNumbers };

const words: Record<number, string> = {
  1: "one|once",
  2: "two|twice",
  3: "three",
  5: "five",
  10: "ten",
  12: "twelve",
  24: "twenty-four|a day",
  30: "thirty",
  50: "fifty",
  200: "two hundred",
  500: "five hundred",
};

/** As digits, with or without signs between thousands, or in words. */
function says(line: string, number: number): boolean {
  const digits = `${String(number).replace(".", "\\.")}|${number.toLocaleString("en")}`;
  const underscored = number.toLocaleString("en").replaceAll(",", "_");
  const all = [digits, underscored, words[number]].filter((each) => each !== undefined).join("|");
  return new RegExp(`(?<![\\w.,$#-])(${all})(?![\\w-]|[.,]\\d)`, "i").test(line);
}

/** Names of code are read like words. */
const readable = (line: string): string =>
  line.replaceAll(/([a-z])([A-Z])/g, "$1 $2").replaceAll(/(?<=[A-Za-z])_(?=[A-Za-z])/g, " ");

/** The settings that this line may speak of, whatever number it has. */
export function numbersSpokenOf(line: string): NumberName[] {
  const read = readable(line);
  return numberNames.filter((name) => subjects[name].test(read));
}

/** The settings of which this line has the number that the game ships with. */
export const oldNumbersIn = (line: string): NumberName[] =>
  numbersSpokenOf(line).filter((name) => says(readable(line), standardSettings[name]));

/** A copy of a number, as code might contain it: by itself, and in the words for its admin. */
export function standardLine(name: NumberName): { value: string; words: string } {
  const value = String(standardSettings[name]);
  return { value, words: `${settings[name].label}: ${value}` };
}
