/** The oldest browsers that the game is made for. Older ones are shown a page that says so. */
export const oldestBrowsers = {
  chrome: 124,
  edge: 124,
  firefox: 128,
  /** On phones as well, where every browser of Apple's is Safari. */
  safari: 17.5,
} as const;
