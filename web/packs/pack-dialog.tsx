import { clsx } from "clsx";
import { X } from "lucide-react";
import { useEffect, type ReactNode } from "react";
import { play } from "#web/lib/sound/play.ts";
import { MuteButton } from "#web/shared/mute-button.tsx";
import lights from "#web/shared/celebration/lights.module.css";
import { Button } from "#web/ui/button.tsx";
import { DialogTitle, FullscreenDialog } from "#web/ui/fullscreen-dialog.tsx";
import { StageStrip } from "#web/ui/stage-strip.tsx";
import { useStage } from "#web/ui/stage.ts";
import styles from "./opening.module.css";
import { lightOf } from "./wrapper.ts";

type PackDialogProps = {
  pack: { id: number; name: string };
  /** How far it is, for the lights. */
  stage: string;
  /** Not while it is being torn open. */
  mayClose: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The whole screen for one pack, with a place for what is said meanwhile. */
export function PackDialog({ pack, stage, mayClose, onClose, children }: PackDialogProps) {
  useStage(true);
  const isTearing = stage === "opening" || stage === "tearing";
  useEffect(() => {
    if (isTearing) play("tear");
  }, [isTearing]);
  return (
    <FullscreenDialog
      className={clsx(lights.night, styles.night)}
      contentClassName="p-4"
      data={{ "data-light": lightOf(pack), "data-stage": stage }}
      closable={mayClose}
      onClose={onClose}
    >
      <div className="relative z-20 flex items-center justify-between gap-4">
        <DialogTitle className="font-display text-2xl">{pack.name}</DialogTitle>
        <div className="flex gap-2">
          <MuteButton />
          {mayClose && (
            <Button look="ghost" round aria-label="Close" onClick={onClose}>
              <X size={20} aria-hidden />
            </Button>
          )}
        </div>
      </div>
      <div className={styles.strip}>
        <StageStrip />
      </div>
      {children}
    </FullscreenDialog>
  );
}
