import { publicSettings, type SettingsOnWire } from "#contract/settings.ts";
import { useAnswer } from "./query.ts";

/**
 * What admins have set and players are told. The server writes it into every page, and a nudge brings
 * what has changed since. Null: not known yet, or out of reach; nothing stands in its place.
 */
export const useSettings = (): SettingsOnWire | null => useAnswer(publicSettings).data ?? null;
