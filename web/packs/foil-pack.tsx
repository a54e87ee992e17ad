import { useTilt } from "#web/cards/use-tilt.ts";
import styles from "./foil-pack.module.css";
import { lightOf, pictureOf } from "./wrapper.ts";

type FoilPackProps = {
  pack: { id: number; name: string; slots: readonly unknown[] };
  /** What is happening to it. */
  state?: "still" | "waiting" | "tearing" | undefined;
};

/** The wrapper of a pack, for the eye only: foil that shines where the pointer is. */
export function FoilPack({ pack, state = "still" }: FoilPackProps) {
  const tilt = useTilt();
  return (
    <div
      {...tilt}
      aria-hidden
      className={styles.pack}
      data-light={lightOf(pack)}
      data-state={state}
    >
      <div className={styles.rotor}>
        <i className={styles.light} />
        <Wrapper pack={pack} part="body" />
        {state === "tearing" && <Wrapper pack={pack} part="top" />}
      </div>
    </div>
  );
}

/** Torn, it is twice the same wrapper: the part above the tear, and the part below. */
function Wrapper({ pack, part }: Pick<FoilPackProps, "pack"> & { part: "top" | "body" }) {
  return (
    <div className={styles[part]}>
      <div className={styles.foil}>
        <img src={pictureOf(pack)} alt="" width={500} height={700} className={styles.art} />
        <i className={styles.holo} />
        <span className={styles.brand}>Taleborn</span>
        <span className={styles.name}>{pack.name}</span>
        <span className={styles.count}>{pack.slots.length} cards</span>
        <i className={styles.bulge} />
        <i className={styles.glare} />
      </div>
    </div>
  );
}
