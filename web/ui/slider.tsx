import { useId, type CSSProperties, type ReactNode } from "react";

type SliderProps = {
  label: string;
  icon: ReactNode;
  /** From 0 to `max`, in whole steps. */
  value: number;
  max: number;
  onChange: (value: number) => void;
  /** What this value comes to; it is seen and heard instead of the number. */
  meaning: string;
  /** Where something new begins, such as at 25, 50 and 75: shown below the track. */
  steps?: readonly number[] | undefined;
  /** A colour by its role, such as `var(--gold)`. */
  tone: string;
};

/** The browser's own slider: arrow keys, Home, End and page keys move it, and screen readers know it. */
export function Slider({ label, icon, value, max, onChange, meaning, steps, tone }: SliderProps) {
  const id = useId();
  const style = { "--tone": tone, "--at": value / max } as CSSProperties;
  return (
    <div style={style}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="flex items-center gap-2 font-bold">
          <span aria-hidden className="flex-none text-(--tone)">
            {icon}
          </span>
          {label}
        </label>
        <span aria-hidden className="font-display text-lg text-(--tone) tabular-nums">
          {meaning}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className="slider"
        min={0}
        max={max}
        value={value}
        aria-valuetext={meaning}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      {steps && <Steps {...{ steps, value, max }} />}
    </div>
  );
}

type StepsProps = { steps: readonly number[]; value: number; max: number };

/** One bar for each tier, as wide as it is; those that are reached are lit. */
function Steps({ steps, value, max }: StepsProps) {
  const begins = [0, ...steps];
  return (
    <div aria-hidden className="-mt-1 flex gap-1 px-1">
      {begins.map((from, i) => (
        <span
          key={from}
          style={{ flexGrow: (begins[i + 1] ?? max) - from }}
          className={`h-1.5 basis-0 rounded-chip ${value >= from ? "bg-(--tone)" : "bg-line"}`}
        />
      ))}
    </div>
  );
}
