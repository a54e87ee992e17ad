/**
 * A phone has no pointer to follow: there the cards in sight follow its tilt. The way the player
 * holds it is the middle, and slowly becomes so again, because a phone is rarely held flat.
 */
import { letGo, pointAt } from "./light.ts";

type Tilt = { across: number; along: number };

/** Turned so far, the light reaches the edge of the card. */
const EDGE_DEG = 20;
const SETTLING = 0.03;
/** Less than this is a hand that trembles. */
const STILL_DEG = 0.4;
const REST_AFTER_MS = 700;

const inSight = new Set<HTMLElement>();
let middle: Tilt | null = null;
let last: Tilt = { across: 0, along: 0 };
let frame = 0;
let resting: ReturnType<typeof setTimeout> | undefined;
let sight: IntersectionObserver | null = null;

/** Until the returned function is called, this card follows the device whenever it is seen. */
export function followDevice(card: HTMLElement): () => void {
  sight ??= new IntersectionObserver(onIntersection);
  sight.observe(card);
  return () => {
    sight?.unobserve(card);
    leave(card);
  };
}

function onIntersection(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) enter(target as HTMLElement);
    else leave(target as HTMLElement);
  }
}

function enter(card: HTMLElement) {
  if (inSight.size === 0) addEventListener("deviceorientation", turn);
  inSight.add(card);
}

function leave(card: HTMLElement) {
  if (!inSight.delete(card)) return;
  letGo(card);
  if (inSight.size === 0) removeEventListener("deviceorientation", turn);
}

function turn({ beta, gamma }: DeviceOrientationEvent) {
  if (beta === null || gamma === null) return;
  const tilt = asSeen(beta, gamma);
  middle ??= tilt;
  const isStill =
    Math.abs(tilt.across - last.across) < STILL_DEG &&
    Math.abs(tilt.along - last.along) < STILL_DEG;
  if (isStill) return;
  last = tilt;
  middle = {
    across: middle.across + (tilt.across - middle.across) * SETTLING,
    along: middle.along + (tilt.along - middle.along) * SETTLING,
  };
  const place = {
    x: share(tilt.across - middle.across),
    y: share(tilt.along - middle.along),
  };
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => inSight.forEach((card) => pointAt(card, place)));
  clearTimeout(resting);
  resting = setTimeout(() => inSight.forEach(letGo), REST_AFTER_MS);
}

/** A phone on its side swaps its axes. */
function asSeen(beta: number, gamma: number): Tilt {
  const angle = screen.orientation?.angle ?? 0;
  if (angle === 90) return { across: beta, along: -gamma };
  if (angle === 270) return { across: -beta, along: gamma };
  return { across: gamma, along: beta };
}

const share = (degrees: number) => Math.min(1, Math.max(0, 0.5 + degrees / (2 * EDGE_DEG)));
