import { clsx } from "clsx";
import { computerLevels, levels, type ComputerLevel } from "#game/duel/computer/computer.ts";

type LevelChoiceProps = { value: ComputerLevel; onChange: (level: ComputerLevel) => void };

export function LevelChoice({ value, onChange }: LevelChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-bold">How well should the computer play?</legend>
      <div className="flex flex-wrap gap-2">
        {computerLevels.map((level) => (
          <label
            key={level}
            className={clsx(
              "flex min-h-11 cursor-pointer items-center gap-2 rounded-chip border px-4 font-bold has-focus-visible:outline-3 has-focus-visible:outline-focus",
              level === value ? "brand-fill border-transparent" : "border-line bg-raised",
            )}
          >
            <input
              type="radio"
              name="level"
              className="sr-only"
              checked={level === value}
              onChange={() => onChange(level)}
            />
            {level} <span>{levels[level].name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
