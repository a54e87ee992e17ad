/** The screens of the back office: rows of the table of screens. */
import type { ScreenRow } from "./screen-row.ts";

export const adminScreens = [
  {
    path: "/admin",
    access: "hidden",
    file: "admin/dashboard/dashboard-screen.tsx",
    title: "Admin Panel",
    footer: "Admin Panel",
  },
  {
    path: "/admin/users",
    access: "hidden",
    file: "admin/users/users-screen.tsx",
    title: "Users",
  },
  {
    path: "/admin/users/:id",
    access: "hidden",
    file: "admin/users/user-screen.tsx",
    title: "User",
  },
  {
    path: "/admin/cards",
    access: "hidden",
    file: "admin/cards/cards-screen.tsx",
    title: "Cards",
  },
  {
    path: "/admin/battles",
    access: "hidden",
    file: "admin/battles/battles-screen.tsx",
    title: "Battles",
  },
  {
    path: "/admin/trades",
    access: "hidden",
    file: "admin/trades/trades-screen.tsx",
    title: "Trades",
  },
  {
    path: "/admin/analytics",
    access: "hidden",
    file: "admin/analytics/analytics-screen.tsx",
    title: "Analytics",
  },
  {
    path: "/admin/settings",
    access: "hidden",
    file: "admin/settings/settings-screen.tsx",
    title: "Settings",
  },
  {
    path: "/admin/creatures",
    access: "hidden",
    file: "admin/creatures/creatures-screen.tsx",
    title: "Creature Management",
  },
  {
    path: "/admin/store",
    access: "hidden",
    file: "admin/store/store-management-screen.tsx",
    title: "Store Management",
  },
  {
    path: "/admin/missions",
    access: "hidden",
    file: "admin/missions/missions-screen.tsx",
    title: "Mission Management",
  },
  {
    path: "/admin/content",
    access: "hidden",
    file: "admin/content/content-screen.tsx",
    title: "Content Management",
  },
  {
    path: "/admin/economy",
    access: "hidden",
    file: "admin/economy/economy-screen.tsx",
    title: "Economy",
  },
  {
    path: "/admin/moderation",
    access: "hidden",
    file: "admin/moderation/moderation-screen.tsx",
    title: "Moderation",
  },
  {
    path: "/admin/grants",
    access: "hidden",
    file: "admin/grants/grants-screen.tsx",
    title: "Compensation",
  },
  { path: "/admin/log", access: "hidden", file: "admin/log/log-screen.tsx", title: "Log" },
  {
    path: "/admin/health",
    access: "hidden",
    file: "admin/health/health-screen.tsx",
    title: "System Health",
  },
] as const satisfies readonly ScreenRow[];
