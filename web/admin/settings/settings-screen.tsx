import { getSettings } from "#contract/admin-settings.ts";
import { AdminFrame } from "#web/admin/frame/admin-frame.tsx";
import { HealthPanel } from "#web/admin/health/health-panel.tsx";
import { useLive } from "#web/lib/live.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PaymentConfiguration } from "./payment-configuration.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SystemMaintenance } from "./system-panels.tsx";

export const SettingsScreen = () => (
  <AdminFrame active="/admin/settings">
    <Settings />
  </AdminFrame>
);

function Settings() {
  const { data, isError, refetch } = useLive(getSettings, {}, "settings");
  return (
    <div className="grid gap-6">
      <HealthPanel title="System Status" />
      <PaymentConfiguration secret={data?.secrets[0]} />
      {!data && isError && <FailedState onRetry={refetch} />}
      {!data && !isError && <Skeleton className="h-96" />}
      {data && <SettingsForm settings={data.settings} />}
      <SystemMaintenance />
    </div>
  );
}
