/** What two players do with or against each other: rooms, duels, battles face to face, arena, cup. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import * as arena from "#contract/arena.ts";
import * as battle from "#contract/battle.ts";
import * as cup from "#contract/cup.ts";
import { chooseInDuel, getDuel, sendEmote } from "#contract/duel.ts";
import * as friends from "#contract/friends.ts";
import { askForRematch, withdrawRematch } from "#contract/rematches.ts";
import * as rooms from "#contract/rooms.ts";
import { choices } from "#game/duel/duel.ts";
import { emotes } from "#game/duel/emotes.ts";
import type { DeedTable, World } from "#server/economy/test-deeds.ts";
import type { Actor } from "#server/testing/acting.ts";
import { friendOf, metIn, requestOf } from "./found.ts";

/** How long an opponent in the arena is waited for. */
const LOOKS = { times: 4, eachMs: 250 };
/** Few, since the end of a deed is waited for before it is looked whether all holds. */
const STEPS_MAX = 6;

const otherThan = ({ dice, players }: World, by: Actor): Actor =>
  dice.pick(players.filter(({ id }) => id !== by.id));

const playerOf = ({ players }: World, id: string | undefined): Actor | undefined =>
  players.find((each) => each.id === id);

/** Three cards of the deck, in another order each time. */
const teamOf = async ({ dice }: World, by: Actor): Promise<string[]> =>
  dice.shuffle((await by.deck()).map(({ id }) => id)).slice(0, 3);

/** Both choose at random until it is over, or until the first one gives up or just goes away. */
async function fights(world: World, sides: readonly Actor[], id: string): Promise<void> {
  const { dice } = world;
  const steps = dice.int(1, STEPS_MAX);
  for (let i = 1; i <= steps; i++) {
    const goOn = await Promise.all(
      sides.map(async (side) => {
        const { status, body } = await side.call(getDuel, { id });
        if (status !== 200 || body.view.phase === "over") return false;
        const choice = i === steps && dice.chance(0.8) ? "surrender" : dice.pick(choices);
        await side.call(chooseInDuel, { id, step: body.step, choice });
        return true;
      }),
    );
    if (!goOn.every(Boolean)) return;
    if (dice.chance(0.1)) await sides[0]?.call(sendEmote, { id, emote: dice.pick(emotes) });
  }
}

/** Both bring a team, at once; what the second one hears tells which duel has begun. */
async function bringTeams(world: World, sides: readonly Actor[], id: string): Promise<void> {
  const picked = await Promise.all(
    sides.map(async (by) => by.call(rooms.pickTeam, { id, playerCards: await teamOf(world, by) })),
  );
  const begun = picked.find(({ status, body }) => status === 200 && body.duelId !== null);
  if (begun?.body.duelId) await fights(world, sides, begun.body.duelId);
}

async function looksForOpponent(world: World, by: Actor): Promise<void> {
  for (let looks = 0; looks < LOOKS.times; looks++) {
    const { status, body } = await by.call(arena.getArena, {});
    if (status !== 200) return;
    if (body.duelId !== null) return fights(world, [by], body.duelId);
    await sleep(LOOKS.eachMs);
  }
  await by.call(world.dice.chance(0.5) ? arena.leaveQueue : arena.playComputer, {});
}

const inRooms: DeedTable = {
  "meets another player in a room": [
    2,
    (world, by) => async (extras) => {
      const opened = await by.call(rooms.createRoom, {}, extras);
      if (opened.status !== 200) return opened;
      const { id, joinCode } = opened.body;
      const guests = [otherThan(world, by), otherThan(world, by)];
      const came = await Promise.all(
        guests.map(async (guest) => ({
          guest,
          ...(await guest.call(rooms.joinRoom, { joinCode })),
        })),
      );
      const joined = came.find(({ status }) => status === 200);
      if (joined && world.dice.chance(0.9)) await bringTeams(world, [by, joined.guest], id);
      else await by.call(rooms.leaveRoom, { id });
      return opened;
    },
  ],
  "challenges a friend": [
    2,
    async (world, by) => {
      const friend = await friendOf(world, by);
      const other = playerOf(world, friend?.id);
      return async (extras) => {
        const called = await by.call(
          friends.challengeFriend,
          { id: friend?.id ?? randomUUID() },
          extras,
        );
        if (called.status !== 200 || !other || world.dice.chance(0.2)) return called;
        await other.call(friends.challengeFriend, { id: by.id });
        await bringTeams(world, [by, other], called.body.roomId);
        return called;
      };
    },
  ],
  "asks for a rematch": [
    2,
    async (world, by) => {
      const met = await metIn(world, by);
      const input = { battleId: met?.id ?? randomUUID() };
      const other = playerOf(world, met?.otherId);
      return async (extras) => {
        const [asked, answered] = await Promise.all([
          by.call(askForRematch, input, extras),
          other && world.dice.chance(0.7) ? other.call(askForRematch, input) : null,
        ]);
        const begun = [asked, answered].find((each) => each?.status === 200 && each.body.duelId);
        if (other && begun?.body.duelId) await fights(world, [by, other], begun.body.duelId);
        else if (asked.status === 200) await by.call(withdrawRematch, input);
        return asked;
      };
    },
  ],
};

const faceToFace: DeedTable = {
  "fights face to face": [
    2,
    async (world, by) => {
      const playerCards = await teamOf(world, by);
      return async (extras) => {
        const begun = await by.call(battle.createQrBattle, { playerCards }, extras);
        if (begun.status !== 200) return begun;
        const { battleId, battleCode } = begun.body;
        const other = otherThan(world, by);
        const joins = { battleCode, playerCards: await teamOf(world, other) };
        if (world.dice.chance(0.9)) await other.call(battle.joinQrBattle, joins);
        await Promise.all([
          by.call(battle.executeQrBattle, { battleId }),
          world.dice.pick([by, other]).call(battle.executeQrBattle, { battleId }),
          world.dice.chance(0.2) && by.call(battle.cancelQrBattle, { battleId }),
        ]);
        return begun;
      };
    },
  ],
};

const amongStrangers: DeedTable = {
  "looks for an opponent": [
    2,
    async (world, by) => {
      const playerCards = await teamOf(world, by);
      return async (extras) => {
        const entered = await by.call(arena.enterQueue, { playerCards }, extras);
        if (entered.status === 200) await looksForOpponent(world, by);
        return entered;
      };
    },
  ],
  "enters the cup": [
    1,
    async (world, by) => {
      const playerCards = await teamOf(world, by);
      return (extras) => by.call(cup.enterCup, { playerCards }, extras);
    },
  ],
  "leaves the cup": [0.3, (_, by) => (extras) => by.call(cup.leaveCup, {}, extras)],
};

const amongFriends: DeedTable = {
  "asks a rival to be friends": [
    1,
    async (world, by) => {
      const battleId = (await metIn(world, by))?.id ?? randomUUID();
      return (extras) => by.call(friends.askRival, { battleId }, extras);
    },
  ],
  "says no to a request": [
    0.5,
    async (world, by) => {
      const id = (await requestOf(world, by))?.from ?? randomUUID();
      return (extras) => by.call(friends.declineFriend, { id }, extras);
    },
  ],
  "takes a request back": [
    0.5,
    async (world, by) => {
      const id = (await requestOf(world, by))?.to ?? randomUUID();
      return (extras) => by.call(friends.takeBackRequest, { id }, extras);
    },
  ],
  "ends a friendship": [
    0.5,
    async (world, by) => {
      const id = (await friendOf(world, by))?.id ?? randomUUID();
      return (extras) => by.call(friends.removeFriend, { id }, extras);
    },
  ],
};

export const rivalDeeds: DeedTable = {
  ...inRooms,
  ...faceToFace,
  ...amongStrangers,
  ...amongFriends,
};
