import { useState } from "react";
import { getSettings, saveSettings, type SettingOnWire } from "#contract/admin-settings.ts";
import { useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast.tsx";
import { settingsSaved } from "#web/words/admin.ts";
import { changesIn, shownIn, wrongWith, type SettingsDraft } from "./draft.ts";
import { SettingField } from "./setting-field.tsx";

const groups: readonly { group: SettingOnWire["group"]; title: string }[] = [
  { group: "application", title: "Application Settings" },
  { group: "launch", title: "Launch" },
  { group: "coins", title: "Coins" },
  { group: "friends", title: "Friends" },
  { group: "cup", title: "Weekend Cup" },
  { group: "protection", title: "Protection" },
  { group: "nfts", title: "NFTs" },
  { group: "watch", title: "Alarms and Limits" },
];

/** All numbers and switches in their groups; nothing holds before it is saved. */
export function SettingsForm({ settings }: { settings: readonly SettingOnWire[] }) {
  const [draft, setDraft] = useState<SettingsDraft>({});
  const save = useChange(saveSettings, {
    touches: [getSettings],
    ...settingsSaved,
    onDone: () => setDraft({}),
  });
  const changes = changesIn(draft, settings);
  const isWrong = settings.some((setting) => wrongWith(draft, setting) !== null);
  const submit = () => {
    if (isWrong) return;
    if (Object.keys(changes).length === 0) return toast(settingsSaved.doneToast);
    save.mutate({ settings: changes });
  };
  return (
    <Form noValidate className="grid gap-6" onSend={submit}>
      {groups.map(({ group, title }) => (
        <Panel key={group} title={title}>
          <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
            {settings
              .filter((setting) => setting.group === group)
              .map((setting) => (
                <SettingField
                  key={setting.name}
                  setting={setting}
                  shown={shownIn(draft, setting)}
                  error={wrongWith(draft, setting)}
                  onChange={(field) => setDraft((before) => ({ ...before, [setting.name]: field }))}
                />
              ))}
          </div>
        </Panel>
      ))}
      <div className="flex flex-wrap items-center justify-end gap-4">
        <p role="status" className="text-muted">
          {inWords(Object.keys(changes).length)}
        </p>
        <Button type="submit" pending={save.isPending} disabled={isWrong}>
          Save All Settings
        </Button>
      </div>
    </Form>
  );
}

function inWords(changes: number): string {
  if (changes === 0) return "";
  return changes === 1 ? "One change is not saved yet." : `${changes} changes are not saved yet.`;
}
