import { PackageOpen, ShieldCheck } from "lucide-react";
import { listOpenings, type OpeningOnWire } from "#contract/packs.ts";
import { CardPicture } from "#web/cards/card-picture.tsx";
import { momentOf } from "#web/lib/own-time.ts";
import { Page } from "#web/ui/page.tsx";
import { usePages } from "#web/lib/use-pages.ts";
import { EmptyState, Unanswered } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import styles from "./fairness.module.css";

const PAGE = 20;

/** Every pack that the player has opened, each with the proof of its draw. */
export function OpeningsScreen() {
  const openings = usePages(listOpenings, {}, { size: PAGE });
  const { data } = openings;
  return (
    <Page
      width="narrow"
      intro="What was in every pack that you have opened."
      back={{ href: "/marketplace", label: "Card Packs" }}
    >
      <Unanswered
        query={openings}
        label="Loading opened packs"
        sizes={["h-24", "h-24", "h-24"]}
        className="space-y-3"
      />
      {data?.length === 0 && <Nothing />}
      <ul className="space-y-3">
        {data?.map((opening) => (
          <Row key={opening.id} opening={opening} />
        ))}
      </ul>
      <ShowMore query={openings} />
    </Page>
  );
}

const Nothing = () => (
  <EmptyState Icon={PackageOpen} title="No pack opened yet" way={["/marketplace", "See the Packs"]}>
    Your packs will be listed here, with the proof of every draw.
  </EmptyState>
);

function Row({ opening: { id, packName, openedAt, price, cards } }: { opening: OpeningOnWire }) {
  return (
    <li className="panel flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 className="font-display text-xl">{packName}</h2>
        <p className="text-sm text-muted">
          {momentOf(openedAt)} · {price.toLocaleString("en")} coins
        </p>
      </div>
      <ul className={styles.row} aria-label="Cards">
        {cards.map((card, nth) => (
          <li key={nth} data-rarity={card.rarity} className={styles.small}>
            <CardPicture card={card} small alt={`${card.name}, ${card.rarity}`} />
          </li>
        ))}
      </ul>
      <Link
        href={`/packs/${id}`}
        className="inline-flex min-h-11 items-center gap-2 font-bold text-violet underline underline-offset-4"
      >
        <ShieldCheck size={18} aria-hidden /> Check this draw
      </Link>
    </li>
  );
}
