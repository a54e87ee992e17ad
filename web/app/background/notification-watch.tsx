import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { currentUser, type UserOnWire } from "#contract/account.ts";
import { listNotifications } from "#contract/notifications.ts";
import { useLiveIsOpen, useLiveReads } from "#web/lib/live.ts";
import { invalidate } from "#web/lib/query.ts";
import { afterStage } from "#web/ui/stage.ts";
import { renewWebPush } from "#web/notifications/web-push.ts";

/** Keeps the bell up to date, and tells screen readers that something came. */
export function NotificationWatch({ user }: { user: UserOnWire }) {
  const client = useQueryClient();
  useLiveReads("notifications", currentUser, listNotifications);
  const isListening = useLiveIsOpen();
  // What happened between the page's own look and the first moment of listening.
  useEffect(() => {
    if (isListening) afterStage(() => void invalidate(client, currentUser));
  }, [client, isListening]);
  useEffect(() => void renewWebPush(user.id), [user.id]);
  const { unreadNotifications: unread } = user;
  const [known, setKnown] = useState({ unread, came: 0 });
  if (unread !== known.unread) setKnown({ unread, came: Math.max(0, unread - known.unread) });
  const { came } = known;
  return (
    <p role="status" className="sr-only">
      {/* A new key makes a screen reader read the same words again. */}
      {came > 0 && (
        <span key={unread}>{`${came} new ${came === 1 ? "notification" : "notifications"}`}</span>
      )}
    </p>
  );
}
