import { expect, test } from "vitest";
import { creatures } from "#game/cards/creatures.ts";
import { arenaCard, casualCard, type EnteringCard } from "./enter.ts";
import { ARENA_POINTS } from "./numbers.ts";

const cards = creatures.map((creature): EnteringCard => ({
  ...creature,
  cardId: creature.slug,
  imageUrl: null,
}));

test("among friends a card has its own strength and names", () => {
  for (const card of cards) {
    expect(casualCard(card)).toMatchObject({
      attack: card.attack,
      defense: card.defense,
      strikeName: card.abilities[0],
      specialName: card.specialAbility,
    });
  }
});

test("in the Fair Arena every card has the same points, and its own character", () => {
  const scaled = cards.map(arenaCard);

  expect(new Set(scaled.map(({ attack, defense }) => attack + defense))).toEqual(
    new Set([ARENA_POINTS]),
  );
  const defensive = scaled.find(({ cardId }) => cardId === "pebblegrum");
  expect(defensive!.defense).toBeGreaterThan(defensive!.attack);
});

test("no card in the Fair Arena is nearly without attack or defense", () => {
  const [card] = cards;

  const glass = arenaCard({ ...card!, attack: 50, defense: 0 });
  const stone = arenaCard({ ...card!, attack: 0, defense: 50 });

  expect(glass.defense).toBeGreaterThanOrEqual(ARENA_POINTS / 3);
  expect(stone.attack).toBeGreaterThanOrEqual(ARENA_POINTS / 3);
  expect(arenaCard({ ...card!, attack: 0, defense: 0 }).attack).toBe(stone.attack);
});

test("a card without abilities strikes with the one of its element", () => {
  expect(casualCard({ ...cards[0]!, abilities: [] }).strikeName).toBe("Fire Strike");
});
