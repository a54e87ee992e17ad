import { useState, type CSSProperties } from "react";
import type { Element } from "#game/cards/elements.ts";
import styles from "./stage.module.css";
import { wantsStillness } from "./use-move.ts";

/** Of which element a blow is, and how hard from 0 to 1. */
export type Strike = { element: Element; force: number };

type Shape = "drop" | "shard" | "stone" | "ring" | "bolt" | "star" | "leaf";

/** What flies off when an element strikes. */
const looks: Record<Element, { shape: Shape; color: string }> = {
  fire: { shape: "drop", color: "var(--element-fire)" },
  water: { shape: "drop", color: "var(--element-water)" },
  earth: { shape: "stone", color: "var(--element-earth)" },
  air: { shape: "ring", color: "var(--element-air)" },
  lightning: { shape: "bolt", color: "var(--element-lightning)" },
  electric: { shape: "bolt", color: "var(--element-electric)" },
  ice: { shape: "shard", color: "var(--element-ice)" },
  dark: { shape: "ring", color: "var(--element-dark)" },
  shadow: { shape: "shard", color: "var(--element-shadow)" },
  light: { shape: "star", color: "var(--element-light)" },
  nature: { shape: "leaf", color: "var(--element-nature)" },
  leaf: { shape: "leaf", color: "var(--element-leaf)" },
  crystal: { shape: "shard", color: "var(--element-crystal)" },
  spirit: { shape: "star", color: "var(--element-spirit)" },
};

/** Two bursts at the same moment are 12 elements together. */
const FEWEST = 3;
const MOST = 6;

/** The burst of a blow: a few small things that fly off, and are gone afterwards. */
export function Particles({ blow: { element, force } }: { blow: Strike }) {
  const [isOver, setOver] = useState(wantsStillness);
  if (isOver) return null;
  const { shape, color } = looks[element];
  const count = FEWEST + Math.round((MOST - FEWEST) * force);
  return (
    <span aria-hidden className={styles.burst} style={{ color }}>
      {Array.from({ length: count }, (_, index) => (
        <i
          key={index}
          data-shape={shape}
          style={flightOf(index, count, force)}
          onAnimationEnd={index === count - 1 ? () => setOver(true) : undefined}
        />
      ))}
    </span>
  );
}

/** All around, and every second one less far. */
function flightOf(index: number, count: number, force: number): CSSProperties {
  const angle = ((index + 0.3) / count) * 2 * Math.PI;
  const far = (3 + 3.5 * force) * (index % 2 === 0 ? 1 : 0.65);
  return {
    "--x": `${(Math.cos(angle) * far).toFixed(2)}rem`,
    "--y": `${(Math.sin(angle) * far * 0.8).toFixed(2)}rem`,
    "--turn": `${Math.round((angle * 180) / Math.PI) + 90}deg`,
    "--grown": (0.9 + 0.7 * force).toFixed(2),
  } as CSSProperties;
}
