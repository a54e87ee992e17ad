import type { CertificateOnWire } from "#contract/nfts.ts";
import { Panel } from "#web/ui/panel.tsx";
import { dayOf } from "./day-of.ts";

/** Who made the creature, and from which words. */
export function Maker({ maker: { name, words, madeAt } }: Pick<CertificateOnWire, "maker">) {
  return (
    <Panel title="Where It Comes From" aria-label="Where It Comes From">
      {words !== null && (
        <blockquote className="mb-3 border-l-4 border-violet pl-4 text-lg wrap-anywhere">
          “{words}”
        </blockquote>
      )}
      <p className="text-muted">
        {name === null ? (
          "A creature of Taleborn"
        ) : (
          <>
            Made by <b className="wrap-anywhere text-ink">{name}</b>
            {words !== null && " from these words"}
          </>
        )}
        , {dayOf(madeAt)}
      </p>
    </Panel>
  );
}
