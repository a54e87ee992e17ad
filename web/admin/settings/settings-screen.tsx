import { getSettings } from "#contract/admin-settings.ts";
import { AdminFrame } from "#web/admin/frame/admin-frame.tsx";
import { HealthPanel } from "#web/admin/health/health-panel.tsx";
import { useLive } from "#web/lib/live.ts";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { PaymentConfiguration } from "./payment-configuration.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SystemMaintenance } from "./system-panels.tsx";

export const SettingsScreen = () => (
  <AdminFrame active="/admin/settings">
    <Settings />
  </AdminFrame>
);

function Settings() {
  const settings = useLive(getSettings, {}, "settings");
  return (
    <div className="grid gap-6">
      <HealthPanel title="System Status" />
      <PaymentConfiguration secret={settings.data?.secrets[0]} />
      <Unanswered query={settings} size="h-96" />
      {settings.data && <SettingsForm settings={settings.data.settings} />}
      <SystemMaintenance />
    </div>
  );
}
