import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { isNewcomer } from "#game/account/newcomer.ts";
import { nextPlace, TRACK_DAYS } from "#game/missions/track.ts";

type Greeted = {
  signedUpAtMs: number;
  visitDay: string | null;
  trackPlace: number;
  unreadNotifications: number;
  cardsCreated: number;
};

/** The place on the track that is today's, whether or not today's visit is recorded yet. */
export const placeToday = (
  { visitDay, trackPlace }: Pick<Greeted, "visitDay" | "trackPlace">,
  nowMs: number,
): number => (visitDay === dayOf(nowMs) ? trackPlace : nextPlace(trackPlace));

/** Before and after the first creature. */
const firstWords = [
  "New here? Your words make your first creature.",
  "Your first creature is here. Lead it to a win!",
] as const;

/** One line: a new player reads where to begin, all others which day it is and what is new. */
export function greetingOf(user: Greeted, nowMs: number): string {
  if (isNewcomer(user.signedUpAtMs, nowMs)) return firstWords[user.cardsCreated > 0 ? 1 : 0];
  const day = Math.floor((nowMs - user.signedUpAtMs) / DAY_MS) + 1;
  return `Welcome back! Day ${day.toLocaleString("en")}: ${newsOf(user, nowMs)}`;
}

function newsOf(user: Greeted, nowMs: number): string {
  const place = placeToday(user, nowMs);
  if (place === TRACK_DAYS) return "the chest is yours.";
  const { unreadNotifications: count } = user;
  if (count > 0) return `${count} ${count === 1 ? "thing is" : "things are"} new.`;
  return place === 1 ? "seven new gifts begin." : "a gift is yours.";
}
