import { Award, Lock } from "lucide-react";
import { chooseTitle, listTitles } from "#contract/titles.ts";
import {
  askedFor,
  isEarned,
  titleIds,
  titleOf,
  type Deeds,
  type TitleId,
} from "#game/titles/titles.ts";
import { useAnswer, useChange } from "#web/lib/query.ts";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { titleChosen } from "#web/words/profile.ts";

/** The titles that a player has earned, one of which friends see, and what the others ask for. */
export function TitlesPanel() {
  const titles = useAnswer(listTitles, {}, { isAskedAnew: true });
  if (!titles.data)
    return <Unanswered query={titles} title="Your titles did not load" size="h-60" />;
  return (
    <Panel title="Titles">
      <p className="mb-4 text-muted">You earn them by playing, and keep them. Friends see one.</p>
      <Choice deeds={titles.data.deeds} chosen={titles.data.chosen} />
      <ul aria-label="Titles to earn" className="mt-4 space-y-2">
        {titleIds
          .filter((id) => !isEarned(id, titles.data.deeds))
          .map((id) => (
            <ToEarn key={id} id={id} deeds={titles.data.deeds} />
          ))}
      </ul>
    </Panel>
  );
}

type ChoiceProps = { deeds: Deeds; chosen: TitleId | null };

function Choice({ deeds, chosen }: ChoiceProps) {
  const { mutate, isPending } = useChange(chooseTitle, { touches: [listTitles], ...titleChosen });
  const earned = titleIds.filter((id) => isEarned(id, deeds));
  if (earned.length === 0) return null;
  return (
    <fieldset aria-busy={isPending} className="space-y-1">
      <legend className="sr-only">The title that friends see</legend>
      {[null, ...earned].map((id) => (
        <label key={id ?? "none"} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="title"
            className="size-5 flex-none accent-accent"
            checked={id === chosen}
            // Disabled meanwhile, it would take the focus away from who goes on with the arrow keys.
            onChange={() => !isPending && mutate({ title: id })}
          />
          {id !== null && <Award size={20} aria-hidden className="flex-none text-gold" />}
          <span className="font-bold">{id === null ? "No title" : titleOf(id).name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function ToEarn({ id, deeds }: { id: TitleId; deeds: Deeds }) {
  const { name, of, needed } = titleOf(id);
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-3 text-muted sm:grid-cols-[auto_1fr_auto]">
      <Lock size={18} aria-hidden className="mt-0.5 flex-none" />
      <span className="min-w-0">
        <span className="font-bold">{name}</span>: {askedFor(id)}
      </span>
      <span className="col-start-2 sm:col-start-auto">
        {Math.min(deeds[of], needed)} of {needed}
      </span>
    </li>
  );
}
