/**
 * Where the light falls on a card, from its top left (0, 0) to its bottom right (1, 1). Written to
 * the element directly, because a render for every movement would be far too slow.
 */
export function pointAt(card: HTMLElement, { x, y }: { x: number; y: number }): void {
  card.style.setProperty("--px", x.toFixed(3));
  card.style.setProperty("--py", y.toFixed(3));
  card.dataset["live"] = "";
}

/** The card comes to rest. */
export function letGo(card: HTMLElement): void {
  delete card.dataset["live"];
  card.style.removeProperty("--px");
  card.style.removeProperty("--py");
}
