import { useEffect, useEffectEvent, type RefObject } from "react";
import { type Who } from "./explain.ts";
import type { Beat } from "./timeline.ts";

/** What the body of a creature does in a beat. */
export type Act = "lunge" | "leap" | "hit" | "brace" | "enter" | "shine" | "faint" | "rest";

export function actOf(beat: Beat | null, who: Who): Act {
  if (!beat || !("side" in beat.event)) return "rest";
  const { event } = beat;
  const isMine = event.side === who;
  if (event.kind === "attack") {
    if (!isMine) return "hit";
    return event.move === "special" ? "leap" : "lunge";
  }
  if (!isMine) return "rest";
  return acts[event.kind] ?? "rest";
}

const acts: Partial<Record<Beat["event"]["kind"], Act>> = {
  switch: "enter",
  replace: "enter",
  guard: "brace",
  gain: "shine",
  heal: "shine",
  cleanse: "shine",
  hurt: "hit",
  faint: "faint",
};

const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

type Movement = { act: Act; who: Who; beatKey: string };

/** Moves a body once in every beat. Who wants less motion reads the same in words and numbers. */
export function useAct(body: RefObject<HTMLElement | null>, { act, who, beatKey }: Movement) {
  const move = useEffectEvent((_beat: string) => {
    const { frames, ms } = movements[act](who === "own" ? 1 : -1);
    if (frames.length > 0 && !wantsStillness())
      body.current?.animate?.(frames, { duration: ms, easing: "ease-in-out" });
  });
  useEffect(() => move(beatKey), [beatKey]);
}

/** The ground trembles under a heavy blow. */
export function useShake(stage: RefObject<HTMLElement | null>, beat: Beat | null, beatKey: string) {
  const shake = useEffectEvent((_beat: string) => {
    if (beat?.event.kind !== "attack" || wantsStillness()) return;
    const { damage, parts } = beat.event;
    const far = Math.min(10, 2 + damage / 10) * (parts.element > 1 ? 1.4 : 1);
    const steps = [0, 1, -1, 0.6, -0.6, 0.2, 0];
    const frames = steps.map((step) => ({
      transform: `translate(${step * far}px, ${step * 2}px)`,
    }));
    stage.current?.animate?.(frames, { duration: 420, delay: 380 });
  });
  useEffect(() => shake(beatKey), [beatKey]);
}

type Frames = { frames: Keyframe[]; ms: number };

/** `to` is 1 for a body on the left, which strikes to the right, and -1 for the other one. */
const movements: Record<Act, (to: number) => Frames> = {
  rest: () => ({ frames: [], ms: 0 }),
  lunge: (to) => ({
    frames: [
      { transform: "none" },
      { transform: `translateX(${-8 * to}%) rotate(${-4 * to}deg)`, offset: 0.3 },
      { transform: `translateX(${34 * to}%) rotate(${7 * to}deg) scale(1.06)`, offset: 0.6 },
      { transform: "none" },
    ],
    ms: 700,
  }),
  leap: (to) => ({
    frames: [
      { transform: "none" },
      { transform: `translateY(4%) scale(0.94)`, offset: 0.25 },
      { transform: `translate(${12 * to}%, -12%) rotate(${5 * to}deg) scale(1.12)`, offset: 0.5 },
      { transform: `translateX(${28 * to}%) scale(1.08)`, offset: 0.68 },
      { transform: "none" },
    ],
    ms: 850,
  }),
  hit: (to) => ({
    frames: [
      { transform: "none", offset: 0.45 },
      {
        transform: `translateX(${-9 * to}%) rotate(${-5 * to}deg)`,
        filter: "brightness(1.9)",
        offset: 0.55,
      },
      { transform: `translateX(${5 * to}%)`, filter: "none", offset: 0.7 },
      { transform: `translateX(${-3 * to}%)`, offset: 0.85 },
      { transform: "none" },
    ],
    ms: 900,
  }),
  brace: (to) => ({
    frames: [
      { transform: "none" },
      { transform: `translateX(${-6 * to}%) scale(0.96)`, offset: 0.5 },
      { transform: "none" },
    ],
    ms: 550,
  }),
  enter: (to) => ({
    frames: [
      { transform: `translateX(${-60 * to}%) rotate(${-12 * to}deg) scale(0.7)`, opacity: 0 },
      { transform: `translateX(${6 * to}%) scale(1.04)`, opacity: 1, offset: 0.7 },
      { transform: "none" },
    ],
    ms: 650,
  }),
  shine: () => ({
    frames: [
      { transform: "none" },
      { transform: "translateY(-4%) scale(1.03)", filter: "brightness(1.25)", offset: 0.4 },
      { transform: "none" },
    ],
    ms: 600,
  }),
  faint: (to) => ({
    frames: [
      { transform: "none" },
      { transform: `translateY(6%) rotate(${-10 * to}deg) scale(0.94)`, opacity: 0.7, offset: 0.6 },
      { transform: `translateY(3%) rotate(${-4 * to}deg) scale(0.97)` },
    ],
    ms: 800,
  }),
};
