import { useQueryClient } from "@tanstack/react-query";
import { Coins, Menu, SunMoon } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { UserOnWire } from "#contract/account.ts";
import { greetingName } from "#game/account/sign-up.ts";
import { logOut } from "#web/lib/session.tsx";
import { useInstall } from "#web/offline/install-offer.ts";
import { Bell } from "#web/parts/notices/bell.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Link } from "#web/ui/link.tsx";
import { switchTheme } from "./theme.ts";

const MENU_ID = "player-menu";

const entries = [
  ["Home", "/"],
  ["Cards", "/cards"],
  ["Create", "/create"],
  ["Wallet", "/wallet"],
  ["Store", "/store"],
  ["Invite", "/invite"],
  ["Tutorial", "/tutorial"],
  ["Game Rules", "/rules"],
] as const;

const LedgerDialog = lazily<{ onClose: () => void }>(
  async () => (await import("#web/ledger/ledger-dialog.tsx")).LedgerDialog,
);

/** The top bar's right side for a player: the greeting, the coins, the bell and the menu. */
export function PlayerBar({ user }: { user: UserOnWire }) {
  const [isLedgerOpen, setLedgerOpen] = useState(false);
  return (
    <>
      <span data-player className="max-w-24 min-w-0 truncate text-sm text-muted sm:max-w-72">
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
      <Bell
        unread={user.unreadNotifications}
        panelClass={`${panelClass} w-104 max-w-[calc(100vw-2rem)]`}
      />
      <button
        type="button"
        aria-label="Menu"
        popoverTarget={MENU_ID}
        className="btn btn-ghost btn-round flex-none"
      >
        <Menu size={20} aria-hidden />
      </button>
      <PlayerMenu role={user.role} />
    </>
  );
}

/** The browser's own popover: it closes by Escape or a press elsewhere, and keeps the focus right. */
function PlayerMenu({ role }: { role: UserOnWire["role"] }) {
  const client = useQueryClient();
  const [path] = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  const install = useInstall();
  const links = role === "admin" ? [...entries, ["Admin", "/admin"] as const] : entries;
  return (
    <div ref={menu} id={MENU_ID} popover="auto" className={`${panelClass} min-w-56`}>
      <ul onClick={() => menu.current?.hidePopover()}>
        {links.map(([label, href]) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={path === href ? "page" : undefined}
              className={`${itemClass} aria-[current]:text-violet`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-2 border-t border-line pt-2">
        <MenuButton onPress={switchTheme}>
          <SunMoon size={18} aria-hidden />
          Light or dark colours
        </MenuButton>
        {install && <MenuButton onPress={install}>Install Taleborn</MenuButton>}
        <MenuButton onPress={() => void logOut(client)}>Logout</MenuButton>
      </div>
    </div>
  );
}

const panelClass =
  "fixed inset-[4.25rem_max(1rem,calc(50%-35rem))_auto_auto] max-h-[80dvh] overflow-y-auto rounded-button border border-line bg-surface p-2 text-ink shadow-float motion-safe:animate-rise";

const itemClass =
  "flex min-h-11 w-full items-center gap-3 rounded-field px-4 font-bold hover:bg-brand hover:text-brand-ink focus-visible:outline-offset-[-3px]";

function MenuButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={itemClass} onClick={onPress}>
      {children}
    </button>
  );
}
