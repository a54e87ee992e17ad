/**
 * What admins can change while the game runs. Every number is here once, with its bounds and the
 * value that the game ships with; an admin cannot change what the environment sets. What was
 * promised stays: a listing keeps its fee, and a pack costs the price that its buyer saw.
 */
import { campaignEnd } from "#game/account/launch.ts";
import type { FarmSettings } from "#game/economy/farms.ts";
import type { Day } from "#game/lib/day.ts";
import { must } from "#game/lib/must.ts";
import type { NftSettings } from "#game/nfts/settings.ts";
import { applicationSettings, launchSettings } from "./application.ts";
import { coinSettings } from "./coins.ts";
import { cupSettings } from "./cup.ts";
import { friendSettings } from "./friends.ts";
import type { Setting, SettingValue } from "./kinds.ts";
import { nftSettings, protectionSettings, watchSettings } from "./protection.ts";

/** Which part of the game a setting is about; admins see them in this order. */
const groups = {
  application: applicationSettings,
  launch: launchSettings,
  coins: coinSettings,
  friends: friendSettings,
  cup: cupSettings,
  protection: protectionSettings,
  nfts: nftSettings,
  watch: watchSettings,
} as const;

export type SettingGroup = keyof typeof groups;

export const settingGroups = Object.keys(groups) as SettingGroup[];

export const groupOf = (name: SettingName): SettingGroup =>
  must(
    settingGroups.find((group) => name in groups[group]),
    `group of ${name}`,
  );

export type SettingName = { [Group in SettingGroup]: keyof (typeof groups)[Group] }[SettingGroup];

export const settings = Object.assign({}, ...Object.values(groups)) as Readonly<
  Record<SettingName, Setting>
>;

export const settingNames = Object.keys(settings) as SettingName[];

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(settings, name);

type ValueOf<Of> = Of extends { kind: "number" }
  ? number
  : Of extends { kind: "switch" }
    ? boolean
    : Of extends { choices: readonly (infer Word)[] }
      ? Word
      : string;

export type GameSettings = {
  [Name in SettingName]: ValueOf<
    Extract<(typeof groups)[SettingGroup], Record<Name, unknown>>[Name]
  >;
};

export const standardSettings = Object.fromEntries(
  settingNames.map((name) => [name, settings[name].standard]),
) as GameSettings;

/** Whether a setting can have this value at all. */
export const isWithinBounds = (name: SettingName, value: unknown): value is SettingValue =>
  fits(settings[name], value);

function fits(one: Setting, value: unknown): boolean {
  switch (one.kind) {
    case "switch":
      return typeof value === "boolean";
    case "number":
      return isNumberWithin(one, value);
    case "text":
      return typeof value === "string" && value.length <= one.most;
    case "day":
      return value === "" || (typeof value === "string" && isDay(value));
    case "choice":
      return one.choices.some((choice) => choice === value);
  }
}

const isNumberWithin = (
  { from, to, isWhole }: Extract<Setting, { kind: "number" }>,
  value: unknown,
): boolean =>
  typeof value === "number" &&
  value >= from &&
  value <= to &&
  (!isWhole || Number.isInteger(value));

function isDay(text: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1).map(Number);
  const [year = 0, month = 0, day = 0] = parts ?? [];
  return parts !== undefined && day >= 1 && day <= daysIn(year, month);
}

/** None in a month that is none. */
function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

export type SettingRefusal =
  | "no_such_setting"
  | "setting_out_of_bounds"
  | "setting_from_environment"
  | "founders_after_campaign"
  | "founders_keep_badge"
  | "hold_never_ends";

export type LaunchDays = { campaignEnds: Day; foundersUntil: Day };

/** The last days of the campaign and for founders, as they follow from the settings. */
export function launchDays(
  { campaignEnds, foundersUntil }: Pick<GameSettings, "campaignEnds" | "foundersUntil">,
  firstStartMs: number,
): LaunchDays {
  const end = campaignEnd(campaignEnds || null, firstStartMs);
  return { campaignEnds: end, foundersUntil: foundersUntil || end };
}

export type Contradiction = {
  code: Extract<
    SettingRefusal,
    "founders_after_campaign" | "founders_keep_badge" | "hold_never_ends"
  >;
  field: SettingName;
};

/** What cannot be true together, or would break a promise to a player; null when all is well. */
export function contradictionIn(
  before: GameSettings,
  after: GameSettings,
  { firstStartMs, today }: { firstStartMs: number; today: Day },
): Contradiction | null {
  const [former, next] = [launchDays(before, firstStartMs), launchDays(after, firstStartMs)];
  if (next.foundersUntil > next.campaignEnds) {
    return { code: "founders_after_campaign", field: "foundersUntil" };
  }
  const earliest = former.foundersUntil < today ? former.foundersUntil : today;
  if (next.foundersUntil < earliest) return { code: "founders_keep_badge", field: "foundersUntil" };
  if (after.inviteHoldDays > after.inviteHoldBattles) {
    return { code: "hold_never_ends", field: "inviteHoldDays" };
  }
  return null;
}

/** The numbers against farms, as their rules take them. */
export const farmsOf = (set: GameSettings): FarmSettings => ({
  unprovenDays: set.unprovenDays,
  unprovenPaysTimes: set.unprovenPaysTimes,
  gainsPerDay: set.gainsPerDay,
  cardStaysDays: set.cardStaysDays,
  signUpsPerAddress: set.signUpsPerAddress,
  inviteHold: set.inviteHold
    ? { battles: set.inviteHoldBattles, days: set.inviteHoldDays }
    : { battles: 0, days: 0 },
});

export const nftsOf = (set: GameSettings): NftSettings => ({
  feeMode: set.feeMode,
  conversionsPerPlayerAndDay: set.conversionsPerPlayerAndDay,
  treasurySolPerDay: set.treasurySolPerDay,
  treasuryAlarmSol: set.treasuryAlarmSol,
  withdrawalsPerPlayerAndDay: set.withdrawalsPerPlayerAndDay,
  withdrawWaitHours: set.withdrawWaitHours,
});
