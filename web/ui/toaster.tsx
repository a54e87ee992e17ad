import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { clsx } from "clsx";
import { useEffect, useRef, useSyncExternalStore, type FocusEvent } from "react";
import { createPortal } from "react-dom";
import { keepFree } from "./free-place.ts";
import { onStageChange, stripOnStage } from "./stage.ts";
import { closeToast, toastWasPainted, useToasts, type ShownToast } from "./toast.tsx";

/** Shows what `toast()` says: swipe right over 50 px to close, F8 to reach it by keyboard. */
export function Toaster() {
  const toasts = useToasts();
  const strip = useSyncExternalStore(onStageChange, stripOnStage, () => null);
  const cameFrom = useRef<HTMLElement>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  return (
    <div onFocus={remember}>
      {/* Anew for each toast: the library stops its clock while the pointer or the focus is on a
          toast, and when that very toast is closed it would never start it again. */}
      <Toast.Provider key={toasts[0]?.id} swipeDirection="right" swipeThreshold={50}>
        {toasts.map((shown) => (
          <OneToast
            key={shown.id}
            shown={shown}
            isInTheWay={strip === null}
            onClosed={() => cameFrom.current?.focus()}
          />
        ))}
        <Viewport strip={strip} />
      </Toast.Provider>
    </div>
  );
}

/** Below all that is to be read first, or inside what is on stage, where it covers nothing. */
function Viewport({ strip }: { strip: HTMLElement | null }) {
  if (strip) return createPortal(<Toast.Viewport className="list-none outline-none" />, strip);
  return (
    <Toast.Viewport
      ref={keepFree}
      className="fixed right-0 bottom-(--thumb-bar) z-60 flex w-104 max-w-full list-none flex-col gap-3 p-4 outline-none"
    />
  );
}

type OneToastProps = {
  shown: ShownToast;
  /** Inside what is on stage it covers nothing, and a second Close would be taken for the stage's. */
  isInTheWay: boolean;
  /** It had the focus, which now belongs to where it came from. */
  onClosed: () => void;
};

function OneToast({ shown, isInTheWay, onClosed }: OneToastProps) {
  const { id, open, title, description, variant, durationMs } = shown;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => toastWasPainted(id));
    return () => cancelAnimationFrame(frame);
  }, [id]);
  const close = () => {
    // The library gives the focus to the list before it says that the toast is closed.
    const hadFocus = item.current?.closest("[role=region]")?.contains(document.activeElement);
    closeToast(id);
    if (hadFocus) onClosed();
  };
  return (
    <Toast.Root
      ref={item}
      open={open}
      data-variant={variant}
      {...(durationMs !== undefined && { duration: durationMs })}
      onOpenChange={(next) => !next && close()}
      className={clsx(
        // Also while a dialog takes all presses away from the page.
        "pointer-events-auto flex items-start gap-3 rounded-button border p-4 shadow-float transition-opacity data-[state=closed]:opacity-0 data-[swipe=end]:translate-x-[110%] data-[swipe=end]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) motion-safe:data-[state=open]:animate-rise",
        variant === "destructive"
          ? "border-bad bg-danger-surface text-ink"
          : "border-line-strong bg-surface text-ink",
      )}
    >
      <div className="min-w-0 grow py-1">
        <Toast.Title className="font-bold">{title}</Toast.Title>
        {description !== undefined && (
          <Toast.Description className="mt-0.5 text-muted">{description}</Toast.Description>
        )}
      </div>
      {isInTheWay && (
        <Toast.Close
          aria-label="Close"
          className="grid size-11 flex-none cursor-pointer place-items-center rounded-chip hover:bg-raised"
        >
          <X size={18} aria-hidden />
        </Toast.Close>
      )}
    </Toast.Root>
  );
}
