/** Players at a table: what they do there, and everything that their browsers are sent. */
import { once } from "node:events";
import { WebSocket } from "ws";
import * as duel from "#contract/duel.ts";
import { LIVE_PATH, type ClientMessage, type ServerMessage } from "#contract/live.ts";
import * as rooms from "#contract/rooms.ts";
import type { Choice } from "#game/duel/duel.ts";
import type { ActingPlayer, Caller } from "./test-game.ts";

export type Tab = {
  socket: WebSocket;
  /** Every message as it came. */
  heard: string[];
  said: (message: ClientMessage) => void;
  /** The first message, from now or before, that fits. */
  hears<Kind extends ServerMessage["kind"]>(
    kind: Kind,
    fits?: (message: Extract<ServerMessage, { kind: Kind }>) => boolean,
  ): Promise<Extract<ServerMessage, { kind: Kind }>>;
  /** The code with which the server closed it. */
  closed: Promise<number>;
};

const PATIENCE_MS = 5000;

/** Opens the socket of one tab, as a browser does. */
export async function openTab(
  url: string,
  { jar }: Caller,
  headers: Record<string, string> = {},
): Promise<Tab> {
  const cookie = jar.cookie === null ? {} : { cookie: jar.cookie };
  const socket = new WebSocket(url.replace("http", "ws") + LIVE_PATH, {
    headers: { ...cookie, ...headers },
  });
  const heard: string[] = [];
  socket.on("message", (text: Buffer) => {
    heard.push(text.toString());
    socket.emit("heard");
  });
  const closed = once(socket, "close").then(([code]) => code as number);
  await once(socket, "open");
  return {
    socket,
    heard,
    closed,
    said: (message) => socket.send(JSON.stringify(message)),
    async hears(kind, fits = () => true) {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      for (let i = 0; ; i++) {
        if (i >= heard.length) await once(socket, "heard", { signal });
        const message = JSON.parse(heard[i] ?? "") as ServerMessage;
        if (message.kind === kind && fits(message as never)) return message as never;
      }
    },
  };
}

const team = async (player: ActingPlayer) => (await player.deck()).slice(0, 3).map(({ id }) => id);

/** Two players meet in a room and pick their first three cards each; returns the duel's id. */
export async function meet(a: ActingPlayer, b: ActingPlayer): Promise<string> {
  const { body: room } = await a.call(rooms.createRoom, {});
  await b.call(rooms.joinRoom, { joinCode: room.joinCode });
  await a.call(rooms.pickTeam, { id: room.id, playerCards: await team(a) });
  const { body } = await b.call(rooms.pickTeam, { id: room.id, playerCards: await team(b) });
  if (body.duelId === null) throw new Error("no duel has begun");
  return body.duelId;
}

/** Anything that the player may choose in this step; null when there is nothing to choose. */
export function anyChoice({ view, chosen }: duel.DuelOnWire): Choice | null {
  if (view.result !== null || !view.ownMustChoose || chosen !== null) return null;
  const { active, fighters } = view.own;
  if (view.phase !== "replace") return "strike";
  const place = fighters.findIndex(
    (fighter, i) => i !== active && !fighter.hidden && fighter.health > 0,
  );
  return (["bring-0", "bring-1", "bring-2"] as const)[place] ?? null;
}

/** Both strike until it is over; returns the duel as each sees it then. */
export async function fightOut(id: string, players: readonly [Caller, Caller]) {
  for (let step = 0; step < 300; step++) {
    for (const player of players) {
      const { body } = await player.call(duel.getDuel, { id });
      const choice = anyChoice(body);
      if (choice) await player.call(duel.chooseInDuel, { id, step: body.step, choice });
    }
    const ends = await Promise.all(players.map((player) => player.call(duel.getDuel, { id })));
    if (ends.every(({ body }) => body.view.result !== null)) return ends.map(({ body }) => body);
  }
  throw new Error("this duel does not end");
}
