import { Dialog as Radix } from "radix-ui";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useReturnFocus } from "./dialog.tsx";
import { useWayBack } from "./use-way-back.ts";

type FullscreenDialogProps = {
  className: string | undefined;
  contentClassName?: string;
  /** `data-…` attributes of the whole screen, for its styles. */
  data?: Record<`data-${string}`, string>;
  /** False while something runs that must not be interrupted. */
  closable?: boolean;
  /** Whether a DialogDescription is inside. */
  isDescribed?: boolean;
  onClose: () => void;
  /** A DialogTitle among them. */
  children: ReactNode;
};

export const DialogTitle = Radix.Title;
export const DialogDescription = Radix.Description;

/** A dialog as large as the screen. It is open for as long as it is rendered. */
export function FullscreenDialog(props: FullscreenDialogProps) {
  const { className, contentClassName, data, closable = true, isDescribed = false } = props;
  const { onClose, children } = props;
  const focus = useReturnFocus();
  useWayBack(true, onClose, closable);
  return (
    <Radix.Root open onOpenChange={() => closable && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={className} {...data}>
          <Radix.Content
            {...focus}
            {...(!isDescribed && { "aria-describedby": undefined })}
            className={clsx(
              "relative flex min-h-full flex-col overflow-clip outline-none",
              contentClassName,
            )}
          >
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
