import { AlertDialog } from "radix-ui";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Button, buttonClass } from "./button.tsx";
import { contentClass, overlayClass, useReturnFocus } from "./dialog.tsx";
import { useWayBack } from "./use-way-back.ts";

type ConfirmDialogProps = {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  look?: "gold" | "danger" | undefined;
  pending?: boolean | undefined;
  /** The dialog stays open; close it yourself when the work is done. */
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  look = "gold",
  pending = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const focus = useReturnFocus();
  useWayBack(true, onClose);
  return (
    <AlertDialog.Root open onOpenChange={onClose}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content {...focus} className={clsx(contentClass, "max-w-md")}>
          <AlertDialog.Title className="font-display text-2xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-muted">
            {description}
          </AlertDialog.Description>
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel className={buttonClass({ look: "ghost" })}>
              {cancelLabel}
            </AlertDialog.Cancel>
            <Button look={look} pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
