import { clsx } from "clsx";
import { computerLevels, levelNames, type ComputerLevel } from "#game/battle/computer-levels.ts";

type LevelChoiceProps = {
  question: string;
  /** Null while it is not known which one is suggested. */
  value: ComputerLevel | null;
  onChange: (level: ComputerLevel) => void;
  /** What more there is to say of a level, such as what it pays. */
  noteOf?: (level: ComputerLevel) => string;
};

/** One of the computer's five levels. */
export function LevelChoice({ question, value, onChange, noteOf }: LevelChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-bold">{question}</legend>
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
            {level} <span>{levelNames[level]}</span>
            {noteOf && <span className="text-sm font-normal">{noteOf(level)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
