import { clsx } from "clsx";
import { Award } from "lucide-react";
import type { PlayerPageOnWire } from "#contract/showcase.ts";
import { lookOf, type LookId } from "#game/looks/looks.ts";
import { titleOf, type TitleId } from "#game/titles/titles.ts";
import { LookPicture } from "#web/shared/looks/look-picture.tsx";
import { useCutOut } from "#web/shared/stage/cut-out.ts";

/** The first card's creature stands in the backdrop, above what belongs to the player's name. */
export function PageHero({ page: { title, worn, cards } }: { page: PlayerPageOnWire }) {
  const cutOut = useCutOut(cards[0]?.card.imageUrl ?? "");
  const { backdrop } = worn;
  return (
    <div className={clsx("panel overflow-hidden p-0", !backdrop && "hero-fill")}>
      {(backdrop || cutOut) && (
        <div className="relative aspect-3/2 sm:aspect-5/2">
          {backdrop && (
            <LookPicture look={backdrop} alt={lookOf(backdrop).name} className="size-full" />
          )}
          {cutOut && (
            <img
              src={cutOut}
              alt=""
              className="absolute inset-x-0 bottom-[6%] mx-auto h-4/5 max-w-3/4 object-contain"
            />
          )}
        </div>
      )}
      {(worn.emblem || title) && <BesideName emblem={worn.emblem} title={title} />}
    </div>
  );
}

const BesideName = ({ emblem, title }: { emblem: LookId | null; title: TitleId | null }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
    {emblem && (
      <LookPicture look={emblem} alt={lookOf(emblem).name} className="size-16 flex-none" />
    )}
    {title && (
      <p className="flex items-center gap-2 font-display text-xl text-gold">
        <Award size={20} aria-hidden className="flex-none" /> {titleOf(title).name}
      </p>
    )}
  </div>
);
