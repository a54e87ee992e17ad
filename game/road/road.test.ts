import { expect, test } from "vitest";
import { creatureFrom } from "#game/cards/card.ts";
import { commonCreatures } from "#game/cards/common-creatures.ts";
import type { DuelTeam } from "#game/duel/duel.ts";
import { arenaCard } from "#game/duel/enter.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { judge } from "./attempt.ts";
import { bosses, chapterOf, isOpen, rivalAfter, rivalOf, rivals } from "./road.ts";
import { isBossId, rivalIds, type RivalId } from "./rival-ids.ts";
import { playLike } from "./walk.ts";

const commons = commonCreatures.map((entry) =>
  arenaCard({ ...creatureFrom(entry), cardId: entry.name, imageUrl: null }),
);

/** Three of a new player's cards. */
function someCommons(seed: number): DuelTeam {
  const [first, second, third] = diceFrom(seed).shuffle(commons);
  return [first!, second!, third!];
}

test("six chapters of five rivals, the last of each with its boss in front", () => {
  expect(rivals.map(({ id }) => id)).toEqual(rivalIds);
  expect(new Set(rivals.map(({ name }) => name)).size).toBe(30);
  for (const rival of rivals) {
    const boss = bosses.find(({ name }) => name === rival.team[0].name);
    expect([rival.id, boss !== undefined, rival.isBoss]).toEqual([
      rival.id,
      isBossId(rival.id),
      isBossId(rival.id),
    ]);
    expect(new Set(rival.team.map(({ cardId }) => cardId)).size).toBe(3);
  }
});

test("each rival knows its chapter, and who comes next", () => {
  expect(rivals.map(({ id }) => String(chapterOf(id).number))).toEqual(
    rivalIds.map((id) => id.charAt(0)),
  );
  expect(rivalAfter("1-5")?.id).toBe("2-1");
  expect(rivalAfter("6-5")).toBeNull();
});

test("each teaches something of its own, and has two different goals", () => {
  expect(new Set(rivals.map(({ teaches }) => teaches)).size).toBe(30);
  expect(rivals.filter(({ goals }) => goals.length !== 2)).toEqual([]);
});

const won = (...ids: RivalId[]) => new Set(ids);

test("a rival is open when the one before it is beaten", () => {
  expect(isOpen("1-1", won())).toBe(true);
  expect(isOpen("1-2", won())).toBe(false);
  expect(isOpen("2-1", won("1-1", "1-2", "1-3", "1-4"))).toBe(false);
  expect(isOpen("2-1", won("1-5"))).toBe(true);
});

test.for(rivals)(
  "$id, $name: free commons can beat it, and the duel is judged as it was",
  (rival) => {
    const duels = Array.from({ length: 12 }, (_, i) => {
      const walker = { team: someCommons(i), level: 5 as const, seed: i + 1 };
      return { ...walker, ...playLike(walker, rival) };
    });

    for (const { team, seed, choices, isWon } of duels) {
      expect(judge(rival, team, { seed, choices })?.isWon).toBe(isWon);
    }
    expect(duels.some(({ isWon }) => isWon)).toBe(true);
  },
);

test("what cannot have been is no duel", () => {
  const rival = rivalOf("1-1");
  const [team, seed] = [someCommons(1), 7];
  const { choices } = playLike({ team, level: 3, seed }, rival);
  const judged = (text: string) => judge(rival, team, { seed, choices: text });

  expect(judged(choices)).not.toBeNull();
  for (const text of [
    "",
    choices.slice(0, -1),
    `${choices}s`,
    "x",
    "0",
    "?",
    `${choices.slice(1)}`,
  ]) {
    expect([text, judged(text)]).toEqual([text, null]);
  }
});

test("no turn is counted that was not played", () => {
  const rival = rivalOf("1-1");
  const walker = { team: someCommons(3), level: 5, seed: 3 } as const;
  const { choices } = playLike(walker, rival);
  const turns = judge(rival, walker.team, { seed: 3, choices })?.turns ?? 0;
  expect(turns).toBeGreaterThan(2);
  expect(turns).toBeLessThanOrEqual(choices.length);
});
