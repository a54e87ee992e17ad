/**
 * What only newer browsers know, and what happens where it is not known. Methods are found by their
 * names, so some names of our libraries' own methods stand here as well.
 */
export const guarded: Record<string, string> = {
  // Nothing is lost but a little beauty or speed.
  "-webkit-tap-highlight-color": "others have no highlight to hide",
  "@starting-style": "the celebration appears without its first movement",
  "content-visibility": "what is out of sight is laid out, too",
  "content-visibility: auto": "the same",
  "content-visibility: hidden": "the same",
  "content-visibility: visible": "the same",
  "cursor: help": "phones have no cursor",
  "cursor: not-allowed": "phones have no cursor",
  "cursor: pointer": "phones have no cursor",
  "font-family: ui-monospace": "another font of the list",
  "overflow-clip-margin": "a shadow is cut",
  resize: "a field keeps its size",
  "resize: none": "the same",
  "resize: vertical": "the same",
  "scrollbar-width": "a scroll bar is seen",
  "scrollbar-width: none": "the same",
  "text-wrap: pretty": "a line may hold one word",

  // Asked for before it is used.
  "Error.captureStackTrace": "zod",
  "navigator.connection": "taken as a connection that costs nothing",
  "navigator.share": "there is no button for it",
  "navigator.vibrate": "there is no switch for it",
  "self.cookieStore": "the page is dark until the game has begun",
  "startViewTransition()": "wouter",
  "toBase64()": "zod",

  // Other things of the same name.
  "error()": "our toasts",
  "pause()": "films and animations",
  "use()": "React",
  "move()": "a function of the chart library's own (uPlot), and no method of the browser's",
};
