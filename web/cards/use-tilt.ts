import { useEffect, useRef, type PointerEvent } from "react";
import { letGo, pointAt } from "./light.ts";

/** The card turns to the pointer and its foil follows it; without a pointer, to the device. */
export function useTilt() {
  const element = useRef<HTMLDivElement>(null);
  const frame = useRef(0);

  useEffect(() => {
    const card = element.current;
    if (!card || !followsDevice()) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    void import("./device-tilt.ts").then(({ followDevice }) => {
      if (!isGone) stop = followDevice(card);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);

  const follow = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    const { clientX, clientY } = event;
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const card = element.current;
      if (!card) return;
      const { left, top, width, height } = card.getBoundingClientRect();
      pointAt(card, { x: (clientX - left) / width, y: (clientY - top) / height });
    });
  };
  const rest = () => {
    cancelAnimationFrame(frame.current);
    if (element.current) letGo(element.current);
  };

  return { ref: element, onPointerMove: follow, onPointerLeave: rest };
}

const followsDevice = () =>
  navigator.maxTouchPoints > 0 &&
  matchMedia("(hover: none) and (prefers-reduced-motion: no-preference)").matches;
