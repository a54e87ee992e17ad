import { clsx } from "clsx";
import type { Difficulty } from "#game/battle/rival.ts";

const names: Record<Difficulty, string> = {
  1: "Gentle",
  2: "Easy",
  3: "Fair",
  4: "Hard",
  5: "Master",
};

const difficulties: readonly Difficulty[] = [1, 2, 3, 4, 5];

type DifficultyChoiceProps = { value: Difficulty; onChange: (value: Difficulty) => void };

export function DifficultyChoice({ value, onChange }: DifficultyChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-bold">How strong should the computer be?</legend>
      <div className="flex flex-wrap gap-2">
        {difficulties.map((level) => (
          <label
            key={level}
            className={clsx(
              "flex min-h-11 cursor-pointer items-center gap-2 rounded-chip border px-4 font-bold has-focus-visible:outline-3 has-focus-visible:outline-focus",
              level === value ? "brand-fill border-transparent" : "border-line bg-raised",
            )}
          >
            <input
              type="radio"
              name="difficulty"
              className="sr-only"
              checked={level === value}
              onChange={() => onChange(level)}
            />
            {level} <span>{names[level]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
