import type { AnyCardOnWire } from "#contract/admin-collection.ts";
import { RarityBadge } from "#web/cards/rarity-badge.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ShownPicture } from "./shown-picture.tsx";

/** Everything about one card. */
export const CardView = ({ card, onClose }: { card: AnyCardOnWire; onClose: () => void }) => (
  <Dialog title={card.name} size="wide" onClose={onClose}>
    <div className="mt-4 grid gap-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <ShownPicture name={card.name} imageUrl={card.imageUrl} className="aspect-[5/7] w-48" />
      <div className="min-w-0">
        <RarityBadge rarity={card.rarity} />
        {card.description !== "" && <p className="mt-3">{card.description}</p>}
        {card.backstory !== "" && <p className="mt-2 text-muted">{card.backstory}</p>}
        <dl className="mt-4 grid gap-1 text-sm">
          {factsOf(card).map(([name, value]) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="font-bold text-muted">{name}</dt>
              <dd className="min-w-0">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  </Dialog>
);

const factsOf = (card: AnyCardOnWire): [name: string, value: string][] => [
  ["Element", card.element],
  ["Attack", String(card.attack)],
  ["Defense", String(card.defense)],
  ["Abilities", card.abilities.join(", ")],
  ["Special ability", card.specialAbility],
  ["Owners", card.user_count.toLocaleString("en")],
  ["Made by", card.origin === "catalogue" ? "the game" : (card.creatorId ?? "an admin")],
  ["Created", card.createdAt.slice(0, 10)],
  ...(card.archivedAt === null
    ? []
    : [["Taken out", card.archivedAt.slice(0, 10)] as [string, string]]),
  ["Picture", card.imageUrl],
  ["Id", card.id],
];
