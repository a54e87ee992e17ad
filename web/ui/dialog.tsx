import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { clsx } from "clsx";
import { createContext, use, useEffect, useState, type ReactNode } from "react";
import { useWayBack } from "./use-way-back.ts";

type DialogProps = {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  size?: "narrow" | "wide" | undefined;
  /** False while something runs that must not be interrupted. */
  closable?: boolean | undefined;
  onClose: () => void;
};

/** It is open for as long as it is rendered. */
export function Dialog({
  title,
  description,
  children,
  size = "narrow",
  closable = true,
  onClose,
}: DialogProps) {
  const focus = useReturnFocus();
  const [isHeld, hold] = useState(false);
  const mayClose = closable && !isHeld;
  useWayBack(true, onClose, mayClose);
  return (
    <Radix.Root open onOpenChange={() => mayClose && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          {...focus}
          {...(description === undefined && { "aria-describedby": undefined })}
          className={clsx(contentClass, size === "wide" ? "max-w-3xl" : "max-w-lg")}
        >
          <div className="flex items-start gap-4">
            <Radix.Title className="min-w-0 grow font-display text-2xl">{title}</Radix.Title>
            {mayClose && (
              <Radix.Close aria-label="Close" className={closeClass}>
                <X size={20} aria-hidden />
              </Radix.Close>
            )}
          </div>
          {description !== undefined && (
            <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>
          )}
          <HoldDialog value={hold}>{children}</HoldDialog>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const HoldDialog = createContext<(isHeld: boolean) => void>(() => {});

/** For what runs deep inside a dialog, or outside of any, and must not be interrupted. */
export function useHeldDialog(isHeld: boolean) {
  const hold = use(HoldDialog);
  useEffect(() => {
    hold(isHeld);
    return () => hold(false);
  }, [hold, isHeld]);
}

export const overlayClass = "fixed inset-0 z-50 bg-scrim motion-safe:animate-appear";

export const contentClass =
  "fixed top-1/2 left-1/2 z-50 max-h-[92dvh] w-[calc(100vw_-_--spacing(8))] -translate-1/2 overflow-y-auto rounded-panel border border-line bg-surface p-6 shadow-float outline-none motion-safe:animate-rise";

const closeClass =
  "-mt-1 -mr-2 grid size-11 flex-none cursor-pointer place-items-center rounded-chip hover:bg-raised";

/**
 * Gives the focus back to what had it when the dialog opened. Radix does so for dialogs with a
 * Trigger only; ours are opened from state. When the opener is gone, the page's content gets it.
 */
export function useReturnFocus() {
  // Looked up before a part inside takes the focus by itself: then Radix says nothing of opening.
  const [opener] = useState(() => document.activeElement);
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What has come in the meantime took it: a link in the dialog has led to another screen.
      if (document.activeElement !== document.body) return;
      // The body has it when the opener was gone already before the dialog came.
      const isThere = opener?.isConnected && opener !== document.body;
      const back = isThere ? opener : document.querySelector("main");
      if (back instanceof HTMLElement) back.focus();
    },
  };
}
