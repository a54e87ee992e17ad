/**
 * What a day has that this player has never been shown. A thing counts once, on the first visit on which
 * a screen shows it, whether it is done or not; every weekend cup is a thing of its own. The day's free card, the prize of its first win and its
 * gift are there on every day, so they are no news and do not count.
 */
import { albumPages, isFull } from "#game/album/album.ts";
import { hasArrived, months } from "#game/album/months/months.ts";
import { leagues } from "#game/arena/leagues.ts";
import { battleExperience } from "#game/battle/rewards.ts";
import { nextLook } from "#game/cards/level-looks.ts";
import { levelOf } from "#game/collection/level.ts";
import { deedKinds, isTold } from "#game/collection/story.ts";
import { cupLooks } from "#game/looks/looks.ts";
import type { MissionType } from "#game/missions/missions.ts";
import { earnedLooks, hasBegun, seasonIds } from "#game/missions/seasons.ts";
import { nextPlace, TRACK_DAYS, trackPlace } from "#game/missions/track.ts";
import { refuseToOpen } from "#game/packs/open.ts";
import { packsAt } from "#game/packs/packs.ts";
import { isBossId, rivalIds } from "#game/road/rival-ids.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { isEarned, titleIds } from "#game/titles/titles.ts";
import { filledPage } from "./catalogue.ts";
import { openCups } from "./cup.ts";
import { running } from "./missions.ts";
import { fusible, type Player } from "./player.ts";
import { pointsFor, seasonOf } from "./season.ts";
import { BATTLES } from "./visit.ts";

type Kind = {
  name: string;
  /** The screen that shows it. */
  screen: string;
  /** It is there before anything is played; all else comes with play, and some of it by luck. */
  waits: boolean;
  /** Everything of this kind that the player has or is offered now. */
  find: (player: Player, nowMs: number) => readonly string[];
};

const missionsOf =
  (type: MissionType) =>
  (player: Player, nowMs: number): string[] =>
    running(player, nowMs)
      .filter((mission) => mission.type === type)
      .map(({ title }) => title);

const DAYS_EXPERIENCE = BATTLES.to * battleExperience("won");

/** The next look of a card that today's battles can bring. */
const looksInReach = ({ copies }: Player): string[] =>
  copies.flatMap(({ experience }) => {
    const next = nextLook(levelOf(experience).level);
    const inReach = next && levelOf(experience + DAYS_EXPERIENCE).level >= next.level;
    return inReach ? [next.look] : [];
  });

const packsInReach = ({ coins }: Player): string[] =>
  packsAt(standardSettings)
    .filter((pack) => refuseToOpen(pack, coins) === null)
    .map(({ name }) => name);

const storyLines = ({ copies }: Player): string[] =>
  copies
    .filter(({ madeBy }) => madeBy === "owner")
    .flatMap(({ cardId, experience }) =>
      deedKinds
        .filter((kind) => isTold(kind, levelOf(experience).level))
        .map((kind) => `${cardId}, ${kind}`),
    );

/** The looks of a season that today's missions can bring. */
function seasonLooks(player: Player, nowMs: number): string[] {
  const own = seasonOf(player, nowMs);
  if (!own) return [];
  const todays = running(player, nowMs).filter(({ type }) => type === "daily");
  const reach = own.points + pointsFor(todays.map(({ type }) => type));
  const had = earnedLooks(own.season, own.points).length;
  return earnedLooks(own.season, reach).slice(had);
}

/** As far as days are simulated: each win on the road is worth one star here. */
function titles({ roadWon, album, made, battlesWon, honours }: Player): string[] {
  const bosses = rivalIds.slice(0, roadWon).filter(isBossId).length;
  const found = album.size;
  const deeds = { bosses, stars: roadWon, found, made, won: battlesWon, cups: honours.won };
  return titleIds.filter((id) => isEarned(id, deeds));
}

const chest = ({ daysCome }: Player): string[] =>
  nextPlace(trackPlace(daysCome)) === TRACK_DAYS ? ["chest"] : [];

export const kinds = [
  {
    name: "welcome step",
    screen: "/missions, For Newcomers",
    waits: true,
    find: missionsOf("special"),
  },
  {
    name: "daily mission",
    screen: "home, Today's Missions",
    waits: true,
    find: missionsOf("daily"),
  },
  {
    name: "weekly mission",
    screen: "/missions, This Week",
    waits: true,
    find: missionsOf("weekly"),
  },
  {
    name: "monthly mission",
    screen: "/missions, This Month",
    waits: true,
    find: missionsOf("monthly"),
  },
  { name: "chest", screen: "home, the track of gifts", waits: true, find: chest },
  { name: "pack in reach", screen: "the shop's packs", waits: true, find: packsInReach },
  { name: "look in reach", screen: "the page of a card", waits: true, find: looksInReach },
  {
    name: "fusion",
    screen: "the page of a card",
    waits: true,
    find: (player) => fusible(player).flatMap(([copy]) => (copy ? [copy.cardId] : [])),
  },
  {
    name: "monthly set",
    screen: "the album",
    waits: true,
    find: (_, nowMs) => months.filter((month) => hasArrived(month, nowMs)),
  },
  {
    name: "rival on the road",
    screen: "/road",
    waits: true,
    find: ({ roadWon }) => rivalIds.slice(roadWon, roadWon + 1),
  },
  {
    name: "season",
    screen: "/season",
    waits: true,
    find: (_, nowMs) => seasonIds.filter((id) => hasBegun(id, nowMs)),
  },
  { name: "season's look in reach", screen: "/season, the track", waits: true, find: seasonLooks },
  { name: "weekend cup", screen: "/cup", waits: true, find: openCups },
  {
    name: "creature",
    screen: "battles' prizes and packs",
    waits: false,
    find: ({ album }) => [...album],
  },
  {
    name: "album page",
    screen: "the album",
    waits: false,
    find: (player, nowMs) => albumPages.filter((page) => isFull(filledPage(player, page, nowMs))),
  },
  { name: "story line", screen: "the page of an own card", waits: false, find: storyLines },
  {
    name: "league",
    screen: "/arena, Your standing",
    waits: false,
    find: ({ league }) => leagues.filter((each) => each === league),
  },
  {
    name: "look of cups",
    screen: "/cup, the prizes",
    waits: false,
    find: ({ honours }) => cupLooks(honours),
  },
  { name: "title", screen: "/profile, Titles", waits: false, find: titles },
] as const satisfies readonly Kind[];

export type KindName = (typeof kinds)[number]["name"];

const rows: readonly Kind[] = kinds;

/** By kind: how many things are new. */
export type NewThings = Partial<Record<KindName, number>>;

/** What a player has been offered so far, by kind. */
export type Known = Map<string, Set<string>>;

/** With what is the player's from the start; a set that has come before is no news. */
export function knownFromStart(player: Player): Known {
  const fromStart: readonly KindName[] = ["creature", "monthly set", "season"];
  return new Map(
    rows.map(({ name, find }) => {
      const isKnown = fromStart.some((each) => each === name);
      return [name, new Set(isKnown ? find(player, player.signedUpAtMs) : [])];
    }),
  );
}

/** What waits, or what play has brought, and was never shown before; afterwards it is known. */
export function findNew(player: Player, known: Known, now: { nowMs: number; waits: boolean }) {
  const found: Record<string, number> = {};
  for (const { name, waits, find } of rows) {
    if (waits !== now.waits) continue;
    const before = known.get(name) ?? new Set();
    const fresh = [...new Set(find(player, now.nowMs))].filter((each) => !before.has(each));
    if (fresh.length > 0) found[name] = fresh.length;
    for (const each of fresh) before.add(each);
  }
  return found as NewThings;
}
