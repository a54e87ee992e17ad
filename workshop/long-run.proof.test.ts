import { expect, test } from "vitest";
import { rarities } from "#game/cards/rarities.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { packs } from "#game/packs/packs.ts";
import { publishedOdds } from "#game/packs/published-odds.ts";
import { longRun } from "./long-run.ts";

test.for(packs.slice(0, volumeOf(packs.length, 1)))(
  "the published odds of the $name are what its rules give",
  (pack) => {
    const { perCard, perPack } = longRun(pack);
    const published = publishedOdds[pack.id]!;

    for (const rarity of rarities) {
      expect(published.perCard[rarity]).toBeCloseTo(perCard[rarity], 5);
    }
    expect(published.perPack.legendary).toBeCloseTo(perPack.legendary, 5);
    expect(published.perPack.mythical).toBeCloseTo(perPack.mythical, 5);
  },
);
