/**
 * The Tale Road: six chapters of five duels against the computer, each of which teaches one thing. All
 * creatures have the points of the Fair Arena, so the first cards of a player are enough for all of it.
 * A duel opens when the one before it is won. It can be played without a connection: the server plays
 * it again from its seed and the player's choices.
 */
import { defaultAbilities, type Strength } from "#game/cards/card.ts";
import { creatures } from "#game/cards/creatures.ts";
import { attackShareOf, pointsOf, withPoints } from "#game/cards/points.ts";
import { arenaCard, type EnteringCard } from "#game/duel/enter.ts";
import type { DuelCard, DuelTeam } from "#game/duel/duel.ts";
import { must } from "#game/lib/must.ts";
import { emberGate } from "./chapters/1-ember-gate.ts";
import { whisperingWeir } from "./chapters/2-whispering-weir.ts";
import { brambleHollow } from "./chapters/3-bramble-hollow.ts";
import { stormSteps } from "./chapters/4-storm-steps.ts";
import { lanternDark } from "./chapters/5-lantern-dark.ts";
import { firstForge } from "./chapters/6-first-forge.ts";
import type { RoadGoal } from "./goals.ts";
import type { BossEntry, ChapterEntry, RivalEntry } from "./rival.ts";
import { rivalIds, type RivalId } from "./rival-ids.ts";

export type RoadRival = Omit<RivalEntry, "team" | "goals"> &
  Pick<ChapterEntry, "level"> & {
    id: RivalId;
    isBoss: boolean;
    team: DuelTeam;
    goals: readonly [RoadGoal, RoadGoal];
  };

export type Chapter = Pick<ChapterEntry, "title" | "story" | "ending"> & {
  /** From 1. */
  number: number;
  rivals: readonly RoadRival[];
};

const entries = [emberGate, whisperingWeir, brambleHollow, stormSteps, lanternDark, firstForge];

/** As the workshop draws their pictures: those of the catalogue's creatures have the same names. */
export const bosses = entries.map(({ boss }) => ({ ...boss, slug: slugOf(boss) }));

function slugOf({ name }: BossEntry): string {
  return name.toLowerCase();
}

type Drawn = EnteringCard & Strength;

const bySlug = new Map(creatures.map((creature) => [creature.slug, creature]));

const pictureOf = (slug: string): string => `/creatures/${slug}.webp`;

function cardOf(slug: string): Drawn {
  const found = must(bySlug.get(slug), `a creature ${slug}`);
  return { ...found, cardId: slug, imageUrl: pictureOf(slug) };
}

const bossCard = (boss: BossEntry): Drawn => ({
  ...boss,
  cardId: slugOf(boss),
  imageUrl: pictureOf(slugOf(boss)),
  abilities: defaultAbilities(boss.element),
});

function withStrength(card: DuelCard, percent: number): DuelCard {
  const points = Math.round((pointsOf(card) * percent) / 100);
  return { ...card, ...withPoints(points, attackShareOf(card)) };
}

const between = ([from, to]: readonly [number, number], share: number): number =>
  from + (to - from) * share;

function chapterFrom(entry: ChapterEntry, index: number): Chapter {
  const { boss, bossPercent, level, rivals, strengthPercent, ...words } = entry;
  return {
    ...words,
    number: index + 1,
    rivals: rivals.map((rival, i) => {
      const isBoss = i === rivals.length - 1;
      const percent = isBoss ? bossPercent : between(strengthPercent, i / (rivals.length - 2));
      const [first, second, third] = rival.team.map(cardOf) as [Drawn, Drawn, Drawn];
      const team = isBoss ? [bossCard(boss), first, second] : [first, second, third];
      const cards = team.map((card) => withStrength(arenaCard(card), percent));
      return {
        ...rival,
        id: must(rivalIds[index * rivals.length + i], "a name for each rival"),
        isBoss,
        level,
        team: cards as unknown as DuelTeam,
        goals: Object.entries(rival.goals) as unknown as RoadRival["goals"],
      };
    }),
  };
}

export const chapters: readonly Chapter[] = entries.map(chapterFrom);

/** In the order of the road. */
export const rivals: readonly RoadRival[] = chapters.flatMap((chapter) => chapter.rivals);

const placeOf = (id: RivalId): number => rivalIds.indexOf(id);

export const rivalOf = (id: RivalId): RoadRival => must(rivals[placeOf(id)], `a rival ${id}`);

/** Null after the last one. */
export const rivalAfter = (id: RivalId): RoadRival | null => rivals[placeOf(id) + 1] ?? null;

export const chapterOf = (id: RivalId): Chapter =>
  must(
    chapters.find((chapter) => chapter.rivals.includes(rivalOf(id))),
    `a chapter of ${id}`,
  );

/** Whether a duel may be played by a player who has won these. */
export function isOpen(id: RivalId, won: ReadonlySet<RivalId>): boolean {
  const before = rivalIds[placeOf(id) - 1];
  return before === undefined || won.has(before);
}
