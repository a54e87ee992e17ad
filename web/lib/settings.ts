import { publicSettings, type SettingsOnWire } from "#contract/settings.ts";
import { useAnswer } from "./query.ts";

/**
 * The settings of admins that players may see. The server writes them into every page, and a nudge
 * brings what has changed since. Null: not known yet, or out of reach; there is no default.
 */
export const useSettings = (): SettingsOnWire | null => useAnswer(publicSettings).data ?? null;
