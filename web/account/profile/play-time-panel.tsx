import { currentUser, getLimits, saveLimits, type LimitsOnWire } from "#contract/account.ts";
import { inDollars } from "#texts/en/purse.ts";
import { useAnswer, useChange } from "#web/lib/query.ts";
import { useTypedForm } from "#web/lib/use-typed-form.ts";
import { useCoinsOnly } from "#web/cards/coins-only.ts";
import { useUser } from "#web/lib/session.tsx";
import { clockOf, minuteOf, ownTimeZone, timeWords } from "#web/shared/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Field, Form } from "#web/ui/field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Select } from "#web/ui/select.tsx";
import { limitsSaved } from "#web/words/play-time.ts";

/** How long, until when, and for how much money a player plays: their own rules, or a parent's. */
export function PlayTimePanel() {
  const limits = useAnswer(getLimits);
  const { data } = limits;
  return (
    <Panel title="Play Time">
      <Unanswered query={limits} title="Your play time did not load" size="h-40" />
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

/** What stands in the fields at first, each called as the server calls what it is about. */
const fieldsOf = ({ minutesADay, bedtime, monthlyCapCents }: Limits) => ({
  minutesADay: String(minutesADay ?? ""),
  bedtime: bedtime ? clockOf(bedtime.from) : "",
  until: bedtime ? clockOf(bedtime.until) : "",
  monthlyCapCents: String((monthlyCapCents ?? 0) / 100 || ""),
});

type Typed = ReturnType<typeof fieldsOf>;

const limitsOf = ({ minutesADay, bedtime, until, monthlyCapCents }: Typed): Limits => ({
  minutesADay: minutesADay === "" ? null : Number(minutesADay),
  bedtime: bedtime && until ? { from: minuteOf(bedtime), until: minuteOf(until) } : null,
  monthlyCapCents: Math.round(Number(monthlyCapCents) * 100) || null,
});

function OwnRules({ limits }: { limits: LimitsOnWire }) {
  const wanted: Limits = limits.later ?? limits;
  const form = useTypedForm(fieldsOf(wanted));
  const minutes = form.field("minutesADay");
  const save = useChange(saveLimits, {
    touches: [getLimits, currentUser],
    ...limitsSaved,
    onRefused: form.refuse,
  });
  return (
    <Form
      className="space-y-4"
      onSend={() => save.mutate({ ...limitsOf(form.values), timeZone: ownTimeZone() })}
    >
      <p className="text-muted">
        Rules that you set for yourself. A stricter one works at once, a looser one from tomorrow,
        and more dollars from next month.
      </p>
      <Select
        label="Play a day"
        options={lengthOptions(wanted.minutesADay)}
        {...minutes}
        onChange={(value) => minutes.onChange({ target: { value } })}
      />
      <BedtimeFields {...form} />
      <CapField {...form} />
      {limits.later && <Rules limits={limits} who={untilWhen(limits, limits.later)} />}
      <Button type="submit" look="ghost" pending={save.isPending}>
        Save Play Time
      </Button>
    </Form>
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

type FormProps = Pick<ReturnType<typeof useTypedForm<Typed>>, "values" | "field">;

const BedtimeFields = ({ values, field }: FormProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field label="Bedtime from" type="time" required={values.until !== ""} {...field("bedtime")} />
    <Field label="Bedtime until" type="time" required={values.bedtime !== ""} {...field("until")} />
  </div>
);

/** For players who may spend money and see values in dollars. */
function CapField({ field }: FormProps) {
  const { user } = useUser();
  if (user?.coinsOnly !== false || user.closed.money !== undefined) return null;
  return (
    <Field
      label="Dollars a month, at most"
      type="number"
      min={0}
      max={100_000}
      step={0.01}
      hint="Leave it empty for no limit."
      {...field("monthlyCapCents")}
    />
  );
}
