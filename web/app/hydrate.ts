/**
 * The only script that a prerendered page begins with. The page can be read, and its links followed,
 * without any other; so the rest is fetched at the first sign that the visitor wants to do more.
 */
import { loadPrerendered } from "./prerendered.ts";

/** Written by tools/build/web-pages.ts: the file of the page. */
const { file = "" } = document.querySelector<HTMLElement>("script[data-file]")!.dataset;
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
let pressed: HTMLElement | null = null;

for (const sign of signs) addEventListener(sign, onSign, { passive: true });
addEventListener("click", remember, true);

/** A browser also reports a move when the page is laid out under a pointer that rests. */
function onSign(event: Event) {
  const rests = event instanceof PointerEvent && event.type === "pointermove" && !isMove(event);
  if (!rests) void hydrate();
}

const isMove = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;

async function hydrate() {
  for (const sign of signs) removeEventListener(sign, onSign);
  const [{ hydratePage }, Component] = await Promise.all([
    import("./prerendered-page.tsx"),
    loadPrerendered(file),
  ]);
  // From here on React itself hears what is pressed; twice would turn a card over and back.
  removeEventListener("click", remember, true);
  await hydratePage(Component);
  pressed?.click();
}

/** A button that is pressed while the code is on its way is pressed again when it has come. */
function remember({ target }: Event) {
  if (target instanceof Element) pressed = target.closest("button");
}
