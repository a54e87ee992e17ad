import type { EditedMission } from "#contract/admin-missions.ts";
import { rewardText } from "#texts/en/missions.ts";
import { Badge } from "#web/ui/badge.tsx";
import { objectiveWords, typeWords } from "./mission-words.ts";

/** A day, as the form has it too. */
const dayOf = (moment: string) => moment.slice(0, 10);

/** One mission at a glance. */
export const MissionFacts = ({ item: mission }: { item: EditedMission }) => {
  const { title, description, type, objective, objectiveParam, targetValue, rewards } = mission;
  const { active, startDate, endDate, completions } = mission;
  return (
    <>
      <h2 className="font-display text-xl">{title}</h2>
      <p className="flex flex-wrap gap-2">
        <Badge tone={active ? "good" : "plain"}>{active ? "Active" : "Inactive"}</Badge>
        <Badge>{typeWords[type]}</Badge>
      </p>
      <p className="text-muted">{description}</p>
      <p>
        {objectiveWords[objective]}
        {objectiveParam !== null && ` (${objectiveParam} or better)`}: {targetValue}
      </p>
      <p className="font-bold text-gold">{rewardText(rewards) || "No reward"}</p>
      <p className="text-sm text-muted tabular-nums">
        {dayOf(startDate)} to {endDate === null ? "no end" : dayOf(endDate)}
      </p>
      <p className="text-sm text-muted">
        {completions === 1 ? "Completed once" : `${completions.toLocaleString("en")} completions`}
      </p>
    </>
  );
};
