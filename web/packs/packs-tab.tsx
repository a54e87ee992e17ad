import { useQueryClient } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useEffect, useState } from "react";
import { listPacks, type PackOnWire } from "#contract/packs.ts";
import { keyOf, useAnswer } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { findPendingOpening, type PendingOpening } from "./pending-opening.ts";
import { PackTile } from "./pack-tile.tsx";
import { PityPanel } from "./fairness/pity-panel.tsx";
import { UnfinishedOpening } from "./unfinished-opening.tsx";

const loadOverlay = () => import("./opening-overlay.tsx");
const OpeningOverlay = lazily(loadOverlay, "OpeningOverlay");

/** The packs that coins buy, with all that is known of their chances before a player pays. */
export function PacksTab() {
  const client = useQueryClient();
  const [isKnown] = useState(() => client.getQueryData(keyOf(listPacks)) !== undefined);
  const packs = useAnswer(listPacks);
  const { refetch } = packs;
  // Prizes of battles bring the promises nearer, too.
  useEffect(() => {
    if (isKnown) void refetch();
  }, [isKnown, refetch]);
  if (packs.data) return <Packs packs={packs.data} onLook={refetch} />;
  return (
    <Unanswered
      query={packs}
      label="Loading packs"
      sizes={["h-72", "h-72", "h-72"]}
      className="grid gap-6 lg:grid-cols-3"
    />
  );
}

type Opening = { packId: number; attempt: PendingOpening | null };

type PacksProps = { packs: readonly PackOnWire[]; onLook: () => unknown };

function Packs({ packs, onLook }: PacksProps) {
  const { user } = useUser();
  const [opening, setOpening] = useState<Opening | null>(null);
  const [unfinished, setUnfinished] = useState(() => findPendingOpening(user?.id ?? ""));
  const pack = packs.find(({ id }) => id === opening?.packId);
  const [first] = packs;
  // Pressing a pack must not wait for the code of its opening.
  useEffect(() => void loadOverlay(), []);

  const open = (packId: number) => {
    setOpening({ packId, attempt: null });
    // Another tab may have opened a pack since: the fingerprint that is shown must be the next one.
    void onLook();
  };
  const close = () => {
    setOpening(null);
    setUnfinished(findPendingOpening(user?.id ?? ""));
  };
  return (
    <div className="space-y-6">
      {unfinished && (
        <UnfinishedOpening
          name={packs.find(({ id }) => id === unfinished.packId)?.name ?? "pack"}
          onResume={() => setOpening({ packId: unfinished.packId, attempt: unfinished })}
          onLater={() => setUnfinished(null)}
        />
      )}
      <ul className="grid items-start gap-6 lg:grid-cols-3">
        {packs.map((each) => (
          <li key={each.id}>
            <PackTile pack={each} onOpen={() => open(each.id)} />
          </li>
        ))}
      </ul>
      {first && <PityPanel pity={first.pity} />}
      <p className="text-center">
        <ButtonLink href="/packs" look="ghost">
          <History size={18} aria-hidden /> Packs You Have Opened
        </ButtonLink>
      </p>
      {opening && pack && <OpeningOverlay pack={pack} resumed={opening.attempt} onClose={close} />}
    </div>
  );
}
