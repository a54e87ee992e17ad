import {
  listAllowanceChanges,
  type AllowanceChangeOnWire,
  type ChildOnWire,
} from "#contract/family.ts";
import { isSwitch } from "#game/account/capabilities.ts";
import type { Allowances, AllowanceField } from "#game/family/allowances.ts";
import { useAnswer } from "#web/lib/query.ts";
import { timeWords } from "#web/shared/clock.ts";
import { timeAgo, useNow } from "#web/shared/times.ts";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { switchWords } from "./switch-words.ts";
import { minutesWords, moneyWords } from "./rules.ts";

/** Who has changed what, for both guardians. */
export function Changes({ child: { id, name } }: { child: ChildOnWire }) {
  const changes = useAnswer(listAllowanceChanges, { id }, { isAskedAnew: true });
  const now = useNow();
  if (!changes.data) return <Unanswered query={changes} size="h-24" />;
  if (changes.data.length === 0) return <p className="text-muted">Nothing was changed yet.</p>;
  return (
    <ul aria-label={`What was changed for ${name}`} className="space-y-1 text-sm">
      {changes.data.map((change) => (
        <li key={change.id} className="wrap-anywhere">
          <b>{change.by}</b>: {changeWords(change)}{" "}
          <span className="text-muted">{timeAgo(change.at, now)}</span>
        </li>
      ))}
    </ul>
  );
}

type Words = { [Field in AllowanceField]?: (value: Allowances[Field]) => string };

const words: Words = {
  money: moneyWords,
  minutesADay: (minutes) => (minutes === null ? "no limit a day" : minutesWords(minutes)),
  bedtime: (bedtime) =>
    bedtime === null
      ? "no bedtime"
      : `bedtime ${timeWords(bedtime.from)} to ${timeWords(bedtime.until)}`,
  timeZone: (timeZone) => `time zone ${timeZone.replaceAll("_", " ")}`,
  coinsOnly: (isOn) => (isOn ? "coins only" : "dollars shown too"),
};

function changeWords({ field, before, after }: AllowanceChangeOnWire): string {
  if (isSwitch(field))
    return `${switchWords[field].title}: ${after === true ? "opened" : "closed"}`;
  const say = words[field] as (value: unknown) => string;
  return `${say(after)} (before: ${say(before)})`;
}
