import { Coins, Menu } from "lucide-react";
import { useState } from "react";
import type { UserOnWire } from "#contract/account.ts";
import { greetingName } from "#game/account/greeting.ts";
import { useInstall } from "#web/offline/install-offer.ts";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Bell } from "./bell.tsx";
import { Popover } from "./popover.tsx";
import { useDailyVisit } from "./use-daily-visit.ts";

const LedgerDialog = lazily(() => import("#web/purse/ledger-dialog.tsx"), "LedgerDialog");
const PlayerMenu = lazily(() => import("./player-menu.tsx"), "PlayerMenu", {
  otherwise: NotLoaded,
});

/** The top bar's right side for a player: the greeting, the coins, the bell and the menu. */
export function PlayerBar({ user }: { user: UserOnWire }) {
  // The browser may make its offer long before the player opens the menu.
  const install = useInstall();
  useDailyVisit(user);
  const [isLedgerOpen, setLedgerOpen] = useState(false);
  return (
    <>
      <span
        data-player
        className="max-w-24 min-w-0 truncate text-sm text-muted @max-[16rem]:sr-only sm:max-w-72"
      >
        Hi, {greetingName(user)}
      </span>
      <button
        type="button"
        title="Why did my balance change?"
        aria-haspopup="dialog"
        className="btn btn-ghost flex-none gap-1.5 px-3 text-sm"
        onClick={() => setLedgerOpen(true)}
      >
        <Coins size={16} className="text-gold" aria-hidden />
        {user.coins.toLocaleString("en")}
        <span className="sr-only"> coins</span>
      </button>
      {isLedgerOpen && <LedgerDialog onClose={() => setLedgerOpen(false)} />}
      <Bell unread={user.unreadNotifications} />
      <Popover label="Menu" className="min-w-56" button={<Menu size={20} aria-hidden />}>
        <PlayerMenu user={user} install={install} />
      </Popover>
    </>
  );
}
