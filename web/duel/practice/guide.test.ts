import { expect, test } from "vitest";
import { creatures } from "#game/cards/creatures.ts";
import { isComputersTurn } from "#game/duel/computer/answering.ts";
import { casualCard } from "#game/duel/enter.ts";
import type { DuelTeam } from "#game/duel/duel.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { adviseOn } from "./guide.ts";
import { beginPractice, playPractice, viewForPlayer } from "./practice-game.ts";

/** A new player's duel, following the hand to the end; which kinds of choices it pointed at. */
function followed(seed: number) {
  const dice = diceFrom(seed);
  const cards = dice
    .shuffle(creatures)
    .slice(0, 12)
    .map((card) => casualCard({ ...card, cardId: card.name, imageUrl: null }));
  const team = cards.slice(0, 3) as unknown as DuelTeam;
  let practice = beginPractice({ team, level: 1, seed, cards, isFirst: true });
  const kinds = new Set<string>();
  let turns = 0;
  while (practice.state.phase !== "over") {
    const { view, step } = viewForPlayer(practice, "Mika");
    const advice = isComputersTurn(practice) ? null : adviseOn(view, step);
    if (advice) kinds.add(advice.choice.replace(/-\d$/, ""));
    practice = playPractice(practice, advice?.choice ?? null);
    turns += 1;
  }
  return { kinds, turns, result: viewForPlayer(practice, "Mika").view.result };
}

test("whoever follows the hand wins a first duel in few turns, and has done everything that one can", () => {
  const duels = Array.from({ length: 60 }, (_, seed) => followed(seed + 1));

  const won = duels.filter(({ result }) => result === "won").length;
  const kinds = new Set(duels.flatMap((duel) => [...duel.kinds]));
  const turns = duels.map((duel) => duel.turns).toSorted((a, b) => a - b);
  expect(won).toBeGreaterThanOrEqual(59);
  expect([...kinds].toSorted()).toEqual(["bring", "guard", "special", "strike"]);
  expect(turns[30]).toBeLessThanOrEqual(5);
});
