/**
 * The only script that a finished page begins with. The page can be read, and its links followed,
 * without the app; so the app is fetched at the first sign that somebody wants to do more.
 */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
const script = document.querySelector<HTMLScriptElement>("script[data-app]")!;
const { app = "", needs = "" } = script.dataset;
let pressed: HTMLElement | null = null;

for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
addEventListener("click", remember, true);
addEventListener("app-ready", () => pressed?.click(), { once: true });

async function wake() {
  for (const sign of signs) removeEventListener(sign, wake, true);
  for (const file of needs.split(" ").filter(Boolean)) fetchEarly(file);
  await import(/* @vite-ignore */ app);
  removeEventListener("click", remember, true);
}

function fetchEarly(file: string) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = file;
  document.head.append(link);
}

/** A button that is pressed while the app is on its way is pressed again when it has come. */
function remember({ target }: Event) {
  if (target instanceof Element) pressed = target.closest("button");
}
