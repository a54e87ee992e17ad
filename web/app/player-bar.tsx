import { useQueryClient } from "@tanstack/react-query";
import { Coins, Menu, SunMoon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useLocation } from "wouter";
import type { UserOnWire } from "#contract/account.ts";
import { greetingName } from "#game/account/sign-up.ts";
import { logOut } from "#web/lib/user.ts";
import { Link } from "#web/ui/link.tsx";
import { switchTheme } from "./theme.ts";

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

const itemClass =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-4 font-bold outline-none data-highlighted:bg-brand data-highlighted:text-brand-ink";

/** The top bar's right side for a player: the greeting, the coins and the menu. */
export function PlayerBar({ user }: { user: UserOnWire }) {
  return (
    <>
      <span className="max-w-24 truncate text-sm text-muted sm:max-w-none">
        Hi, {greetingName(user)}
      </span>
      <span className="flex items-center gap-1.5 rounded-chip border border-line bg-raised px-3 py-2 text-sm font-bold">
        <Coins size={16} className="text-gold" aria-hidden />
        {user.coins.toLocaleString("en")}
        <span className="sr-only"> coins</span>
      </span>
      <UserMenu role={user.role} />
    </>
  );
}

function UserMenu({ role }: { role: UserOnWire["role"] }) {
  const client = useQueryClient();
  const [path] = useLocation();
  const all = role === "admin" ? [...entries, ["Admin", "/admin"] as const] : entries;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger aria-label="Menu" className="btn btn-ghost btn-round">
        <Menu size={20} aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          className="z-50 max-h-[80dvh] min-w-52 overflow-y-auto rounded-button border border-line bg-surface p-2 shadow-float"
        >
          {all.map(([label, href]) => (
            <DropdownMenu.Item key={href} asChild className={itemClass}>
              <Link href={href} aria-current={path === href ? "page" : undefined}>
                {label}
              </Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="my-2 h-px bg-line" />
          <DropdownMenu.Item
            className={itemClass}
            onSelect={(event) => {
              // Stays open, so that one can look at both.
              event.preventDefault();
              switchTheme();
            }}
          >
            Light or dark colours
            <SunMoon size={18} aria-hidden />
          </DropdownMenu.Item>
          <DropdownMenu.Item className={itemClass} onSelect={() => void logOut(client)}>
            Logout
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
