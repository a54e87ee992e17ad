/** Where each sign of a deed is in the picture, and how large it is there. Data only. */
import type { Sign } from "#forge/signs.ts";
import type { Drawing } from "#forge/scene/settings/stencil.ts";
import * as deeds from "./signs-of-deeds.ts";
import * as crafts from "./signs-of-crafts.ts";
import * as trades from "./signs-of-trades.ts";
import * as feelings from "./signs-of-feelings.ts";
import * as motion from "./signs-of-motion.ts";

/** What a drawing is put beside. */
export type Spot =
  | "eyes"
  | "over"
  | "mouth"
  | "sides"
  | "trail"
  | "middle"
  | "front"
  | "beside"
  | "foot"
  | "whole"
  | "high";

export type SignPiece = {
  drawing: Drawing;
  spot: Spot;
  /** Its unit: in picture widths, at the eyes in eyes, at the foot and the middle in half bodies. */
  size: number;
  /** How high it is, in units, where it stands before the body. */
  tall?: number;
  behind?: true;
  /** Its other side is not its mirror. */
  upright?: true;
};

const over = (drawing: Drawing, size: number): SignPiece => ({ drawing, spot: "over", size });

export const signPieces: Record<Sign, readonly SignPiece[]> = {
  zzz: [{ ...over(feelings.zzz, 0.115), upright: true }],
  tears: [{ drawing: feelings.tear, spot: "eyes", size: 0.85 }],
  speech: [over(feelings.speech, 0.145)],
  question: [{ ...over(feelings.question, 0.145), upright: true }],
  thought: [over(feelings.thought, 0.15)],
  laughter: [{ drawing: feelings.laughter, spot: "sides", size: 0.09 }],
  shivers: [{ drawing: feelings.shivers, spot: "sides", size: 0.13 }],
  smells: [over(feelings.smells, 0.11)],
  droplets: [{ drawing: feelings.droplets, spot: "mouth", size: 0.13 }],
  hearts: [over(feelings.hearts, 0.095)],
  scribble: [over(feelings.scribble, 0.12)],
  dizzy: [over(feelings.dizzy, 0.11)],
  blush: [{ drawing: feelings.rose, spot: "eyes", size: 1 }],
  melting: [
    { drawing: deeds.puddle, spot: "foot", size: 1.02, behind: true },
    { drawing: deeds.drips, spot: "foot", size: 1 },
  ],
  bush: [{ drawing: deeds.bush, spot: "front", size: 0.36, tall: 0.8 }],
  pot: [{ drawing: deeds.pot, spot: "beside", size: 0.17, tall: 2 }],
  steam: [{ drawing: deeds.steam, spot: "sides", size: 0.13 }],
  page: [{ drawing: deeds.page, spot: "front", size: 0.18, tall: 1.05 }],
  writing: [{ drawing: deeds.writing, spot: "front", size: 0.18, tall: 1.4 }],
  easel: [{ drawing: deeds.easel, spot: "beside", size: 0.2, tall: 1.9 }],
  mound: [{ drawing: deeds.mound, spot: "beside", size: 0.19, tall: 1.5 }],
  ball: [{ drawing: deeds.flyingBall, spot: "beside", size: 0.14, tall: 1.2 }],
  speed: [{ drawing: motion.speed, spot: "trail", size: 0.17, behind: true }],
  whirl: [{ drawing: motion.whirl, spot: "foot", size: 1.02 }],
  risen: [{ drawing: motion.risen, spot: "sides", size: 0.13 }],
  dropped: [{ drawing: motion.dropped, spot: "sides", size: 0.15 }],
  hovering: [{ drawing: motion.hovering, spot: "foot", size: 0.9, behind: true }],
  rope: [{ drawing: motion.rope, spot: "whole", size: 0.5, behind: true }],
  tether: [{ drawing: motion.tether, spot: "whole", size: 0.5, behind: true }],
  glow: [{ drawing: motion.glow, spot: "middle", size: 0.8, behind: true }],
  eggs: [{ drawing: deeds.eggs, spot: "beside", size: 0.15, tall: 1 }],
  gift: [{ drawing: deeds.gift, spot: "beside", size: 0.17, tall: 1.6 }],
  sack: [{ drawing: deeds.sack, spot: "beside", size: 0.19, tall: 1.5 }],
  waves: [{ drawing: deeds.waves, spot: "front", size: 0.36, tall: 0.4 }],
  lava: [{ drawing: deeds.lava, spot: "front", size: 0.36, tall: 0.4 }],
  cushion: [{ drawing: crafts.cushion, spot: "foot", size: 1.02, behind: true }],
  mailbox: [{ drawing: crafts.mailbox, spot: "beside", size: 0.15, tall: 2 }],
  sparkles: [{ drawing: crafts.sparkles, spot: "sides", size: 0.13 }],
  sweat: [over(crafts.sweat, 0.1)],
  yarn: [{ drawing: crafts.yarn, spot: "beside", size: 0.16, tall: 1.6 }],
  shell: [{ drawing: crafts.shellBits, spot: "sides", size: 0.13 }],
  loud: [{ drawing: trades.loud, spot: "sides", size: 0.13 }],
  coins: [{ drawing: trades.coins, spot: "beside", size: 0.15, tall: 1.4 }],
  numbers: [{ ...over(trades.numbers, 0.115), upright: true }],
  tools: [{ drawing: trades.tools, spot: "beside", size: 0.17, tall: 1.6 }],
  sprout: [{ drawing: trades.sprout, spot: "beside", size: 0.16, tall: 1.9 }],
  burst: [{ drawing: trades.burst, spot: "middle", size: 1.15, behind: true }],
  cup: [{ drawing: trades.cup, spot: "beside", size: 0.16, tall: 1.9 }],
  rainfall: [
    { drawing: motion.clouds, spot: "whole", size: 1, behind: true },
    { drawing: motion.rainfall, spot: "whole", size: 1, behind: true },
  ],
  storm: [
    { drawing: motion.clouds, spot: "whole", size: 1, behind: true },
    { drawing: motion.bolt, spot: "whole", size: 1, behind: true },
    { drawing: motion.rainfall, spot: "whole", size: 1, behind: true },
  ],
  fog: [{ drawing: motion.fog, spot: "whole", size: 1 }],
  gusts: [{ drawing: motion.gusts, spot: "whole", size: 1, behind: true }],
  crescent: [{ drawing: motion.crescent, spot: "high", size: 0.09, behind: true }],
};
