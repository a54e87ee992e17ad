import { useState } from "react";
import styles from "./stage.module.css";
import type { Who } from "./explain.ts";
import type { Float } from "./timeline.ts";

/** A number of damage or healing; pressed, it tells where it comes from. */
export function FloatNumber({ who, float }: { who: Who; float: Float }) {
  const [isOpen, setOpen] = useState(false);
  const { amount, isGood, why } = float;
  const number = `${isGood ? "+" : "−"}${amount}`;
  return (
    <div className={styles.float} data-side={who} data-good={isGood || undefined}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`${number} health: ${why}`}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && setOpen(true)}
        onPointerLeave={() => setOpen(false)}
        onKeyDown={({ key }) => key === "Escape" && setOpen(false)}
      >
        {number}
      </button>
      {isOpen && (
        <p aria-hidden className={styles.why}>
          {why}
        </p>
      )}
    </div>
  );
}
