/**
 * The track of seven: every day on which a player comes brings a small gift of coins and moves on by
 * one place. On the seventh stands a chest, and then the track begins anew. A missed day costs nothing.
 */
import type { GameSettings } from "#game/settings/settings.ts";

export const TRACK_DAYS = 7;

/** Where the last of so many days stands; 0 before the first one. */
export const trackPlace = (daysCome: number): number =>
  daysCome === 0 ? 0 : ((daysCome - 1) % TRACK_DAYS) + 1;

/** Where the next day stands. */
export const nextPlace = (place: number): number => (place % TRACK_DAYS) + 1;

type Gifts = Pick<GameSettings, "dailyGiftCoins" | "chestCoins">;

export const giftAt = (place: number, { dailyGiftCoins, chestCoins }: Gifts): number =>
  place === TRACK_DAYS ? chestCoins : dailyGiftCoins;
