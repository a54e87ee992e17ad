import { clsx } from "clsx";
import { useRef, type ReactNode } from "react";
import { CardPicture, type PicturedCard } from "#web/cards/card-picture.tsx";
import { useCutOut } from "./cut-out.ts";
import type { Moved } from "./moves.ts";
import { Particles, type Strike } from "./particles.tsx";
import styles from "./stage.module.css";
import { useMove, type StageSide } from "./use-move.ts";

type CreatureProps = {
  card: PicturedCard;
  place: StageSide;
  moved: Moved;
  /** The blow that meets it now. */
  blow: Strike | null;
  hasFainted: boolean;
  /** The look of the frame of a creature that cannot be shown alone, and the size of its picture. */
  frame?: string | undefined;
  picture?: string | undefined;
  /** Its name. */
  children?: ReactNode;
};

/** A creature on the stage: alone on its shadow, or where it cannot be cut out, its framed picture. */
export function Creature(props: CreatureProps) {
  const { card, place, moved, blow, hasFainted, frame, picture, children } = props;
  const cutOut = useCutOut(card.imageUrl);
  const isAlone = cutOut !== null;
  const body = useRef<HTMLElement | null>(null);
  useMove(body, { ...moved, place });
  const falls = { "data-fainted": hasFainted || undefined };
  return (
    <div className={styles.place} data-place={place}>
      <figure
        ref={isAlone ? undefined : body}
        className={clsx(styles.creature, frame)}
        data-alone={isAlone || undefined}
        data-rarity={card.rarity}
        data-element={card.element}
        {...falls}
      >
        {isAlone ? (
          <span className={styles.ground}>
            <span ref={body} className={styles.body} {...falls}>
              <img src={cutOut} alt="" className={clsx(picture, styles.cutOut)} />
            </span>
          </span>
        ) : (
          <CardPicture card={card} eager alt="" className={picture} />
        )}
        {children}
      </figure>
      {blow && <Particles key={moved.moveKey} blow={blow} />}
    </div>
  );
}
