/** What an admin has changed and not saved yet: by the name of a setting, as the field has it. */
import type { SettingOnWire } from "#contract/admin-settings.ts";
import { isSettingName, isWithinBounds } from "#game/settings/settings.ts";
import { boundsInWords } from "#texts/en/settings.ts";

export type SettingsDraft = Readonly<Record<string, string | boolean>>;

/** As its field shows it. */
export const shownIn = (draft: SettingsDraft, { name, value }: SettingOnWire): string | boolean =>
  draft[name] ?? (typeof value === "number" ? String(value) : value);

const readField = ({ kind }: SettingOnWire, field: string | boolean) => {
  if (kind !== "number" || typeof field === "boolean") return field;
  return field.trim() === "" ? Number.NaN : Number(field);
};

/** What is wrong with a field, in words; null when it can be saved. */
export function wrongWith(draft: SettingsDraft, setting: SettingOnWire): string | null {
  const field = draft[setting.name];
  const { name } = setting;
  if (field === undefined || !isSettingName(name)) return null;
  if (isWithinBounds(name, readField(setting, field))) return null;
  return `Please give ${boundsInWords(name)}.`;
}

/** What has to be sent; a value that the game ships with is not kept as one of the admin's. */
export function changesIn(draft: SettingsDraft, settings: readonly SettingOnWire[]) {
  const changed = settings.flatMap((setting) => {
    const field = draft[setting.name];
    if (field === undefined) return [];
    const value = readField(setting, field);
    if (value === setting.value) return [];
    return [[setting.name, value === setting.standard ? null : value] as const];
  });
  return Object.fromEntries(changed);
}
