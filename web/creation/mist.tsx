import { useState, type CSSProperties } from "react";
import type { CreationOnWire } from "#contract/creation.ts";
import styles from "./creation.module.css";

type MistProps = {
  /** Null while nothing has been wished for: the mist waits. */
  creation: CreationOnWire | null;
};

/** Mist, out of which the picture of a creature clears once it is painted. */
export function Mist({ creation }: MistProps) {
  const [loadedUrl, setLoadedUrl] = useState<string | null>(null);
  const element = creation?.words.element ?? "unknown";
  const imageUrl = creation?.imageUrl ?? null;
  const isSeen = imageUrl !== null && loadedUrl === imageUrl;
  const tones = {
    "--element-tone": `var(--element-${element})`,
    "--element-depth": `var(--element-${element}-deep)`,
  } as CSSProperties;
  return (
    <div aria-hidden className="rounded-panel shadow-float">
      <div className={styles.mist} style={tones} data-seen={isSeen || undefined}>
        {imageUrl !== null && <img src={imageUrl} alt="" onLoad={() => setLoadedUrl(imageUrl)} />}
        <span className={styles.ring} />
        {imageUrl === null && <span className={styles.question}>?</span>}
      </div>
    </div>
  );
}
