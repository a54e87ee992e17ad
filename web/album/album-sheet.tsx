import { Package, Store } from "lucide-react";
import { inCoins } from "#texts/en/purse.ts";
import { creationWords } from "#web/words/creation.ts";
import { RarityBadge } from "#web/cards/rarity-badge.tsx";
import { MiniCard } from "#web/cards/mini-card.tsx";
import { useClosed } from "#web/shared/family/use-closed.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import type { ShownCreature } from "./album-panel.tsx";
import type { Creation } from "./own-creations.tsx";
import { pageTitle } from "./page-title.ts";
import { Silhouette } from "./silhouette.tsx";

export type Looked = ({ kind: "creature" } & ShownCreature) | ({ kind: "creation" } & Creation);

/** One creature of the album, and where it is found. */
export function AlbumSheet({ looked, onClose }: { looked: Looked; onClose: () => void }) {
  const { card, copies, number } = looked;
  const isCreation = looked.kind === "creation";
  const isFound = isCreation || looked.isFound;
  return (
    <Dialog
      title={card.name}
      description={isCreation ? `Number ${number} of your creations` : numberInWords(looked)}
      onClose={onClose}
    >
      <div className="mt-4 flex flex-wrap gap-4">
        <div className="w-32 flex-none">
          {isFound ? <MiniCard card={card} /> : <Silhouette card={card} />}
        </div>
        <div className="min-w-[min(12rem,100%)] grow basis-0 space-y-3">
          <RarityBadge rarity={card.rarity} />
          <p>{copiesText(copies, isFound)}</p>
          {isCreation && <p>{creationWords(looked.creationNumber)}, first made by you.</p>}
          {copies > 0 && (
            <ButtonLink look="ghost" size="small" href={`/card/${card.id}`}>
              Open Card
            </ButtonLink>
          )}
        </div>
      </div>
      {looked.kind === "creature" && <WhereToFind creature={looked} />}
    </Dialog>
  );
}

const numberInWords = ({ number, month }: ShownCreature): string =>
  month === null ? `Number ${number}` : `Number ${number} of ${pageTitle(month)}`;

function copiesText(copies: number, isFound: boolean): string {
  if (copies > 0) return copies === 1 ? "You have one." : `You have ${copies}.`;
  return isFound ? "You had it once, so it stays in your album." : "You have not found it yet.";
}

function WhereToFind({ creature: { card, cheapest } }: { creature: ShownCreature }) {
  const isMarketClosed = useClosed("market") !== null;
  return (
    <section aria-label="Where to find it" className="mt-5">
      <h3 className="mb-2 font-display text-xl">Where to find it</h3>
      <ul className="space-y-3">
        <li className="flex flex-wrap items-center gap-3">
          <Package size={20} aria-hidden />
          <span className="grow">It can be in a card pack.</span>
          <ButtonLink look="ghost" size="small" href="/marketplace">
            See Packs
          </ButtonLink>
        </li>
        {!isMarketClosed && (
          <li className="flex flex-wrap items-center gap-3">
            <Store size={20} aria-hidden />
            <span className="grow">
              {cheapest === null
                ? "No other player sells it right now."
                : `Players sell it from ${inCoins(cheapest)}.`}
            </span>
            {cheapest !== null && (
              <ButtonLink
                look="ghost"
                size="small"
                href={`/marketplace?tab=trades&q=${encodeURIComponent(card.name)}`}
              >
                See Offers
              </ButtonLink>
            )}
          </li>
        )}
      </ul>
    </section>
  );
}
