import { lazily } from "#web/ui/later/lazily.tsx";

const Nothing = () => null;

/** Code that cannot be fetched must not take the screen along. */
export const WaitingDuel = lazily<object>(() =>
  import("#web/duel/duel-waits.tsx").then(
    (module) => module.DuelWaits,
    () => Nothing,
  ),
);
