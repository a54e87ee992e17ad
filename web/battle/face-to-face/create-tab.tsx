import { createQrBattle } from "#contract/battle.ts";
import { useChange } from "#web/lib/query.ts";
import { TeamChoice } from "#web/shared/team/team-choice.tsx";
import { qrBattleCreated } from "#web/words/rooms.ts";
import type { SetUpProps } from "./set-up-props.ts";

/** Player 1 picks a team and makes the code. */
export function CreateTab({ team, onMet }: SetUpProps) {
  const create = useChange(createQrBattle, {
    ...qrBattleCreated,
    onDone: ({ battleCode }) => onMet(battleCode),
  });
  return (
    <div className="space-y-6">
      <p>Pick three cards. Then your friend scans your code, or types it.</p>
      <TeamChoice
        {...team}
        rule="face-to-face"
        action="Create Battle"
        pending={create.isPending}
        onStart={() => create.mutate({ playerCards: [...team.picked] })}
      />
    </div>
  );
}
