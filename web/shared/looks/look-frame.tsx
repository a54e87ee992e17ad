import type { ReactNode } from "react";
import { lookOf, type LookId } from "#game/looks/looks.ts";
import { framePicture } from "./frame-picture.ts";
import styles from "./look-frame.module.css";

type LookFrameProps = { look: LookId; children?: ReactNode };

/** A frame around what it is given. */
export function LookFrame({ look, children }: LookFrameProps) {
  const row = lookOf(look);
  if (row.kind !== "frame") return children;
  return (
    <div className={styles.place}>
      <div
        className={styles.frame}
        style={{ borderImageSource: framePicture(row), backgroundColor: row.colors.main }}
      >
        <div className={styles.inside}>{children}</div>
      </div>
    </div>
  );
}
