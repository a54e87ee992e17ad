import { Bell as BellIcon } from "lucide-react";
import { useRef, useState } from "react";
import { lazily } from "#web/ui/later/lazily.tsx";

const NoticeList = lazily(async () => (await import("./notice-list.tsx")).NoticeList);

const PANEL_ID = "player-notices";

type BellProps = {
  unread: number;
  /** How the panel lies below the top bar. */
  panelClass: string;
};

/** What happened while the player looked elsewhere: how much of it is new, and the list. */
export function Bell({ unread, panelClass }: BellProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const look = (newState: string) => {
    setOpen(newState === "open");
    if (newState === "open") panel.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        type="button"
        aria-label={unread > 0 ? `Notifications, ${unread} new` : "Notifications"}
        popoverTarget={PANEL_ID}
        className="btn btn-ghost btn-round relative flex-none"
      >
        <BellIcon size={20} aria-hidden />
        {unread > 0 && (
          // Another number is another element, which rises anew.
          <span
            key={unread}
            aria-hidden
            className="absolute -top-1 -right-1 grid h-5 min-w-5 place-items-center rounded-chip bg-danger px-1 text-xs font-bold text-danger-ink motion-safe:animate-rise"
          >
            {unread > 9 ? "9+" : unread}
          </span>
        )}
      </button>
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        role="dialog"
        aria-label="Notifications"
        tabIndex={-1}
        onToggle={({ newState }) => look(newState)}
        className={panelClass}
      >
        {isOpen && <NoticeList onLeave={() => panel.current?.hidePopover()} />}
      </div>
    </>
  );
}
