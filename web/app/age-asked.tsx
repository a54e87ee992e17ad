import { mustSayAge } from "#game/account/age.ts";
import { useUser } from "#web/lib/session.tsx";
import { isOfflineShell } from "#web/offline/shell-mark.ts";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { LoadingScreen } from "./screen-frame.tsx";

export const AgeQuestion = lazily(() => import("#web/account/age-question.tsx"), "AgeQuestion", {
  meanwhile: <LoadingScreen />,
  otherwise: NotLoaded,
});

/** No bar leads on from a question, or out of a suspension. */
export function useIsKeptBack(): boolean {
  const { user } = useUser();
  const isAsked = useIsAgeAsked();
  return isAsked || (user?.suspension ?? null) !== null;
}

/** Without a connection the answer cannot be sent, and the player may read what is stored. */
export function useIsAgeAsked(): boolean {
  const { user } = useUser();
  return user !== null && mustSayAge(user) && !isOfflineShell();
}
