/** What players keep in order, and what people who run the game do about them. */
import { randomUUID } from "node:crypto";
import { undoDeed } from "#contract/admin.ts";
import { refundForUser } from "#contract/admin-purchases.ts";
import * as market from "#contract/market.ts";
import { writeToUser } from "#contract/messages.ts";
import * as moderation from "#contract/moderation.ts";
import { listNotifications, readNotifications } from "#contract/notifications.ts";
import * as sharing from "#contract/sharing.ts";
import { closePage, openPage } from "#contract/showcase.ts";
import * as teams from "#contract/teams.ts";
import { anyCard } from "#server/economy/test-deeds.ts";
import type { DeedTable, World } from "#server/economy/test-deeds.ts";
import type { Actor } from "#server/testing/acting.ts";
import { copyOf } from "./found.ts";

async function threeCopies({ db }: World, by: Actor): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    `select id from owned_cards where owner_id = $1 order by random() limit 3`,
    [by.id],
  );
  return rows.map(({ id }) => id);
}

async function keptTeamOf({ dice }: World, by: Actor): Promise<string> {
  const { status, body } = await by.call(teams.listTeams, {});
  return status === 200 && body.teams.length > 0 ? dice.pick(body.teams).id : randomUUID();
}

const unknownCase = () =>
  ({ id: randomUUID(), state: "open", openedAt: "2026-11-23T08:00:00.000Z" }) as const;

const withTeams: DeedTable = {
  "keeps a team": [
    1,
    async (world, by) => {
      const input = {
        name: `Team ${world.dice.int(1, 99)}`,
        userCardIds: await threeCopies(world, by),
      };
      return (extras) => by.call(teams.keepTeam, input, extras);
    },
  ],
  "changes a team": [
    1,
    async (world, by) => {
      const input = { id: await keptTeamOf(world, by), userCardIds: await threeCopies(world, by) };
      return (extras) => by.call(teams.changeTeam, input, extras);
    },
  ],
  "removes a team": [
    0.5,
    async (world, by) => {
      const id = await keptTeamOf(world, by);
      return (extras) => by.call(teams.removeTeam, { id }, extras);
    },
  ],
  "buys a place for a team": [
    1,
    async (_, by) => {
      const { status, body } = await by.call(teams.listTeams, {});
      const { slots, nextSlotPrice } = status === 200 ? body : { slots: 1, nextSlotPrice: 1 };
      return (extras) => by.call(teams.buyTeamSlot, { slots, price: nextSlotPrice ?? 1 }, extras);
    },
  ],
};

const lookedAt: DeedTable = {
  "wishes for a card": [
    2,
    async (world, by) => {
      const cardId = await anyCard(world);
      const isWished = world.dice.chance(0.7);
      return (extras) =>
        isWished
          ? by.call(market.addWish, { cardId }, extras)
          : by.call(market.removeWish, { cardId }, extras);
    },
  ],
  "opens the page of a card": [
    1,
    async (world, by) => {
      const cardIds = [(await copyOf(world, by))?.id ?? randomUUID()];
      return (extras) => by.call(sharing.openCardPages, { cardIds }, extras);
    },
  ],
  "opens or closes the own page": [
    1,
    ({ dice }, by) => {
      const call = dice.chance(0.6) ? openPage : closePage;
      return (extras) => by.call(call, {}, extras);
    },
  ],
  "reads the news": [
    2,
    async (_, by) => {
      const { status, body } = await by.call(listNotifications, {});
      const upTo = status === 200 ? (body.items[0]?.id ?? 1) : 1;
      return (extras) => by.call(readNotifications, { upTo }, extras);
    },
  ],
  "reports a creature": [
    0.5,
    async ({ db, dice }, by) => {
      const made = await db.maybe<{ id: string }>(
        `select id from cards where creator_id <> $1 order by random() limit 1`,
        [by.id],
      );
      const reason = dice.pick(moderation.reportReasons);
      const input = { cardId: made?.id ?? randomUUID(), reason };
      return (extras) => by.call(moderation.sendReport, input, extras);
    },
  ],
};

/** `admin` has shown a moment ago who they are. */
const ofAdmin = (admin: () => Promise<Actor>): DeedTable => ({
  "an admin gives money back": [
    0.5,
    async ({ db }) => {
      const by = await admin();
      const bought = await db.maybe<{ id: string }>(
        `select id from purchases order by random() limit 1`,
      );
      return (extras) => by.call(refundForUser, { id: bought?.id ?? randomUUID() }, extras);
    },
  ],
  "an admin writes to a player": [
    0.3,
    async ({ dice, players }) => {
      const by = await admin();
      const input = { id: dice.pick(players).id, subject: "A word", text: "Well done!" };
      return (extras) => by.call(writeToUser, input, extras);
    },
  ],
  "an admin takes a change back": [
    0.5,
    async ({ db }) => {
      const by = await admin();
      const last = await db.maybe<{ number: number }>(
        `select number from admin_log order by number desc limit 1`,
      );
      const input = { number: last?.number ?? 1, why: "it was wrong" };
      return (extras) => by.call(undoDeed, input, extras);
    },
  ],
  "an admin decides about a report": [
    0.5,
    async ({ dice }) => {
      const by = await admin();
      const { status, body } = await by.call(moderation.listReports, { state: "open" });
      const { id, state, openedAt } = (status === 200 && body[0]) || unknownCase();
      const decision = dice.pick(["dismiss", "warn", "hide"] as const);
      const decided = { id, state, openedAt, decision, why: "seen" };
      return (extras) => by.call(moderation.decideReport, decided, extras);
    },
  ],
});

export const houseDeeds = (admin: () => Promise<Actor>): DeedTable => ({
  ...withTeams,
  ...lookedAt,
  ...ofAdmin(admin),
});
