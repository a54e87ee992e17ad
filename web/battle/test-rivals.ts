/** For tests: a deck of four, and who waits for it. */
import { ownedCard } from "#web/cards/test-cards.ts";

export const deck = ["Aaa", "Bbb", "Ccc", "Ddd"].map((name, index) =>
  ownedCard(name, { id: name, card: { attack: 50 - index } }),
);

export const waiting = (level: number, name: string, ...elements: string[]) => ({
  level,
  name,
  elements,
  hints: [{ kind: "will", tactic: "press" }, { kind: "not", tactic: "feint" }, { kind: "nothing" }],
});

export const rivals = {
  suggestedLevel: 1,
  rivals: [
    waiting(1, "Odd Tobias", "ice", "leaf", "crystal"),
    waiting(5, "Grandma Gale", "water", "fire", "shadow"),
  ],
};
