import { useState } from "react";
import type { EditedCreature } from "#contract/admin-cards.ts";
import { RarityBadge } from "#web/cards/rarity-badge.tsx";
import { Badge } from "#web/ui/badge.tsx";

/** One creature at a glance. */
export function CreatureFacts({ item }: { item: EditedCreature }) {
  const { name, rarity, element, description, baseAttack, baseDefense, tags } = item;
  return (
    <>
      {/* Another address is another picture, which may be there. */}
      <CreaturePicture key={item.imageUrl} name={name} imageUrl={item.imageUrl} />
      <h2 className="font-display text-xl">{name}</h2>
      <p className="flex flex-wrap gap-2">
        <RarityBadge rarity={rarity} table={null} />
        <Badge>{element}</Badge>
      </p>
      <p className="line-clamp-3 text-muted">{description}</p>
      <p className="flex gap-4 font-bold tabular-nums">
        <span>ATK {baseAttack}</span>
        <span>DEF {baseDefense}</span>
      </p>
      {tags.length > 0 && <p className="text-sm text-muted">{tags.join(", ")}</p>}
    </>
  );
}

const frame =
  "grid aspect-5/4 w-full place-items-center rounded-button border border-line bg-sunken";

function CreaturePicture({ name, imageUrl }: { name: string; imageUrl: string }) {
  const [isMissing, setMissing] = useState(false);
  if (imageUrl === "") return <p className={`${frame} text-muted`}>No image</p>;
  if (isMissing) {
    return (
      <p className={`${frame} content-center gap-1 p-4 text-center text-muted`}>
        <b className="text-ink">{name}</b>
        <span>Image not available</span>
      </p>
    );
  }
  return (
    <img
      src={imageUrl}
      alt={name}
      loading="lazy"
      className={`${frame} object-cover object-top`}
      onError={() => setMissing(true)}
    />
  );
}
