/** Where a toast covers nothing that is to be pressed, nor the question that a page asks. */

type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

/** Across a phone a toast is as wide as the screen, and what lies below it is out of reach. */
const PHONE = "(max-width: 30rem)";
const KEPT_FREE =
  "[data-read-first], a[href], button:not(:disabled), input, select, textarea, summary";

/** By how much it must be raised; 0 as well when there is no free place below the ceiling. */
export function raiseBy(toast: Box, keptFree: readonly Box[], ceiling: number): number {
  const beside = keptFree.filter(({ left, right }) => left < toast.right && right > toast.left);
  let by = 0;
  while (toast.top - by >= ceiling) {
    const [top, bottom] = [toast.top - by, toast.bottom - by];
    const covered = beside.filter((each) => each.top < bottom && each.bottom > top);
    if (covered.length === 0) return by;
    by = toast.bottom - Math.min(...covered.map((each) => each.top));
  }
  return 0;
}

/** A ref for the list of toasts: keeps it where it covers nothing, while the page comes in. */
export function keepFree(list: HTMLElement | null) {
  const main = document.querySelector("main");
  if (!list || !main || !matchMedia(PHONE).matches) return;
  const place = () => {
    list.style.translate = "";
    const keptFree = [...main.querySelectorAll(KEPT_FREE)].map((each) =>
      each.getBoundingClientRect(),
    );
    const ceiling = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    // The list is wider and higher than what is seen of it.
    const toast = (list.firstElementChild ?? list).getBoundingClientRect();
    list.style.translate = `0 ${-raiseBy(toast, keptFree, ceiling)}px`;
  };
  const watch = new ResizeObserver(place);
  watch.observe(main);
  watch.observe(list);
  return () => watch.disconnect();
}
