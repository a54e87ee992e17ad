import { currentUser } from "#contract/account.ts";
import { listMissions } from "#contract/missions.ts";
import { finishTutorial } from "#contract/tutorial.ts";
import { useChange } from "#web/lib/query.ts";
import { useUser } from "#web/lib/user.ts";
import { toast } from "#web/ui/toast.tsx";
import { TutorialPage } from "./tutorial-page.tsx";
import { useContent } from "./use-content.ts";

/** The tutorial inside the app. Who plays it to the end has done a mission. */
export function TutorialScreen() {
  const { isAuthenticated } = useUser();
  const { mutate } = useChange(finishTutorial, {
    touches: [listMissions, currentUser],
    onRefused: () =>
      toast({
        title: "Not saved yet",
        description: "Your tutorial mission could not be saved. Please finish it once more.",
        variant: "destructive",
      }),
  });
  return (
    <TutorialPage
      content={useContent()}
      onFinish={isAuthenticated ? () => mutate({}) : undefined}
    />
  );
}
