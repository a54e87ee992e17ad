import { clsx } from "clsx";
import { useState } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { seedFrom } from "#game/lib/dice.ts";

export type PicturedCard = Pick<
  CardOnWire,
  "name" | "rarity" | "element" | "imageUrl" | "thumbUrl"
> & { looks?: string; finish?: CardOnWire["finish"] };

type CardPictureProps = {
  card: PicturedCard;
  /** The small picture, for grids and slots. */
  small?: boolean | undefined;
  /** For the picture that the page is about: fetched first instead of last. */
  eager?: boolean | undefined;
  /** Better words than the card's own for what the picture shows. Empty: it is decoration. */
  alt?: string | undefined;
  className?: string | undefined;
};

/**
 * The picture of a creature. One that does not load is replaced by what the server has instead: a
 * drawing of its own, or the picture of another site, which is given the name. When that fails, too,
 * there is the drawing, and then the first letter of the name, which says so where there is room.
 */
export function CardPicture({ card, small, eager, alt, className }: CardPictureProps) {
  const given = small ? card.thumbUrl || card.imageUrl : card.imageUrl;
  const drawing = `/api/art/${seedFrom(card.name)}.svg`;
  const instead = `${drawing}?name=${encodeURIComponent(card.name.toWellFormed())}`;
  const sources = [given, instead, drawing].filter((url) => url !== "");
  const [failed, setFailed] = useState<readonly string[]>([]);
  const source = sources.find((url) => !failed.includes(url));
  const words = alt ?? describe(card);

  if (source === undefined)
    return <Missing {...{ card, words, className }} isFailed={given !== ""} />;

  const giveUp = () => setFailed((before) => [...before, source]);
  return (
    <img
      key={source}
      // A picture of a prerendered page may have failed before React listens.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") giveUp();
      }}
      src={source}
      alt={words}
      width={small ? 200 : 500}
      height={small ? 280 : 700}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      onError={giveUp}
      data-element={card.element}
      className={clsx("picture", className)}
    />
  );
}

type MissingProps = Pick<CardPictureProps, "card" | "className"> & {
  words: string;
  isFailed: boolean;
};

function Missing({ card, words, className, isFailed }: MissingProps) {
  const why = isFailed ? "Image not available" : "No image";
  return (
    <span
      {...(words === ""
        ? { "aria-hidden": true }
        : { role: "img", "aria-label": `${words}. ${why}` })}
      data-element={card.element}
      className={clsx("picture card-letter", className)}
    >
      {card.name.slice(0, 1)}
      <span className="card-missing">{why}</span>
    </span>
  );
}

/** What the picture shows; without a description, what kind of creature it is. */
const describe = ({ name, looks, rarity, element }: PicturedCard): string =>
  looks ? `${name}: ${looks}` : `${name}, a creature of ${element}, ${rarity}`;
