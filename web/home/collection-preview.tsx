import { clsx } from "clsx";
import { Layers } from "lucide-react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import { listOwnedCards } from "#contract/collection.ts";
import { CardSkeletons } from "#web/cards/card-skeletons.tsx";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { NEWEST_SHOWN } from "#web/collection/api.ts";
import { useAnswer } from "#web/lib/query.ts";
import { EmptyState, Unanswered } from "#web/ui/empty-state.tsx";
import { ButtonLink, Link, TextLink } from "#web/ui/link.tsx";

/** Eight cards and the tile for the rest fill three rows of three. */
const columns = "grid-cols-pair gap-4 sm:grid-cols-3 sm:gap-5";

/** The newest cards; `total` is how many there are, null until it is known. */
export function CollectionPreview({ total }: { total: number | null }) {
  const newest = useAnswer(listOwnedCards, { limit: NEWEST_SHOWN });
  return (
    <section aria-labelledby="your-collection">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-3">
        <h2 id="your-collection" className="font-display text-3xl">
          Your Collection
        </h2>
        <TextLink href="/cards" className="flex min-h-11 items-center">
          View all
        </TextLink>
      </div>
      <Unanswered query={newest} title="Your cards did not load">
        <CardSkeletons label="Loading cards" count={NEWEST_SHOWN} className={columns} />
      </Unanswered>
      {newest.data && <Preview cards={newest.data} total={total ?? newest.data.length} />}
    </section>
  );
}

/** The other cards lie under the number. */
const pile = ["-rotate-12", "rotate-6", "-rotate-3"];

type PreviewProps = { cards: readonly OwnedCardOnWire[]; total: number };

function Preview({ cards, total }: PreviewProps) {
  const more = total - NEWEST_SHOWN;
  if (cards.length === 0)
    return (
      <EmptyState
        Icon={Layers}
        title="No cards yet"
        action={
          <ButtonLink look="ghost" href="/create-dynamic">
            Create Your Card
          </ButtonLink>
        }
      >
        Your first creature is only a sentence away.
      </EmptyState>
    );
  return (
    <ul className={clsx("grid", columns)}>
      {cards.slice(0, NEWEST_SHOWN).map((owned) => (
        <li key={owned.id}>
          <TradingCard
            card={owned.card}
            level={owned.level}
            size="fill"
            flip="none"
            href={`/card/${owned.id}`}
          />
        </li>
      ))}
      {more > 0 && (
        <li className="max-sm:col-span-full">
          <Link
            href="/cards"
            className="relative isolate grid h-full min-h-24 place-content-center overflow-hidden rounded-panel border-2 border-dashed border-line-strong text-center hover:bg-raised"
          >
            {pile.map((turn) => (
              <span
                key={turn}
                aria-hidden
                className={clsx(
                  "absolute inset-[18%] -z-1 rounded-panel border border-line bg-surface max-sm:hidden",
                  turn,
                )}
              />
            ))}
            <span className="font-display text-4xl text-gold sm:text-5xl">+{more}</span>
            <span className="font-bold">View More</span>
          </Link>
        </li>
      )}
    </ul>
  );
}
