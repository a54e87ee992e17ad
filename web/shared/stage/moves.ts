/** How bodies move on a stage: by transform and opacity alone, which cost a phone almost nothing. */
export type Move =
  | "lunge"
  | "leap"
  | "clash"
  | "fall"
  | "hit"
  | "brace"
  | "block"
  | "enter"
  | "shine"
  | "faint"
  | "rest";

/** What happens to a creature, how hard from 0 to 1, and a key that is new whenever it begins anew. */
export type Moved = { move: Move; force: number; moveKey: string };

type Frames = { frames: Keyframe[]; ms: number };

type Towards = {
  /** 1 for a body on the left, which strikes to the right, and -1 for the other one. */
  to: number;
  force: number;
};

const strike = ({ to, force }: Towards) =>
  `translateX(${(26 + 16 * force) * to}%) rotate(${7 * to}deg) scale(${1.03 + 0.06 * force})`;

const recoil = ({ to, force }: Towards) =>
  `translateX(${-(6 + 9 * force) * to}%) rotate(${-(3 + 5 * force) * to}deg)`;

const backwards = (to: number) => `translateX(${-8 * to}%) rotate(${-4 * to}deg)`;

const still = { transform: "none" };

/** Where the last frame is missing, it ends as the body's own style is: upright, or fallen. */
export const moves: Record<Move, (towards: Towards) => Frames> = {
  rest: () => ({ frames: [], ms: 0 }),
  lunge: (towards) => ({
    frames: [
      still,
      { transform: backwards(towards.to), offset: 0.3 },
      { transform: strike(towards), offset: 0.6 },
      still,
    ],
    ms: 700,
  }),
  leap: ({ to, force }) => ({
    frames: [
      still,
      { transform: `translateY(4%) scale(0.94)`, offset: 0.25 },
      { transform: `translate(${12 * to}%, -12%) rotate(${5 * to}deg) scale(1.12)`, offset: 0.5 },
      { transform: `translateX(${(24 + 10 * force) * to}%) scale(1.08)`, offset: 0.68 },
      still,
    ],
    ms: 850,
  }),
  clash: (towards) => ({
    frames: [
      still,
      { transform: backwards(towards.to), offset: 0.2 },
      { transform: strike(towards), offset: 0.45 },
      { transform: recoil(towards), offset: 0.65 },
      { transform: `translateX(${3 * towards.to}%)`, offset: 0.82 },
      still,
    ],
    ms: 800,
  }),
  fall: (towards) => ({
    frames: [
      { ...still, opacity: 1 },
      { transform: backwards(towards.to), opacity: 1, offset: 0.2 },
      { transform: strike(towards), opacity: 1, offset: 0.45 },
      { transform: recoil(towards), opacity: 1, offset: 0.7 },
    ],
    ms: 850,
  }),
  hit: ({ to, force }) => ({
    frames: [
      { ...still, offset: 0.45 },
      { transform: recoil({ to, force }), offset: 0.55 },
      { transform: `translateX(${(3 + 4 * force) * to}%)`, offset: 0.7 },
      { transform: `translateX(${-3 * to}%)`, offset: 0.85 },
      still,
    ],
    ms: 900,
  }),
  brace: ({ to }) => ({
    frames: [still, { transform: `translateX(${-6 * to}%) scale(0.96)`, offset: 0.5 }, still],
    ms: 550,
  }),
  block: ({ to, force }) => ({
    frames: [
      { ...still, offset: 0.2 },
      { transform: `translateX(${5 * to}%) scale(0.95)`, offset: 0.42 },
      { transform: `translateX(${-(2 + 4 * force) * to}%) scale(0.95)`, offset: 0.6 },
      still,
    ],
    ms: 900,
  }),
  enter: ({ to }) => ({
    frames: [
      { transform: `translateX(${-60 * to}%) rotate(${-12 * to}deg) scale(0.7)`, opacity: 0 },
      { transform: `translateX(${6 * to}%) scale(1.04)`, opacity: 1, offset: 0.7 },
      still,
    ],
    ms: 650,
  }),
  shine: () => ({
    frames: [still, { transform: "translateY(-5%) scale(1.05)", offset: 0.4 }, still],
    ms: 600,
  }),
  faint: ({ to }) => ({
    frames: [
      { ...still, opacity: 1 },
      { transform: `translateY(6%) rotate(${-12 * to}deg) scale(0.94)`, opacity: 0.6, offset: 0.6 },
    ],
    ms: 800,
  }),
};

/** The ground trembles the more, the harder the blow. */
export function shaking(force: number): Frames {
  const far = 2 + 10 * force;
  const frames = [0, 1, -1, 0.6, -0.6, 0.2, 0].map((step) => ({
    transform: `translate(${step * far}px, ${step * 2}px)`,
  }));
  return { frames, ms: 420 };
}
