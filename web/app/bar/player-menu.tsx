import { useQueryClient } from "@tanstack/react-query";
import { SunMoon } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import type { UserOnWire } from "#contract/account.ts";
import { logOut } from "#web/lib/session.tsx";
import { Link } from "#web/ui/link.tsx";
import { switchTheme } from "#web/app/theme.ts";

const entries = [
  ["Home", "/"],
  ["Cards", "/cards"],
  ["Create", "/create"],
  ["Wallet", "/wallet"],
  ["Store", "/store"],
  ["Season", "/season"],
  ["Friends", "/friends"],
  ["Invite", "/invite"],
  ["Tutorial", "/tutorial"],
  ["Game Rules", "/rules"],
] as const;

type MenuProps = {
  user: Pick<UserOnWire, "role" | "isGuardian">;
  /** Null while the browser does not offer it. */
  install: (() => void) | null;
};

/** Where a player goes from anywhere. */
export function PlayerMenu({ user, install }: MenuProps) {
  const client = useQueryClient();
  const [path] = useLocation();
  const links = [
    ...entries,
    ...(user.isGuardian ? [["Your Family", "/family"] as const] : []),
    ...(user.role === "admin" ? [["Admin", "/admin"] as const] : []),
  ];
  return (
    <>
      <ul>
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
    </>
  );
}

const itemClass =
  "flex min-h-11 w-full items-center gap-3 rounded-field px-4 font-bold hover:bg-brand hover:text-brand-ink focus-visible:outline-offset-[-3px]";

function MenuButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={itemClass} onClick={onPress}>
      {children}
    </button>
  );
}
