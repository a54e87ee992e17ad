import type { RoleName } from "#game/account/roles.ts";

type RoleWords = { label: string; tone: "plain" | "gold" | "warn" };

export const roleWords: Record<RoleName, RoleWords> = {
  user: { label: "User", tone: "plain" },
  admin: { label: "Admin", tone: "gold" },
  demo: { label: "Demo", tone: "warn" },
};
