import { clsx } from "clsx";
import { CardPicture, type PicturedCard } from "./card-picture.tsx";
import { FinishMark } from "./finish-mark.tsx";

/** A card that only decorates: its picture in the frame of its rarity. */
export function MiniCard({
  card,
  className,
}: {
  card: PicturedCard;
  className?: string | undefined;
}) {
  return (
    <span
      data-rarity={card.rarity}
      className={clsx(
        "relative block overflow-hidden rounded-field bg-(image:--frame,var(--frame-common)) p-1 shadow-panel",
        className,
      )}
    >
      <CardPicture card={card} small alt="" className="block w-full rounded-[0.65rem]" />
      <FinishMark card={card} />
    </span>
  );
}
