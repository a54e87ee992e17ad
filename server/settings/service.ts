/** What the people who run the game have set: read by all, changed by admins, kept in the log. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/admin-settings.ts";
import type { SettingsOnWire } from "#contract/settings.ts";
import { dayOf } from "#game/lib/day.ts";
import type { Setting } from "#game/settings/kinds.ts";
import {
  contradictionIn,
  groupOf,
  isSettingName,
  isWithinBounds,
  settingNames,
  settings,
  type GameSettings,
  type SettingName,
} from "#game/settings/settings.ts";
import { toldNumbersOf } from "#game/settings/told.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { sendNudge } from "#server/lib/nudges.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { paymentSecret } from "#server/purchases/service.ts";
import { boundsInWords, settingRefusals } from "#texts/en/settings.ts";
import { effective, known, storedSettings } from "./current.ts";
import * as queries from "./queries.ts";

export { followCaches } from "./caches.ts";
export { followSettings, openSettings } from "./current.ts";

export async function getSettings(deps: Deps) {
  const rows = await queries.listSettings(deps.db);
  const rowOf = new Map(rows.map((row) => [row.name, row]));
  return {
    settings: settingNames.map((name) => onWire(deps, name, rowOf.get(name))),
    secrets: [await paymentSecret(deps)],
    ...deps.launch,
  };
}

function onWire(
  { settingsSource: { environment } }: Deps,
  name: SettingName,
  row: queries.SettingRow | undefined,
): contract.SettingOnWire {
  const { kind, label, help, standard, environment: variable = null } = settings[name];
  const about = { name, group: groupOf(name), kind, label, help, standard, environment: variable };
  const shown = { ...about, ...boundsOnWire(settings[name]), ...lastChange(row) };
  const fromEnvironment = environment[name];
  if (fromEnvironment !== undefined) {
    return { ...shown, value: fromEnvironment, source: "environment" };
  }
  if (row && isWithinBounds(name, row.value)) {
    return { ...shown, value: row.value, source: "admin" };
  }
  return { ...shown, value: standard, source: "standard" };
}

const lastChange = (row: queries.SettingRow | undefined) => ({
  changedAt: row?.changedAt.toISOString() ?? null,
  changedBy: row?.changedByName ?? null,
});

function boundsOnWire(one: Setting) {
  const none = { from: null, to: null, isWhole: false, most: null, choices: [] };
  if (one.kind === "number") return { ...none, from: one.from, to: one.to, isWhole: one.isWhole };
  if (one.kind === "text") return { ...none, most: one.most };
  return one.kind === "choice" ? { ...none, choices: [...one.choices] } : none;
}

type SettingsInput = InputOf<typeof contract.saveSettings>;

export async function saveSettings(
  deps: Deps,
  adminId: string,
  { settings: asked, why }: SettingsInput,
) {
  const changes = Object.entries(asked).map(([name, value]) => checked(deps, name, value));
  await deps.db.transaction(async (tx) => {
    const nowMs = deps.now();
    const { before, after } = await apply(tx, changes, { by: adminId, at: new Date(nowMs) });
    refuseContradiction(deps, before, after);
    const names = changes.map(([name]) => name);
    await writeAdminLog(tx, {
      atMs: nowMs,
      adminId,
      deed: "settings changed",
      subject: { kind: "settings", id: "" },
      ...(why !== undefined && { why }),
      before: stateOf(before, names),
      after: stateOf(after, names),
    });
    await sendNudge(tx, { about: "settings" });
  });
  // Other processes hear of it by a nudge; the admin who saved sees it in the answer.
  await deps.settingsSource.reload();
  return getSettings(deps);
}

type Checked = readonly [name: SettingName, value: unknown];

function checked({ settingsSource }: Deps, name: string, value: unknown): Checked {
  if (!isSettingName(name)) {
    throw refusedError(settingRefusals, "no_such_setting").with({ field: name });
  }
  const { label } = settings[name];
  if (settingsSource.environment[name] !== undefined) {
    throw refusedError(settingRefusals, "setting_from_environment", { label }).with({
      field: name,
    });
  }
  if (value !== null && !isWithinBounds(name, value)) {
    const bounds = boundsInWords(name);
    const refusal = refusedError(settingRefusals, "setting_out_of_bounds", { label, bounds });
    throw refusal.with({ field: name });
  }
  return [name, value];
}

function refuseContradiction(
  { settingsSource: { environment, firstStartMs }, now }: WithoutDb,
  before: Partial<GameSettings>,
  after: Partial<GameSettings>,
): void {
  const found = contradictionIn(effective(before, environment), effective(after, environment), {
    firstStartMs,
    today: dayOf(now()),
  });
  if (found) throw refusedError(settingRefusals, found.code).with({ field: found.field });
}

/** One after the other, also when two admins save at once. Null takes a setting back. */
async function apply(
  tx: Tx,
  changes: readonly Checked[],
  { by, at }: { by: string | null; at: Date },
) {
  await queries.lockSettings(tx);
  const before = await storedSettings(tx);
  for (const [name, value] of changes) {
    if (value === null) await queries.removeSetting(tx, name);
    else await queries.saveSetting(tx, { name, value, by, at });
  }
  return { before, after: await storedSettings(tx) };
}

/** What was set of these; null is what the game ships with. */
const stateOf = (stored: Partial<GameSettings>, names: readonly SettingName[]): object =>
  Object.fromEntries(names.map((name) => [name, stored[name] ?? null]));

/** Those that a state of the log names, as they are. */
export async function settingsNow(tx: Tx, _: string, like: object | null): Promise<object> {
  await queries.lockSettings(tx);
  return stateOf(await storedSettings(tx), Object.keys(like ?? {}).filter(isSettingName));
}

/** Puts settings back to what they were; the caller has written why. `before`: as in the log. */
export async function restoreSettings(
  tx: Tx,
  _: string,
  before: object | null,
  deps: WithoutDb,
): Promise<void> {
  const fits = known(before ?? {});
  const changes = Object.keys(before ?? {})
    .filter(isSettingName)
    .map((name): Checked => [name, fits[name] ?? null]);
  const stored = await apply(tx, changes, { by: null, at: new Date(deps.now()) });
  refuseContradiction(deps, stored.before, stored.after);
  await sendNudge(tx, { about: "settings" });
}

export const publicSettings = ({ settings: set }: Pick<Deps, "settings">): SettingsOnWire => ({
  maintenance: set.maintenanceMode ? set.maintenanceText : null,
  ...toldNumbersOf(set),
});
