import { useState } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { cutOutOf } from "#web/shared/stage/cut-out.ts";

/** The shadow of a creature that has not been found; without a cut-out, the sign of its element. */
export function Silhouette({ card }: { card: Pick<CardOnWire, "imageUrl" | "element"> }) {
  const [hasFailed, setFailed] = useState(false);
  const url = cutOutOf(card.imageUrl);
  return (
    <span
      data-element={card.element}
      className="grid aspect-5/7 w-full place-items-center overflow-hidden rounded-field bg-linear-to-b from-(--bright) to-(--deep) p-2 text-(--card-night)"
    >
      {url === null || hasFailed ? (
        <ElementIcon element={card.element} size={40} />
      ) : (
        <img
          src={url}
          alt=""
          width={250}
          height={350}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          className="size-full object-contain opacity-80 brightness-0"
        />
      )}
    </span>
  );
}
