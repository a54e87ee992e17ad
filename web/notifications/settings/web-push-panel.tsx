import { notificationSettings } from "#contract/notifications.ts";
import { useAnswer } from "#web/lib/query.ts";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { QuietHours } from "./quiet-hours.tsx";
import { ThisBrowser } from "./this-browser.tsx";

/** Messages to the player's devices, beside the list behind the bell. */
export function WebPushPanel() {
  const settings = useAnswer(notificationSettings);
  return (
    <Panel title="Messages">
      <p className="max-w-prose text-muted">
        When something happens to you, such as a card that is sold, your phone or computer can tell
        you at once, even while Taleborn is closed. The bell keeps it all anyway.
      </p>
      <Unanswered query={settings} size="mt-4 h-40" />
      {settings.data && (
        <div className="mt-4 space-y-6">
          <ThisBrowser settings={settings.data} />
          <QuietHours settings={settings.data} />
        </div>
      )}
    </Panel>
  );
}
