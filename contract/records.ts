/** All battles and all deals, one by one and by the day, for the people who run the game. */
import * as z from "zod/mini";
import { elements } from "#game/cards/elements.ts";
import { rarities } from "#game/cards/rarities.ts";
import { endpoint } from "./endpoint.ts";
import { counted, pageBy } from "./fields.ts";

const search = z.optional(z.string().check(z.trim(), z.maxLength(100)));

export const battleStatuses = ["pending", "in_progress", "completed", "cancelled"] as const;
export const battleTypes = ["pvp", "pve", "tournament"] as const;

const battleFilter = {
  /** How the name of either side begins. */
  search,
  status: z.optional(z.enum(["", ...battleStatuses])),
  type: z.optional(z.enum(["", ...battleTypes])),
};

const battleRow = z.object({
  id: z.string(),
  challengerId: z.string(),
  /** Null before another player joins, and for the computer. */
  opponentId: z.nullable(z.string()),
  winnerId: z.nullable(z.string()),
  challenger_name: z.string(),
  /** Null before another player joins. */
  opponent_name: z.nullable(z.string()),
  /** Also of a computer that won; null before the end, and after a draw. */
  winner_name: z.nullable(z.string()),
  battleType: z.enum(battleTypes),
  status: z.enum(battleStatuses),
  mode: z.enum(["quick", "face_to_face", "room", "arena", "cup"]),
  createdAt: z.string(),
});

export type BattleRecordOnWire = z.output<typeof battleRow>;

export const listAllBattles = endpoint("GET /api/admin/battles", "admin", {
  summary: "Every battle, also those that wait or run, the newest first",
  input: z.object({ ...battleFilter, ...pageBy("createdAt") }),
  output: z.array(battleRow),
});

export const countAllBattles = endpoint("GET /api/admin/battles/count", "admin", {
  summary: "How many battles the same filters find",
  input: z.object(battleFilter),
  output: counted,
});

export const dealStatuses = ["pending", "accepted", "declined", "completed", "cancelled"] as const;

const dealFilter = {
  /** How the name of either player begins, or any part of a card's name; its beginning, when it is short. */
  search,
  status: z.optional(z.enum(["", ...dealStatuses])),
  type: z.optional(z.enum(["", "direct", "marketplace"])),
};

const dealRow = z.object({
  id: z.string(),
  from_user_id: z.string(),
  from_user_name: z.string(),
  to_user_id: z.nullable(z.string()),
  /** Null: any player may take it. */
  to_user_name: z.nullable(z.string()),
  from_card_name: z.string(),
  to_card_name: z.nullable(z.string()),
  /** In coins; null where none are paid. */
  price: z.nullable(z.int()),
  tradeType: z.enum(["direct", "marketplace"]),
  kind: z.enum(["sale", "trade", "transfer"]),
  /** An offer whose time is over counts as cancelled. */
  status: z.enum(dealStatuses),
  createdAt: z.string(),
});

export type DealRecordOnWire = z.output<typeof dealRow>;

export const listAllTrades = endpoint("GET /api/admin/trades", "admin", {
  summary: "Every sale, trade and gift between players, the newest first",
  input: z.object({ ...dealFilter, ...pageBy("createdAt") }),
  output: z.array(dealRow),
});

export const countAllTrades = endpoint("GET /api/admin/trades/count", "admin", {
  summary: "How many deals the same filters find",
  input: z.object(dealFilter),
  output: counted,
});

export const recordTiles = endpoint("GET /api/admin/records", "admin", {
  summary: "The numbers above the tables of cards, battles and trades; today is by UTC",
  output: z.object({
    cards: z.object({ total: z.int(), copies: z.int(), legendary: z.int(), today: z.int() }),
    battles: z.object({ total: z.int(), active: z.int(), completed: z.int(), today: z.int() }),
    trades: z.object({ total: z.int(), active: z.int(), marketplace: z.int(), today: z.int() }),
  }),
});

const share = { count: z.int(), percent: z.number() };

const figures = z.object({
  totalUsers: z.int(),
  totalCards: z.int(),
  totalUserCards: z.int(),
  /** One decimal. */
  cardsPerUser: z.number(),
  /** Whose last daily card, or the account without one, is at most 7 days old. */
  activeUsers: z.int(),
  loggedInUsers: z.int(),
  usersThisWeek: z.int(),
  usersThisMonth: z.int(),
  cardsThisWeek: z.int(),
  cardsThisMonth: z.int(),
  rarities: z.array(z.object({ rarity: z.enum(rarities), ...share })),
  elements: z.array(z.object({ element: z.enum(elements), ...share })),
  /** The oldest first; the last one is today (UTC) so far. */
  days: z.array(
    z.object({
      day: z.string(),
      signUps: z.int(),
      cards: z.int(),
      battles: z.int(),
      deals: z.int(),
    }),
  ),
});

export type FiguresOnWire = z.output<typeof figures>;

export const analytics = endpoint("GET /api/admin/analytics", "admin", {
  summary: "Who and what there is, how it grows, and 90 days one by one",
  output: figures,
});
