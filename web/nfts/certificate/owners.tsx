import type { CertificateOnWire } from "#contract/nfts.ts";
import { Panel } from "#web/ui/panel.tsx";
import { dayOf } from "./day-of.ts";

/** Everybody who has had the card, the present owner first. */
export function Owners({ owners }: Pick<CertificateOnWire, "owners">) {
  return (
    <Panel title="Whose It Was" aria-label="Whose It Was">
      <ol className="space-y-3" aria-label="Owners, the newest first">
        {owners.toReversed().map(({ name, since, how }, index) => (
          <li
            key={`${since} ${name}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-l-4 border-line pl-4 first:border-gold"
          >
            <span className="min-w-0">
              <b className="wrap-anywhere">{name}</b>
              {index === 0 && <span className="text-sm text-gold"> · owner now</span>}
            </span>
            <span className="text-sm text-muted">
              {how} · {dayOf(since)}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
