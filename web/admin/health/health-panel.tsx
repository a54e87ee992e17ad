import { systemHealth } from "#contract/health.ts";
import { useAnswer } from "#web/lib/query.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";

/** The most important of it, read from the running system; the rest has a screen of its own. */
export function HealthPanel({ title, className }: { title: string; className?: string }) {
  const health = useAnswer(systemHealth, {}, { isAskedAnew: true });
  const { data } = health;
  return (
    <Panel title={title} {...(className && { className })}>
      <Unanswered query={health} size="h-16" />
      {data && (
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone={data.alarms.length === 0 ? "good" : "bad"}>
            {data.alarms.length === 0 ? "All is well" : `Alarms: ${data.alarms.length}`}
          </Badge>
          <span>Version {data.version}</span>
          <span>Database: {data.database.latencyMs} ms</span>
          <span>Payments: {data.payments.provider}</span>
          <span>{data.maintenance ? "Maintenance mode is on" : "Open for players"}</span>
          <TextLink href="/admin/health">All of System Health</TextLink>
        </div>
      )}
    </Panel>
  );
}
