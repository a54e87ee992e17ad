import { useState } from "react";
import { currentUser, getLimits, saveLimits, type LimitsOnWire } from "#contract/account.ts";
import { inDollars } from "#texts/en/purse.ts";
import { useAnswer, useChange } from "#web/lib/query.ts";
import { useCoinsOnly } from "#web/cards/coins-only.ts";
import { useUser } from "#web/lib/session.tsx";
import { clockOf, minuteOf, ownTimeZone, timeWords } from "#web/shared/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Select } from "#web/ui/select.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { limitsNotSaved, limitsSaved } from "#web/words/play-time.ts";

/** How long, until when, and for how much money a player plays: their own rules, or a parent's. */
export function PlayTimePanel() {
  const { data, isError, refetch } = useAnswer(getLimits);
  return (
    <Panel title="Play Time">
      {isError && <FailedState title="Your play time did not load" onRetry={refetch} />}
      {!data && !isError && <Skeleton className="h-40" />}
      {data?.isSetByGuardian && <Rules limits={data} who="Your parent sets these rules." />}
      {data && !data.isSetByGuardian && <OwnRules limits={data} />}
    </Panel>
  );
}

type Limits = Pick<LimitsOnWire, "minutesADay" | "bedtime" | "monthlyCapCents">;

function Rules({ limits, who }: { limits: Limits; who: string }) {
  return (
    <div className="space-y-2">
      <p className="text-muted">{who}</p>
      <ul className="list-disc pl-5">
        {useWords(limits).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}

function useWords({ minutesADay, bedtime, monthlyCapCents }: Limits): string[] {
  const coinsOnly = useCoinsOnly();
  return [
    minutesADay === null ? "You may play as long as you like." : `${minutesADay} minutes a day.`,
    bedtime === null
      ? "No bedtime."
      : `No play from ${timeWords(bedtime.from)} until ${timeWords(bedtime.until)}.`,
    ...(coinsOnly || monthlyCapCents === null
      ? []
      : [`At most ${inDollars(monthlyCapCents)} a month.`]),
  ];
}

const lengths = [30, 45, 60, 90, 120, 180, 240];

const lengthOptions = (chosen: number | null) => [
  { value: "", label: "No limit" },
  ...[...new Set([...lengths, ...(chosen === null ? [] : [chosen])])]
    .toSorted((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` })),
];

/** What stands in the fields, and what it means. */
function useFields(wanted: Limits) {
  const [minutes, setMinutes] = useState(String(wanted.minutesADay ?? ""));
  const [from, setFrom] = useState(wanted.bedtime ? clockOf(wanted.bedtime.from) : "");
  const [until, setUntil] = useState(wanted.bedtime ? clockOf(wanted.bedtime.until) : "");
  const [cap, setCap] = useState(String((wanted.monthlyCapCents ?? 0) / 100 || ""));
  return {
    minutes,
    setMinutes,
    from,
    setFrom,
    until,
    setUntil,
    cap,
    setCap,
    limits: (): Limits => ({
      minutesADay: minutes === "" ? null : Number(minutes),
      bedtime: from && until ? { from: minuteOf(from), until: minuteOf(until) } : null,
      monthlyCapCents: Math.round(Number(cap) * 100) || null,
    }),
  };
}

function OwnRules({ limits }: { limits: LimitsOnWire }) {
  const wanted: Limits = limits.later ?? limits;
  const fields = useFields(wanted);
  const save = useChange(saveLimits, {
    touches: [getLimits, currentUser],
    doneToast: limitsSaved,
    refusedToast: limitsNotSaved,
  });
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ ...fields.limits(), timeZone: ownTimeZone() });
      }}
    >
      <p className="text-muted">
        Rules that you set for yourself. A stricter one works at once, a looser one from tomorrow,
        and more dollars from next month.
      </p>
      <Select
        label="Play a day"
        options={lengthOptions(wanted.minutesADay)}
        value={fields.minutes}
        onChange={fields.setMinutes}
      />
      <BedtimeFields {...fields} />
      <CapField {...fields} />
      {limits.later && <Rules limits={limits} who={untilWhen(limits, limits.later)} />}
      <Button type="submit" look="ghost" pending={save.isPending}>
        Save Play Time
      </Button>
    </form>
  );
}

/** What is still to come is a cap alone, or begins tomorrow. */
function untilWhen(now: Limits, later: Limits): string {
  const isCapAlone =
    now.minutesADay === later.minutesADay &&
    now.bedtime?.from === later.bedtime?.from &&
    now.bedtime?.until === later.bedtime?.until;
  return `Until ${isCapAlone ? "next month" : "tomorrow"} these rules still count:`;
}

type Fields = ReturnType<typeof useFields>;

const BedtimeFields = ({ from, setFrom, until, setUntil }: Fields) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field
      label="Bedtime from"
      type="time"
      required={until !== ""}
      value={from}
      onChange={({ target }) => setFrom(target.value)}
    />
    <Field
      label="Bedtime until"
      type="time"
      required={from !== ""}
      value={until}
      onChange={({ target }) => setUntil(target.value)}
    />
  </div>
);

/** For those who may spend money, and are told of it. */
function CapField({ cap, setCap }: Fields) {
  const { user } = useUser();
  if (user?.coinsOnly !== false || user.closed.money !== undefined) return null;
  return (
    <Field
      label="Dollars a month, at most"
      type="number"
      min={0}
      max={100_000}
      step={0.01}
      value={cap}
      hint="Leave it empty for no limit."
      onChange={({ target }) => setCap(target.value)}
    />
  );
}
