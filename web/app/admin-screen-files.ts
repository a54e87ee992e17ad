/** The code of the screens of the back office. */
import type { ComponentType } from "react";

export const adminFiles = import.meta.glob<Record<string, ComponentType>>(
  ["./admin/**/*-screen.tsx", "!./**/test-*"],
  { base: "../" },
);
