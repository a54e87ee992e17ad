import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

const YEAR_S = 31_536_000;
const listeners = new Set<() => void>();

/**
 * Remembered in a cookie, not in the browser's storage: the server then writes the theme into the
 * page, so it never flashes in the wrong one, and logging out does not forget it.
 */
export function setTheme(theme: Theme) {
  document.cookie = `theme=${theme}; path=/; max-age=${YEAR_S}; samesite=lax`;
  document.documentElement.dataset["theme"] = theme;
  for (const listener of listeners) listener();
}

/** Null in a page that is rendered before anyone asked for it: nobody knows yet. */
export const useTheme = (): Theme | null => useSyncExternalStore(follow, currentTheme, () => null);

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

function follow(listener: () => void) {
  const system = matchMedia("(prefers-color-scheme: light)");
  listeners.add(listener);
  system.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", listener);
  };
}
