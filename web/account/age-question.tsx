import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { currentUser, sayAge } from "#contract/account.ts";
import { birthYears, isBirthMonth } from "#game/account/age.ts";
import { monthOf } from "#game/lib/day.ts";
import { ageRemarks } from "#texts/en/account.ts";
import { CallError } from "#web/lib/call.ts";
import { keyOf, useChange } from "#web/lib/query.ts";
import { logOut } from "#web/lib/session.tsx";
import { useFocusOnMount } from "#web/lib/use-focus-on-mount.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { ageNotKept } from "#web/words/account.ts";

const monthNames =
  "January,February,March,April,May,June,July,August,September,October,November,December";
const months = monthNames
  .split(",")
  .map((label, index) => ({ value: String(index + 1).padStart(2, "0"), label }));

const withNothing = (label: string, options: { value: string; label: string }[]) => [
  { value: "", label },
  ...options,
];

/** Asked once, in the place of the first screen. Nothing here says what an answer opens. */
export function AgeQuestion() {
  const client = useQueryClient();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div data-age-asked className="mx-auto max-w-md px-4 py-12 sm:py-20">
      <title>When were you born? · Taleborn</title>
      <section className="panel">
        <h1
          ref={heading}
          tabIndex={-1}
          data-read-first
          className="scroll-mt-52 font-display text-4xl outline-none"
        >
          When were you born?
        </h1>
        <p className="mt-2 text-muted">
          We ask this only once. We keep your age group, and the month in which it changes.
        </p>
        <Question />
      </section>
      <p className="mt-6 text-center">
        <button
          type="button"
          className="min-h-11 cursor-pointer rounded-field px-3 font-bold text-muted underline-offset-4 hover:text-ink hover:underline"
          onClick={() => void logOut(client)}
        >
          Logout
        </button>
      </p>
    </div>
  );
}

function Question() {
  const [thisMonth] = useState(() => monthOf(Date.now()));
  const [month, setMonth] = useState("");
  const [year, setYear] = useState("");
  const answer = useAnswerOnce();
  const years = birthYears(thisMonth).map((each) => ({ value: each, label: each }));
  const born = `${year}-${month}`;
  const isWrong = !isBirthMonth(born, thisMonth);
  const marked = useMark(isWrong ? (month !== "" && year === "" ? "year" : "month") : null);
  const submit = () => {
    if (isWrong) marked.refuse();
    else answer.mutate({ birthMonth: born });
  };
  return (
    <Form onSend={submit} noValidate className="mt-6 grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Month"
          {...marked.at("month")}
          autoComplete="bday-month"
          options={withNothing("Choose a month", months)}
          value={month}
          onChange={setMonth}
        />
        <Select
          label="Year"
          {...marked.at("year")}
          autoComplete="bday-year"
          options={withNothing("Choose a year", years)}
          value={year}
          onChange={setYear}
        />
      </div>
      <Button type="submit" pending={answer.isPending}>
        Continue
      </Button>
    </Form>
  );
}

type Box = "month" | "year";

/** What is missing stands at its box, which gets the focus with every press of the button. */
function useMark(wrong: Box | null) {
  const [refusals, setRefusals] = useState(0);
  const boxes = { month: useRef<HTMLSelectElement>(null), year: useRef<HTMLSelectElement>(null) };
  const goThere = useEffectEvent(() => wrong && boxes[wrong].current?.focus());
  useEffect(() => {
    if (refusals > 0) goThere();
  }, [refusals]);
  return {
    refuse: () => setRefusals(refusals + 1),
    at: (box: Box) => ({
      ref: boxes[box],
      error: refusals > 0 && box === wrong ? ageRemarks.bad_month : undefined,
    }),
  };
}

function useAnswerOnce() {
  const client = useQueryClient();
  return useChange(sayAge, {
    refusedToast: ageNotKept,
    onDone: (user) => client.setQueryData(keyOf(currentUser), user),
    onRefused(error) {
      // It was answered in another tab.
      const isKnown = error instanceof CallError && error.code === "age_known";
      if (isKnown) void client.invalidateQueries({ queryKey: keyOf(currentUser) });
    },
  });
}
