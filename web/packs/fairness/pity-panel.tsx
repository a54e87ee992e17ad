import type { PackOnWire } from "#contract/packs.ts";
import { longestWait, waitAtMost, type Goal } from "#game/packs/longest-wait.ts";
import { Panel } from "#web/ui/panel.tsx";
import { Progress } from "#web/ui/progress.tsx";

const goals: Record<Goal, string> = {
  epic: "An epic card or better",
  legendary: "A legendary card or better",
  mythical: "A mythical card",
};

/** How near the player is to each promise: bad luck ends, and one can see when. */
export function PityPanel({ pity }: Pick<PackOnWire, "pity">) {
  return (
    <Panel title="Bad luck ends">
      <p className="max-w-prose text-muted">
        Every card that you draw brings these nearer, from packs as well as from prizes. The count
        never starts again by itself.
      </p>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {(Object.keys(goals) as Goal[]).map((goal) => (
          <li key={goal} data-rarity={goal}>
            <p className="mb-2 font-bold">{promiseOf(goal, longestWait(goal, pity))}</p>
            <Progress
              label={goals[goal]}
              value={waitAtMost[goal] - longestWait(goal, pity)}
              max={waitAtMost[goal]}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export const promiseOf = (goal: Goal, cards: number): string =>
  cards === 1 ? `${goals[goal]} with the next card` : `${goals[goal]} within ${cards} cards`;
