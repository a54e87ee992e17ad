import { useState, type ReactNode } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { lazily } from "#web/ui/later/lazily.tsx";
import { threeOf, type Three } from "./equal-copies.ts";

const FuseDialog = lazily(() => import("./fuse-dialog.tsx"), "FuseDialog");

export type Fuse = (copies: readonly OwnedCardOnWire[]) => void;

type FuseDialogState = { fuse: Fuse; dialog: ReactNode };

/** Belongs above whatever shows the copies, two of which are gone as soon as they are fused. */
export function useFuseDialog({
  onClose,
}: {
  onClose?: (fused: OwnedCardOnWire | null) => void;
} = {}): FuseDialogState {
  const [three, setThree] = useState<Three | null>(null);
  const close = (fused: OwnedCardOnWire | null = null) => {
    setThree(null);
    onClose?.(fused);
  };
  return {
    fuse: (copies) => setThree(threeOf(copies)),
    dialog: three && <FuseDialog three={three} onClose={close} />,
  };
}
