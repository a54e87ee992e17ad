import { ownTimeZone, timeWords } from "#web/shared/clock.ts";
import { Select } from "#web/ui/select.tsx";

import { minutesWords } from "./rules.ts";
import type { AllowancesProps } from "./use-allowances.tsx";

const NONE = "none";
const MORNING = 7 * 60;

const minuteChoices = [15, 30, 45, 60, 90, 120, 180, 240];
const evenings = Array.from({ length: 15 }, (_, i) => 17 * 60 + i * 30 - (i === 14 ? 1 : 0));
const mornings = Array.from({ length: 13 }, (_, i) => 4 * 60 + i * 30);

/** Those that can be chosen, with the one that holds now. */
const options = (choices: readonly number[], now: number | null, say: (n: number) => string) =>
  [...new Set(now === null ? choices : [...choices, now])]
    .toSorted((a, b) => a - b)
    .map((each) => ({ value: String(each), label: say(each) }));

/** How long, and until when. */
export function PlayTime({ allowances, set, errorAt }: Omit<AllowancesProps, "name">) {
  const { minutesADay, bedtime } = allowances;
  // The first rule brings the family's clock along.
  const isFirst = minutesADay === null && bedtime === null && allowances.timeZone === "UTC";
  const zone = isFirst ? { timeZone: ownTimeZone() } : {};
  const setMinutes = (value: string) => {
    const minutes = value === NONE ? null : Number(value);
    const words = minutes === null ? "No limit a day" : minutesWords(minutes);
    set({ minutesADay: minutes, ...zone }, words);
  };
  const setBedtime = (from: number | null, until: number) =>
    set(
      { bedtime: from === null ? null : { from, until }, ...zone },
      from === null ? "No bedtime" : `Bedtime from ${timeWords(from)} to ${timeWords(until)}`,
    );
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="font-display text-xl">Play time</legend>
      <Select
        label="Time a day"
        error={errorAt("minutesADay")}
        value={minutesADay === null ? NONE : String(minutesADay)}
        onChange={setMinutes}
        options={[
          { value: NONE, label: "No limit" },
          ...options(minuteChoices, minutesADay, minutesWords),
        ]}
      />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] gap-3">
        <Select
          label="Bedtime"
          error={errorAt("bedtime")}
          value={bedtime === null ? NONE : String(bedtime.from)}
          onChange={(value) =>
            setBedtime(value === NONE ? null : Number(value), bedtime?.until ?? MORNING)
          }
          options={[
            { value: NONE, label: "None" },
            ...options(evenings, bedtime?.from ?? null, timeWords),
          ]}
        />
        {bedtime !== null && (
          <Select
            label="Until"
            value={String(bedtime.until)}
            onChange={(value) => setBedtime(bedtime.from, Number(value))}
            options={options(mornings, bedtime.until, timeWords)}
          />
        )}
      </div>
      <TimeZone {...{ allowances, set, errorAt }} />
      <p className="text-sm text-muted">
        There are friendly warnings before, and a duel that has begun is played to its end.
      </p>
    </fieldset>
  );
}

/** Shown as soon as there is a rule: whose clock counts. */
function TimeZone({ allowances, set, errorAt }: Omit<AllowancesProps, "name">) {
  const { minutesADay, bedtime, timeZone } = allowances;
  if (minutesADay === null && bedtime === null) return null;
  const zones = [...new Set([timeZone, ...Intl.supportedValuesOf("timeZone")])].toSorted();
  return (
    <Select
      label="Time zone"
      error={errorAt("timeZone")}
      value={timeZone}
      onChange={(value) => set({ timeZone: value }, `The clock of ${placeOf(value)}`)}
      options={zones.map((each) => ({ value: each, label: placeOf(each) }))}
    />
  );
}

const placeOf = (timeZone: string): string => timeZone.replaceAll("_", " ");
