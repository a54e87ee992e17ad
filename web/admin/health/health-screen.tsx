import { systemHealth, type SystemHealth } from "#contract/health.ts";
import { AdminFrame } from "#web/admin/frame/admin-frame.tsx";
import { Tiles } from "#web/admin/tiles/tiles.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ago, bytes } from "./amounts.ts";

const ASKED_EVERY_MS = 10_000;

export const HealthScreen = () => (
  <AdminFrame active="/admin/health" intro="Read from the running system, every ten seconds.">
    <Health />
  </AdminFrame>
);

function Health() {
  const health = useAnswer(systemHealth, {}, { isAskedAnew: true, everyMs: ASKED_EVERY_MS });
  if (health.data) return <Seen health={health.data} />;
  return (
    <Unanswered query={health} label="Loading" sizes={["h-24", "h-64"]} className="grid gap-4" />
  );
}

const Seen = ({ health }: { health: SystemHealth }) => (
  <>
    <Alarms alarms={health.alarms} />
    <Tiles
      label="Database and processes"
      tiles={[
        {
          label: "Database",
          value: `${health.database.latencyMs} ms`,
          hint: `${health.database.kind}, ${bytes(health.database.sizeBytes)}`,
        },
        {
          label: "Connections",
          value: health.database.connections,
          hint: `of ${health.database.connectionsAtMost}`,
        },
        { label: "Processes", value: health.process.alive, hint: "heard in the last 35 seconds" },
        {
          label: "Event loop",
          value: `${health.process.eventLoopDelayMs} ms`,
          hint: "99 of 100 are quicker",
        },
        { label: "Memory", value: bytes(health.process.memoryBytes) },
        {
          label: "Disk room",
          value: health.process.diskFreeBytes === null ? "–" : bytes(health.process.diskFreeBytes),
        },
      ]}
    />
    <Tiles
      label="What waits"
      tiles={[
        {
          label: "Jobs",
          value: health.queues.jobs,
          hint: `${health.queues.jobsFailed} failed`,
        },
        { label: "Promised cards", value: health.queues.promisedCards },
        {
          label: "NFT jobs",
          value: health.queues.nftJobs,
          hint: `${health.queues.nftJobsFailed} failed`,
        },
        {
          label: "Letters",
          value: health.mail.waiting,
          hint: health.mail.failed > 0 ? `${health.mail.failed} failed` : "none failed",
        },
        { label: "Open payments", value: health.payments.open, hint: health.payments.provider },
      ]}
    />
    <Facts health={health} />
  </>
);

const Alarms = ({ alarms }: { alarms: readonly string[] }) => (
  <Panel title={alarms.length === 0 ? "All is well" : "Alarms"} className="mb-6">
    <div role="status">
      {alarms.length === 0 ? (
        <p className="text-muted">Nothing wants you at the moment.</p>
      ) : (
        <ul className="grid gap-2">
          {alarms.map((alarm) => (
            <li key={alarm} className="font-bold text-bad">
              {alarm}
            </li>
          ))}
        </ul>
      )}
    </div>
  </Panel>
);

function Facts({ health }: { health: SystemHealth }) {
  const { audit, backup, chain, payments, mail } = health;
  const facts: readonly (readonly [name: string, words: string])[] = [
    ["Version", health.version],
    ["Started", ago(health.startedAt)],
    ["Audit", auditWords(audit)],
    ["Backup", backupWords(backup)],
    ["Letters", mail.isOn ? "On" : "Only those of accounts' security"],
    ["Last letter that failed", mail.lastFailureAt === null ? "None" : ago(mail.lastFailureAt)],
    ["Chain", chain.answers ? `${chain.network} answers` : `${chain.network} does not answer`],
    ["Treasury", chain.treasurySol === null ? "Not known" : `${chain.treasurySol.toFixed(3)} SOL`],
    ["Last webhook", payments.lastWebhookAt === null ? "None yet" : ago(payments.lastWebhookAt)],
    ["Maintenance", health.maintenance ? "On" : "Off"],
  ];
  return (
    <Panel title="Details">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(([name, words]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="font-bold text-muted">{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function auditWords(audit: SystemHealth["audit"]): string {
  if (audit === null) return "Not done yet";
  const { at, rules, violations, tookMs, broken } = audit;
  if (violations === 0) return `${rules} rules hold, ${ago(at)}, in ${tookMs} ms`;
  return `${violations} violations, ${ago(at)}: ${broken.join("; ")}`;
}

function backupWords({ isOn, at, failure }: SystemHealth["backup"]): string {
  if (failure !== null) return `Failed: ${failure}`;
  if (at !== null) return ago(at);
  return isOn ? "None yet: the first comes a day after the start" : "Off";
}
