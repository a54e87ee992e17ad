import { currentUser } from "#contract/account.ts";
import { finishTutorial, listMissions } from "#contract/missions.ts";
import { useChange } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { tutorialNotSaved } from "#web/words/missions.ts";
import { TutorialPage } from "./tutorial-page.tsx";
import { useContent } from "./use-content.ts";

/** The tutorial inside the app. A player who finishes it completes a mission. */
export function TutorialScreen() {
  const { isAuthenticated } = useUser();
  const { mutate } = useChange(finishTutorial, {
    touches: [listMissions, currentUser],
    refusedToast: tutorialNotSaved,
  });
  return (
    <TutorialPage
      content={useContent()}
      isAuthenticated={isAuthenticated}
      onFinish={isAuthenticated ? () => mutate({}) : undefined}
    />
  );
}
