/** What a page may fetch comes with its document: that of the screen on which the visit began. */

export function hasBegunHere(): boolean {
  const [begun] = performance.getEntriesByType("navigation");
  return !begun || new URL(begun.name).pathname === location.pathname;
}

export function loadAnew(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
