import { lazily, Nothing } from "#web/ui/later/lazily.tsx";

/** Code that cannot be fetched must not take the screen along. */
export const WaitingDuel = lazily(() => import("#web/duel/duel-waits.tsx"), "DuelWaits", {
  otherwise: Nothing,
});
