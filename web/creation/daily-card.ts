import { checkCooldown } from "#contract/creation.ts";
import { useAnswer } from "#web/lib/query.ts";

const COOLDOWN_POLL_MS = 60_000;

/** Whether today's free card can be created; asked again every minute. */
export const useDailyCard = () => useAnswer(checkCooldown, {}, { everyMs: COOLDOWN_POLL_MS });
