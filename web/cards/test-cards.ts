/** For tests: cards with every field filled in. */
import type { OwnedCardOnWire } from "#contract/cards.ts";

type OwnedCardFields = Partial<Omit<OwnedCardOnWire, "card">> & {
  card?: Partial<OwnedCardOnWire["card"]>;
};

let made = 0;

export function ownedCard(name: string, { card, ...copy }: OwnedCardFields = {}): OwnedCardOnWire {
  made += 1;
  const location = copy.location ?? "deck";
  return {
    id: `copy-of-${name.toLowerCase()}-${made}`,
    cardId: `card-${name.toLowerCase()}`,
    level: 1,
    experience: 0,
    location,
    deckSlot: location === "deck" ? made : null,
    acquiredAt: new Date(made * 1000).toISOString(),
    madeBy: "game",
    ...copy,
    card: {
      id: `card-${name.toLowerCase()}`,
      name,
      japaneseName: "",
      description: `${name} does what it can.`,
      backstory: `Once there was ${name}.`,
      looks: "",
      rarity: "common",
      element: "fire",
      attack: 40,
      defense: 30,
      speed: 35,
      hp: 120,
      abilities: ["Fire Strike", "Mystic Guard"],
      specialAbility: "Spark",
      imageUrl: "/creatures/cindlepup.webp",
      thumbUrl: "",
      nftAddress: null,
      finish: "plain",
      usdValue: 20,
      value: 20,
      estimatedValue: 0.2,
      ...card,
    },
  };
}
