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

const kindsThat =
  (waits: boolean) =>
  <const Name extends string>(name: Name, screen: string, find: Kind["find"]) => ({
    name,
    screen,
    waits,
    find,
  });

const waiting = kindsThat(true);
const coming = kindsThat(false);

export const kinds = [
  waiting("welcome step", "/missions, For Newcomers", missionsOf("special")),
  waiting("daily mission", "home, Today's Missions", missionsOf("daily")),
  waiting("weekly mission", "/missions, This Week", missionsOf("weekly")),
  waiting("monthly mission", "/missions, This Month", missionsOf("monthly")),
  waiting("chest", "home, the track of gifts", chest),
  waiting("pack in reach", "the shop's packs", packsInReach),
  waiting("look in reach", "the page of a card", looksInReach),
  waiting("fusion", "the page of a card", (player) =>
    fusible(player).flatMap(([copy]) => (copy ? [copy.cardId] : [])),
  ),
  waiting("monthly set", "the album", (_, nowMs) =>
    months.filter((month) => hasArrived(month, nowMs)),
  ),
  waiting("rival on the road", "/road", ({ roadWon }) => rivalIds.slice(roadWon, roadWon + 1)),
  waiting("season", "/season", (_, nowMs) => seasonIds.filter((id) => hasBegun(id, nowMs))),
  waiting("season's look in reach", "/season, the track", seasonLooks),
  waiting("weekend cup", "/cup", openCups),
  coming("creature", "battles' prizes and packs", ({ album }) => [...album]),
  coming("album page", "the album", (player, nowMs) =>
    albumPages.filter((page) => isFull(filledPage(player, page, nowMs))),
  ),
  coming("story line", "the page of an own card", storyLines),
  coming("league", "/arena, Your standing", ({ league }) =>
    leagues.filter((each) => each === league),
  ),
  coming("look of cups", "/cup, the prizes", ({ honours }) => cupLooks(honours)),
  coming("title", "/profile, Titles", titles),
] as const;

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
