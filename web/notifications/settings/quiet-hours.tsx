import { notificationSettings, saveNotificationSettings } from "#contract/notifications.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { useTypedForm } from "#web/lib/use-typed-form.ts";
import { clockOf, minuteOf, ownTimeZone, timeWords } from "#web/shared/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Form } from "#web/ui/field.tsx";
import { quietHoursSaved, NEVER_QUIET } from "#web/words/profile.ts";
import type { PushSettings } from "./this-browser.tsx";

const NIGHT_FROM = 21 * 60;
const NIGHT_TO = 7 * 60;

/** A part of the day without messages. */
export function QuietHours({ settings: { quietFrom, quietTo } }: { settings: PushSettings }) {
  const { values, field, refuse } = useTypedForm({
    quietFrom: clockOf(quietFrom ?? NIGHT_FROM),
    quietTo: clockOf(quietTo ?? NIGHT_TO),
  });
  const timeZone = ownTimeZone();
  const save = useChange(saveNotificationSettings, {
    touches: [notificationSettings],
    ...quietHoursSaved,
    onRefused: refuse,
  });
  return (
    <Form
      className="space-y-4 border-t border-line pt-6"
      onSend={() => {
        const [from, to] = [minuteOf(values.quietFrom), minuteOf(values.quietTo)];
        save.mutate({ quietFrom: from, quietTo: to, timeZone });
      }}
    >
      <div>
        <h3 className="font-display text-xl">Quiet Hours</h3>
        <p className="text-sm text-muted">
          {quietFrom === null || quietTo === null
            ? NEVER_QUIET
            : `No messages from ${timeWords(quietFrom)} to ${timeWords(quietTo)}.`}{" "}
          Your time zone is {timeZone.replaceAll("_", " ")}.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="From" type="time" required {...field("quietFrom")} />
        <Field label="To" type="time" required {...field("quietTo")} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="ghost" type="submit" pending={save.isPending}>
          Save Quiet Hours
        </Button>
        {quietFrom !== null && (
          <Button look="ghost" {...pressFor(save, { quietFrom: null, quietTo: null, timeZone })}>
            No Quiet Hours
          </Button>
        )}
      </div>
    </Form>
  );
}
