/** The screens of the back office in the order of their tabs. A new screen adds its row here. */
import {
  ChartColumn,
  ClipboardList,
  Coins,
  FileText,
  Flag,
  Gem,
  Gift,
  Handshake,
  HeartPulse,
  History,
  LayoutDashboard,
  type LucideIcon,
  PawPrint,
  Settings,
  Swords,
  Users,
  WalletCards,
} from "lucide-react";

export type AdminTab = { path: `/admin${string}`; label: string; Icon: LucideIcon };

export const adminTabs = [
  { path: "/admin", label: "Dashboard", Icon: LayoutDashboard },
  { path: "/admin/users", label: "Users", Icon: Users },
  { path: "/admin/cards", label: "Cards", Icon: WalletCards },
  { path: "/admin/battles", label: "Battles", Icon: Swords },
  { path: "/admin/trades", label: "Trades", Icon: Handshake },
  { path: "/admin/analytics", label: "Analytics", Icon: ChartColumn },
  { path: "/admin/settings", label: "Settings", Icon: Settings },
  { path: "/admin/creatures", label: "Creatures", Icon: PawPrint },
  { path: "/admin/store", label: "Store", Icon: Gem },
  { path: "/admin/missions", label: "Missions", Icon: ClipboardList },
  { path: "/admin/content", label: "Content", Icon: FileText },
  { path: "/admin/economy", label: "Economy", Icon: Coins },
  { path: "/admin/moderation", label: "Moderation", Icon: Flag },
  { path: "/admin/grants", label: "Compensation", Icon: Gift },
  { path: "/admin/log", label: "Log", Icon: History },
  { path: "/admin/health", label: "System Health", Icon: HeartPulse },
] as const satisfies readonly AdminTab[];

export type AdminPath = (typeof adminTabs)[number]["path"];
