import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { BellOff, Settings2 } from "lucide-react";
import { useEffect, useState } from "react";
import { currentUser, type UserOnWire } from "#contract/account.ts";
import {
  listNotifications,
  readNotifications,
  type NotificationOnWire,
} from "#contract/notifications.ts";
import { call } from "#web/lib/call.ts";
import { keyOf } from "#web/lib/query.ts";
import { EmptyState, Unanswered } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { NotificationRow } from "./notification-row.tsx";

const PAGE = 20;

/** The newest first. Having them on show is having read them. */
export function NotificationList() {
  const notifications = useNotifications();
  const items = notifications.data?.pages.flatMap((page) => page.items) ?? [];
  const fresh = useFresh(items);
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3 pl-3">
        <h2 className="font-display text-2xl">Notifications</h2>
        <Link
          href="/profile?tab=account"
          aria-label="Messages to your devices"
          title="Messages to your devices"
          className="btn btn-ghost btn-round"
        >
          <Settings2 size={20} aria-hidden />
        </Link>
      </div>
      <Unanswered query={notifications} title="Your notifications did not load" size="h-48" />
      {notifications.isSuccess && items.length === 0 && (
        <EmptyState Icon={BellOff} title="Nothing new">
          When a card is sold or a friend sends you one, you read it here.
        </EmptyState>
      )}
      <ul>
        {items.map((notification) => (
          <li key={notification.id}>
            <NotificationRow notification={notification} isNew={fresh.has(notification.id)} />
          </li>
        ))}
      </ul>
      <ShowMore query={notifications} className="" />
    </div>
  );
}

function useNotifications() {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: [...keyOf(listNotifications), "pages"],
    queryFn: ({ pageParam }) =>
      call(listNotifications, { limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ items }) => (items.length < PAGE ? null : (items.at(-1)?.id ?? null)),
    refetchOnMount: "always",
  });
  const first = query.isFetching ? undefined : query.data?.pages[0];
  const unread = first?.unread ?? 0;
  const newest = first?.items[0]?.id;
  useEffect(() => {
    if (unread === 0 || newest === undefined) return;
    call(readNotifications, { upTo: newest })
      .then((left) => {
        client.setQueryData<UserOnWire | null>(
          keyOf(currentUser),
          (user) => user && { ...user, unreadNotifications: left.unread },
        );
      })
      // Then they stay new until the next look.
      .catch(() => undefined);
  }, [client, unread, newest]);
  return query;
}

/** What was new at any time while the list was open stays marked until it closes. */
function useFresh(items: readonly NotificationOnWire[]): ReadonlySet<number> {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const added = items.filter(({ id, isRead }) => !isRead && !fresh.has(id));
  if (added.length > 0) setFresh(new Set([...fresh, ...added.map(({ id }) => id)]));
  return fresh;
}
