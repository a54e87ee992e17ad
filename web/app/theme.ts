const YEAR_S = 31_536_000;

/**
 * From light to dark and back. Remembered in a cookie, not in the browser's storage: the server
 * writes the theme into the page, so it never flashes in the wrong one, and logging out does not
 * forget it.
 */
export function switchTheme() {
  const theme = isLight() ? "dark" : "light";
  document.cookie = `theme=${theme}; path=/; max-age=${YEAR_S}; samesite=lax`;
  document.documentElement.dataset["theme"] = theme;
  const bar = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  if (bar) bar.content = bar.dataset[theme] ?? bar.content;
}

/** As tokens.css has it: dark, until the player chooses light. */
const isLight = (): boolean => document.documentElement.dataset["theme"] === "light";
