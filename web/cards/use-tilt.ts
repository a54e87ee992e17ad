import { useRef, type PointerEvent } from "react";

/**
 * Tells the card's style where the pointer is: `--px` and `--py` from 0 to 1, and `data-live` while
 * it is over the card. Written to the element directly, at most once a frame, because a render for
 * every movement would be far too slow.
 */
export function useTilt() {
  const element = useRef<HTMLDivElement>(null);
  const frame = useRef(0);

  const follow = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    const { clientX, clientY } = event;
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const card = element.current;
      if (!card) return;
      const { left, top, width, height } = card.getBoundingClientRect();
      card.style.setProperty("--px", ((clientX - left) / width).toFixed(3));
      card.style.setProperty("--py", ((clientY - top) / height).toFixed(3));
      card.dataset["live"] = "";
    });
  };
  const rest = () => {
    cancelAnimationFrame(frame.current);
    const card = element.current;
    if (!card) return;
    delete card.dataset["live"];
    card.style.removeProperty("--px");
    card.style.removeProperty("--py");
  };

  return { ref: element, onPointerMove: follow, onPointerLeave: rest };
}
