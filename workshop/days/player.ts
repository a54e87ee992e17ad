/** A simulated player: how often it comes, what its account may do, and what it has so far. */
import { refuseEver, type Account, type Capability } from "#game/account/capabilities.ts";
import { newRating, type Rating } from "#game/arena/glicko2.ts";
import type { League } from "#game/arena/leagues.ts";
import type { Maker } from "#game/cards/bond.ts";
import type { Element } from "#game/cards/elements.ts";
import type { Finish } from "#game/cards/finishes.ts";
import { creatures } from "#game/cards/creatures.ts";
import { FUSED_COPIES } from "#game/collection/fuse.ts";
import type { CupHonours } from "#game/cup/honours.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import type { OpenPeriod } from "#game/missions/banking.ts";
import type { Able } from "#game/missions/draw.ts";
import type { SeasonId } from "#game/missions/seasons.ts";
import type { Streak } from "#game/missions/streak.ts";
import { noPity, type Pity } from "#game/packs/draw.ts";
import { welcomeCards } from "#game/packs/welcome.ts";

/** A Monday. Players sign up on all days of the next four weeks, so their first weeks differ. */
const START_MS = Date.UTC(2026, 10, 23);
const SIGN_UP_DAYS = 28;

/** Whether a player comes on a day; each comes on the day of signing up. */
export const habits = [
  { name: "every day", comes: () => true },
  { name: "every second day", comes: (day: number) => day % 2 === 1 },
  { name: "weekends", comes: (_day: number, nowMs: number) => isWeekend(nowMs) },
] as const;

const isWeekend = (nowMs: number): boolean => [0, 6].includes(new Date(nowMs).getUTCDay());

const account = (changes: Partial<Account>): Account => ({
  role: "user",
  band: "adult",
  isApproved: false,
  hasGuardian: false,
  open: [],
  money: "off",
  pause: null,
  isSuspended: false,
  ...changes,
});

const child = { band: "child", isApproved: true, hasGuardian: true } as const;

export const accounts = [
  { name: "adult", account: account({}) },
  { name: "teen", account: account({ band: "teen" }) },
  { name: "child before a parent's yes", account: account({ band: "child" }) },
  { name: "child with all closed", account: account(child) },
  { name: "child with online play", account: account({ ...child, open: ["strangers"] }) },
] as const;

export type Copy = {
  id: string;
  cardId: string;
  element: Element;
  finish: Finish;
  experience: number;
  madeBy: Maker;
};

export type Player = {
  id: string;
  habit: (typeof habits)[number];
  accountName: string;
  account: Account;
  signedUpAtMs: number;
  dice: Dice;
  coins: number;
  streak: Streak;
  daysCome: number;
  copies: Copy[];
  /** Creatures of the catalogue that the player has had. */
  album: Set<string>;
  rewarded: Set<string>;
  /** How many rivals of the Tale Road are beaten. */
  roadWon: number;
  pity: Pity;
  packsOpened: number;
  /** The pack for which the player saves, after the first one. */
  favouritePack: number;
  /** Opens packs as long as there is something to find, and then makes own cards. */
  isCollector: boolean;
  /** Cards of the player's own making. */
  made: number;
  battlesFought: number;
  battlesWon: number;
  /** By mission and period. */
  progress: Map<string, Omit<OpenPeriod, "period">>;
  /** Missions by type and period. */
  draws: Map<string, readonly string[]>;
  rating: Rating;
  /** What a rating of a new player would become if it played as it can. */
  skill: number;
  league: League | null;
  /** Points on the tracks of seasons. */
  seasons: Map<SeasonId, number>;
  honours: CupHonours;
  /** How many looks of each kind and team slots have been bought. */
  keepsakes: number[];
  keepsakeDice: Dice;
  /** Of its own, so that what a cup brings changes nothing else. */
  cupDice: Dice;
};

export function newPlayer(nth: number): Player {
  const dice = diceFrom(nth).fork("days");
  const { name: accountName, account: own } = accounts[nth % accounts.length]!;
  const habit = habits[Math.floor(nth / accounts.length) % habits.length]!;
  const player: Player = {
    id: `player ${nth}`,
    habit,
    accountName,
    account: own,
    signedUpAtMs: signUpMs(nth, habit),
    dice,
    coins: 0,
    streak: { days: 0, lastDay: null, forgivenDay: null },
    daysCome: 0,
    copies: [],
    album: new Set(),
    rewarded: new Set(),
    roadWon: 0,
    pity: noPity,
    packsOpened: 0,
    favouritePack: dice.int(0, 2),
    isCollector: dice.fork("collector").chance(0.5),
    made: 0,
    battlesFought: 0,
    battlesWon: 0,
    progress: new Map(),
    draws: new Map(),
    rating: newRating,
    skill: dice.int(1200, 1900),
    league: null,
    seasons: new Map(),
    honours: { won: 0, finals: 0, played: 0 },
    keepsakes: [],
    keepsakeDice: dice.fork("keepsakes"),
    cupDice: dice.fork("cup"),
  };
  for (const { slug, element } of welcomeCards(dice, creatures)) receive(player, slug, element);
  return player;
}

function signUpMs(nth: number, { comes }: (typeof habits)[number]): number {
  const first = START_MS + (nth % SIGN_UP_DAYS) * DAY_MS;
  const days = Array.from({ length: 7 }, (_, i) => first + i * DAY_MS);
  return days.find((dayMs) => comes(1, dayMs)) ?? first;
}

/** A copy of a creature of the catalogue. */
export function receive(player: Player, cardId: string, element: Element): void {
  player.album.add(cardId);
  addCopy(player, { cardId, element, madeBy: "game" });
}

export function addCopy(player: Player, copy: Pick<Copy, "cardId" | "element" | "madeBy">): void {
  const id = `copy ${player.copies.length} of day ${player.daysCome}`;
  player.copies.push({ ...copy, id, finish: "plain", experience: 0 });
}

/** Groups of three equal copies; a golden card has no finish above it. */
export const fusible = ({ copies }: Player): Copy[][] =>
  [...Map.groupBy(copies, ({ cardId, finish }) => `${cardId}:${finish}`).values()]
    .filter((equal) => equal.length >= FUSED_COPIES && equal[0]?.finish !== "golden")
    .map((equal) => equal.slice(0, FUSED_COPIES));

export const may = ({ account: own }: Player, capability: Capability): boolean =>
  refuseEver(capability, own) === null;

/** How likely a duel against a player of this rating is won. */
export const chanceAgainst = ({ skill }: Player, rating: number): number =>
  1 / (1 + 10 ** ((rating - skill) / 400));

export const ableOf = (player: Player): Able => ({
  id: player.id,
  account: player.account,
  signedUpAtMs: player.signedUpAtMs,
  elements: [...new Set(player.copies.map(({ element }) => element))],
  canFuse: fusible(player).some(([copy]) => copy?.finish === "plain"),
  had: new Set([...player.draws.values()].flat()),
});
