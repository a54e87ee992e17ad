import { useRef, useState, type ReactNode } from "react";

type PopoverProps = {
  /** Names the button, and the panel where `panelLabel` says nothing else. */
  label: string;
  panelLabel?: string;
  /** What the round button shows. */
  button: ReactNode;
  /** How wide the panel is. */
  className: string;
  /** Rendered while the panel is open. A press on a link in it also closes the panel. */
  children: ReactNode;
};

/**
 * A panel below the top bar, and the round button that opens it. The browser's own popover: it
 * closes by Escape or a press elsewhere, and gives the focus back.
 */
export function Popover({ label, panelLabel = label, button, className, children }: PopoverProps) {
  const id = `popover-${panelLabel.toLowerCase()}`;
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const look = (now: string) => {
    setOpen(now === "open");
    if (now === "open") panel.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        type="button"
        aria-label={label}
        popoverTarget={id}
        className="btn btn-ghost btn-round relative flex-none"
      >
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={panelLabel}
        tabIndex={-1}
        onToggle={({ newState }) => look(newState)}
        onClick={({ target }) => leavesBy(target) && panel.current?.hidePopover()}
        className={`fixed inset-[4.25rem_max(--spacing(4),calc(50%-35rem))_auto_auto] max-h-[80dvh] overflow-y-auto rounded-button border border-line bg-surface p-2 text-ink shadow-float outline-none motion-safe:animate-rise ${className}`}
      >
        {isOpen && children}
      </div>
    </>
  );
}

const leavesBy = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("a") !== null;
