/**
 * The settings as they are now, in every process: read from memory, and loaded again when any
 * process has changed one.
 */
import type { FarmSettings } from "#game/economy/farms.ts";
import type { NftSettings } from "#game/nfts/settings.ts";
import {
  farmsOf,
  isSettingName,
  isWithinBounds,
  launchDays,
  nftsOf,
  standardSettings,
  type GameSettings,
  type LaunchDays,
} from "#game/settings/settings.ts";
import type { Db, Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import * as queries from "./queries.ts";

declare module "#server/lib/deps.ts" {
  interface Deps {
    /** As they are now: a caller that keeps the object sees every change. */
    settings: Readonly<GameSettings>;
    settingsSource: SettingsSource;
    /** The last days of the campaign and for founders, as they follow from the settings. */
    launch: LaunchDays;
  }
}

export type SettingsSource = {
  /** What the environment has set: admins cannot change these. */
  environment: Partial<GameSettings>;
  firstStartMs: number;
  /** Reads them again, for the request that has just changed one. */
  reload(): Promise<void>;
  /** As they are now, and they stay so until this transaction is over. */
  hold(tx: Tx): Promise<void>;
};

type Opening = {
  db: Db;
  environment: Partial<GameSettings>;
  firstStartMs: number;
};

type CurrentSettings = {
  settings: GameSettings;
  farms: FarmSettings;
  nft: NftSettings;
  launch: LaunchDays;
  settingsSource: SettingsSource;
};

export async function openSettings({
  db,
  environment,
  firstStartMs,
}: Opening): Promise<CurrentSettings> {
  const settings = effective(await storedSettings(db), environment);
  const [farms, nft] = [farmsOf(settings), nftsOf(settings)];
  const launch = launchDays(settings, firstStartMs);
  const take = (stored: Partial<GameSettings>) => {
    Object.assign(settings, effective(stored, environment));
    Object.assign(farms, farmsOf(settings));
    Object.assign(nft, nftsOf(settings));
    Object.assign(launch, launchDays(settings, firstStartMs));
  };
  const reload = async () => take(await storedSettings(db));
  const hold = async (tx: Tx) => {
    // They travel together, and the second is answered when the first has its lock.
    const [, stored] = await Promise.all([queries.holdSettings(tx), storedSettings(tx)]);
    take(stored);
  };
  const settingsSource = { environment, firstStartMs, reload, hold };
  return { settings, farms, nft, launch, settingsSource };
}

/**
 * Reads the settings again when any process has changed one, and tells every tab. Returns the function
 * that ends it.
 */
export function followSettings(deps: Deps): () => void {
  const { nudges, settingsSource, sockets, log } = deps;
  const follow = () =>
    void settingsSource.reload().then(
      () => sockets.tellAll("settings"),
      (error: unknown) => log.error({ error }, "settings could not be read"),
    );
  nudges.onHeardAgain(follow);
  return nudges.listen("settings", follow);
}

/** What admins have set, as far as this version of the game knows it. */
export async function storedSettings(tx: Tx): Promise<Partial<GameSettings>> {
  const rows = await queries.listSettings(tx);
  return known(Object.fromEntries(rows.map(({ name, value }) => [name, value])));
}

export const known = (values: object): Partial<GameSettings> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => isSettingName(name) && isWithinBounds(name, value),
    ),
  );

export const effective = (
  stored: Partial<GameSettings>,
  environment: Partial<GameSettings>,
): GameSettings => ({ ...standardSettings, ...stored, ...environment });
