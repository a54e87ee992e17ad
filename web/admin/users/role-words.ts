import type { Role } from "#game/account/roles.ts";

type RoleWords = { label: string; tone: "plain" | "gold" | "warn" };

export const roleWords: Record<Role, RoleWords> = {
  user: { label: "User", tone: "plain" },
  admin: { label: "Admin", tone: "gold" },
  demo: { label: "Demo", tone: "warn" },
};
