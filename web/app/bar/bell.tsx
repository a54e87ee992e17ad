import { Bell as BellIcon } from "lucide-react";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Popover } from "./popover.tsx";

const NotificationList = lazily(
  () => import("#web/notifications/notification-list.tsx"),
  "NotificationList",
  { otherwise: NotLoaded },
);

/** What happened while the player looked elsewhere: how much of it is new, and the list. */
export function Bell({ unread }: { unread: number }) {
  const count = unread > 9 ? "9+" : unread;
  return (
    <Popover
      label={unread > 0 ? `Notifications, ${count} new` : "Notifications"}
      panelLabel="Notifications"
      className="w-104 max-w-[calc(100vw_-_--spacing(8))]"
      button={
        <>
          <BellIcon size={20} aria-hidden />
          {unread > 0 && (
            // Another number is another element, which rises anew.
            <span
              key={unread}
              aria-hidden
              className="absolute -top-1 -right-1 grid h-[1.25rem] min-w-[1.25rem] place-items-center rounded-chip bg-danger px-1 text-xs font-bold text-danger-ink motion-safe:animate-rise"
            >
              {count}
            </span>
          )}
        </>
      }
    >
      <NotificationList />
    </Popover>
  );
}
