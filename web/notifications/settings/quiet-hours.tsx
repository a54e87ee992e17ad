import { useState } from "react";
import { notificationSettings, saveNotificationSettings } from "#contract/notifications.ts";
import { useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import {
  noQuietHours,
  quietHoursNotSaved,
  quietHoursSaved,
  NEVER_QUIET,
} from "#web/words/profile.ts";
import type { PushSettings } from "./this-browser.tsx";

const NIGHT_FROM = 21 * 60;
const NIGHT_TO = 7 * 60;

/** A part of the day without messages. */
export function QuietHours({ settings: { quietFrom, quietTo } }: { settings: PushSettings }) {
  const [from, setFrom] = useState(clockOf(quietFrom ?? NIGHT_FROM));
  const [to, setTo] = useState(clockOf(quietTo ?? NIGHT_TO));
  const timeZone = ownTimeZone();
  const save = useChange(saveNotificationSettings, {
    touches: [notificationSettings],
    doneToast: (saved) => (saved.quietFrom === null ? noQuietHours : quietHoursSaved),
    refusedToast: quietHoursNotSaved,
  });
  return (
    <form
      className="space-y-4 border-t border-line pt-6"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ quietFrom: minuteOf(from), quietTo: minuteOf(to), timeZone });
      }}
    >
      <div>
        <h3 className="font-display text-xl">Quiet Hours</h3>
        <p className="text-sm text-muted">
          {quietFrom === null || quietTo === null
            ? NEVER_QUIET
            : `No messages from ${wordsOf(quietFrom)} to ${wordsOf(quietTo)}.`}{" "}
          Your time zone is {timeZone.replaceAll("_", " ")}.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="From"
          type="time"
          required
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Field
          label="To"
          type="time"
          required
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="ghost" type="submit" pending={save.isPending}>
          Save Quiet Hours
        </Button>
        {quietFrom !== null && (
          <Button
            look="ghost"
            pending={save.isPending}
            onClick={() => save.mutate({ quietFrom: null, quietTo: null, timeZone })}
          >
            No Quiet Hours
          </Button>
        )}
      </div>
    </form>
  );
}

const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Such as "07:30" for 450 minutes after midnight. */
const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** As the browser writes it in its own fields. */
const wordsOf = (minute: number): string =>
  new Date(2000, 0, 1, 0, minute).toLocaleTimeString([], { timeStyle: "short" });

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}
