import { clsx } from "clsx";
import {
  ArrowLeftRight,
  CircleX,
  Coins,
  Gift,
  Heart,
  Hourglass,
  Mail,
  ShoppingBag,
  Sparkles,
  Target,
  UserPlus,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { NotificationKind, NotificationOnWire } from "#contract/notifications.ts";
import { inOwnTime } from "#web/lib/own-time.ts";
import { timeAgo, useNow } from "#web/shared/times.ts";
import { Link } from "#web/ui/link.tsx";

const pictures: Record<NotificationKind, LucideIcon> = {
  sold: Coins,
  received: Gift,
  expired: Hourglass,
  completed: ArrowLeftRight,
  declined: CircleX,
  bought: ShoppingBag,
  wished: Heart,
  invited: UserPlus,
  mission: Target,
  created: Sparkles,
  family: Users,
  message: Mail,
};

const golden: ReadonlySet<NotificationKind> = new Set(["sold", "mission", "invited"]);

type NotificationRowProps = { notification: NotificationOnWire; isNew: boolean };

export function NotificationRow({ notification, isNew }: NotificationRowProps) {
  const words = <NotificationWords {...{ notification, isNew }} />;
  if (notification.link === "") return <div className={rowClass}>{words}</div>;
  return (
    <Link href={notification.link} className={clsx(rowClass, "hover:bg-raised")}>
      {words}
    </Link>
  );
}

const rowClass = "flex min-h-11 gap-3 rounded-field p-3 focus-visible:outline-offset-[-3px]";

function NotificationWords({ notification, isNew }: NotificationRowProps) {
  const { kind, title, text, createdAt } = notification;
  const Picture = pictures[kind];
  const nowMs = useNow();
  return (
    <>
      <Picture
        size={22}
        aria-hidden
        className={clsx("mt-0.5", golden.has(kind) ? "text-gold" : "text-violet")}
      />
      <span className="min-w-0 grow">
        <span className="flex items-center gap-2 font-bold">
          <span className="min-w-0">
            {isNew && <span className="sr-only">New: </span>}
            {title}
          </span>
          {isNew && <span aria-hidden className="size-2 flex-none rounded-chip bg-accent" />}
        </span>
        <span className="block text-sm text-muted">{inOwnTime(text)}</span>
        <time dateTime={createdAt} className="block text-sm text-muted">
          {timeAgo(createdAt, nowMs)}
        </time>
      </span>
    </>
  );
}
