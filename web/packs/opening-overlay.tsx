import type { PackOnWire } from "#contract/packs.ts";
import { useUser } from "#web/lib/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { FoilPack } from "./foil-pack.tsx";
import { PackDialog } from "./pack-dialog.tsx";
import type { PendingOpening } from "./pending-opening.ts";
import styles from "./opening.module.css";
import { Reveal } from "./reveal.tsx";
import { Summary } from "./summary.tsx";
import { Unopened } from "./unopened.tsx";
import { useOpening, type Opening } from "./use-opening.ts";

type OverlayProps = { pack: PackOnWire; resumed: PendingOpening | null; onClose: () => void };

/** The whole screen for one pack: sealed, torn open, card after card, and all cards together. */
export function OpeningOverlay({ pack, resumed, onClose }: OverlayProps) {
  const { opening, ...acts } = useOpening(pack, { resumed, onRefused: onClose });
  const mayClose = opening.stage !== "opening";
  return (
    <PackDialog pack={pack} stage={opening.stage} mayClose={mayClose} onClose={onClose}>
      <Stage {...{ pack, opening, onClose, ...acts }} />
    </PackDialog>
  );
}

type StageProps = Omit<ReturnType<typeof useOpening>, "opening"> & {
  pack: PackOnWire;
  opening: Opening;
  onClose: () => void;
};

function Stage({ pack, opening, onClose, ...acts }: StageProps) {
  const { user } = useUser();
  switch (opening.stage) {
    case "unopened":
      return <Unopened pack={pack} coins={user?.coins ?? 0} onTear={acts.tear} />;
    case "opening":
      return <Tearing pack={pack} isRetrying={opening.isRetrying} />;
    case "interrupted":
      return <Interrupted onRetry={() => acts.retry(opening.attempt)} onClose={onClose} />;
    case "revealing":
      return <Reveal cards={opening.opened.cards} onDone={() => acts.finish(opening.opened)} />;
    case "complete":
      return <Summary pack={pack} opened={opening.opened} onAnother={acts.startAgain} />;
  }
}

function Tearing({ pack, isRetrying }: { pack: PackOnWire; isRetrying: boolean }) {
  return (
    <div className={styles.middle}>
      <div className={styles.pack}>
        <FoilPack pack={pack} state="tearing" />
      </div>
      <p role="status" className="relative z-20 font-display text-xl">
        {isRetrying ? "No answer yet. Trying again; you pay only once." : "Opening…"}
      </p>
    </div>
  );
}

function Interrupted({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <div className={styles.middle} role="alert">
      <p className="font-display text-2xl">The connection broke</p>
      <p className="max-w-prose text-muted">
        Nothing is lost. If the pack was opened, its cards are yours already, and you see the same
        ones when you try again. You pay only once.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry} autoFocus>
          Try Again
        </Button>
        <Button look="ghost" onClick={onClose}>
          Later
        </Button>
      </div>
    </div>
  );
}
