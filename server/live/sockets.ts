import { EventEmitter } from "node:events";
import type { WebSocket } from "@fastify/websocket";
import type { LiveNoun, ServerMessage } from "#contract/live.ts";
import type { Nudges } from "#server/lib/nudges.ts";
import type { Sessions } from "#server/lib/session.ts";

/** A socket with more than this unread is closed; its browser connects again and asks anew. */
const WAITING_BYTES = 256 * 1024;
/** Many tabs are fine, hundreds are not: then the oldest closes. */
const SOCKETS_EACH = 20;
const TOPICS_EACH = 16;
const PING_MS = 25_000;
/** A player who follows something is missed sooner: another player may be waiting for them. */
const FOLLOWER_PING_MS = 6_000;
/** Not all at once: a thousand pings in one go would hold up every request. */
const PING_SOME_MS = 1000;
/** A session may end by its age, which no nudge announces. */
const LOOK_AGAIN_MS = 10 * 60_000;

declare module "#server/lib/deps.ts" {
  interface Deps {
    sockets: Sockets;
  }
}

/** Codes from 4000 are ours: the browser does not come back by itself. */
const SIGNED_OUT = 4401;
const TOO_MANY_TABS = 4429;
const RESTARTING = 1012;
const CLOSE_PATIENCE_MS = 1000;

/** One socket, in the eyes of a feature. */
export type Follower = {
  playerId: string;
  send(text: string): void;
  follow(topic: string): void;
  leave(topic: string): void;
  follows(topic: string): boolean;
};

export type Sockets = {
  add(socket: WebSocket, who: { playerId: string; token: string }): Follower;
  /** How many are open. */
  count(): number;
  /** To every player who follows the topic; `textFor` may give a text to each, or null for none. */
  send(topic: string, textFor: (playerId: string) => string | null): void;
  /** Every tab of every player asks again for the noun. */
  tellAll(noun: LiveNoun): void;
  isFollowed(topic: string, playerId?: string): boolean;
  /** Calls back when a tab of the player follows the topic no more, also because it is gone. */
  onLeft(listen: (topic: string, playerId: string) => void): void;
  close(): Promise<void>;
};

type Member = Follower & {
  socket: WebSocket;
  token: string;
  topics: Set<string>;
  isAlive: boolean;
  pingAt: number;
  lookAgainAt: number;
};

/** Sets by name that vanish with their last member. */
function groups() {
  const byName = new Map<string, Set<Member>>();
  return {
    of: (name: string): ReadonlySet<Member> | undefined => byName.get(name),
    add(name: string, member: Member) {
      const set = byName.get(name);
      if (set) set.add(member);
      else byName.set(name, new Set([member]));
    },
    remove(name: string, member: Member) {
      const set = byName.get(name);
      if (set?.delete(member) && set.size === 0) byName.delete(name);
    },
  };
}

function sendTo({ socket }: Member, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > WAITING_BYTES) socket.terminate();
  // As bytes: text is turned into them a second time, slower, where header and text are joined.
  else socket.send(Buffer.from(text), { binary: false });
}

const changed = (noun: LiveNoun): string =>
  JSON.stringify({ kind: "changed", noun } satisfies ServerMessage);

/** Who is here, whose they are, and what they follow. */
function openMembers(onLeft: (topic: string, playerId: string) => void) {
  const all = new Set<Member>();
  const players = groups();
  const topics = groups();
  return {
    all,
    ofPlayer: (playerId: string) => [...(players.of(playerId) ?? [])],
    following: (topic: string) => topics.of(topic),
    add(member: Member) {
      all.add(member);
      players.add(member.playerId, member);
    },
    remove(member: Member) {
      if (!all.delete(member)) return;
      players.remove(member.playerId, member);
      for (const topic of member.topics) {
        topics.remove(topic, member);
        onLeft(topic, member.playerId);
      }
    },
    follow(member: Member, topic: string) {
      if (!all.has(member)) return;
      member.topics.add(topic);
      member.pingAt = Math.min(member.pingAt, Date.now() + FOLLOWER_PING_MS);
      topics.add(topic, member);
    },
    leave(member: Member, topic: string) {
      topics.remove(topic, member);
      if (member.topics.delete(topic)) onLeft(topic, member.playerId);
    },
  };
}

type Members = ReturnType<typeof openMembers>;

/**
 * Leaves place for one more tab. Those that go are members no longer at once: a browser that never
 * answers the close would otherwise keep its place for half a minute.
 */
function makeRoom(members: Members, playerId: string): void {
  const tabs = members.ofPlayer(playerId);
  for (const tab of tabs.slice(0, Math.max(0, tabs.length + 1 - SOCKETS_EACH))) {
    members.remove(tab);
    tab.socket.close(TOO_MANY_TABS, "too many tabs");
    const impatient = setTimeout(() => tab.socket.terminate(), CLOSE_PATIENCE_MS);
    tab.socket.once("close", () => clearTimeout(impatient));
  }
}

const memberOf = (
  members: Members,
  socket: WebSocket,
  who: { playerId: string; token: string },
): Member => ({
  ...who,
  socket,
  topics: new Set(),
  isAlive: true,
  pingAt: Date.now() + PING_MS,
  lookAgainAt: Date.now() + LOOK_AGAIN_MS,
  send(text) {
    sendTo(this, text);
  },
  follow(topic) {
    const [oldest] = this.topics;
    if (this.topics.size >= TOPICS_EACH && oldest !== undefined) members.leave(this, oldest);
    members.follow(this, topic);
  },
  leave(topic) {
    members.leave(this, topic);
  },
  follows(topic) {
    return this.topics.has(topic);
  },
});

/** The browsers come back a moment later, not all at once, and ask for everything anew. */
async function closeAll(members: readonly Member[]): Promise<void> {
  if (members.length === 0) return;
  for (const { socket } of members) socket.close(RESTARTING, "come back and ask again");
  const gone = Promise.all(
    members.map(({ socket }) => new Promise((done) => socket.once("close", done))),
  );
  const impatient = setTimeout(() => {
    for (const { socket } of members) socket.terminate();
  }, CLOSE_PATIENCE_MS);
  await gone;
  clearTimeout(impatient);
}

const pingMs = ({ topics }: Member): number => (topics.size > 0 ? FOLLOWER_PING_MS : PING_MS);

function ping(all: ReadonlySet<Member>, check: (member: Member) => void): void {
  const now = Date.now();
  for (const member of all) {
    if (now < member.pingAt) continue;
    if (!member.isAlive) member.socket.terminate();
    member.isAlive = false;
    member.pingAt = now + pingMs(member);
    member.socket.ping();
    if (now > member.lookAgainAt) check(member);
  }
}

export function openSockets(nudges: Nudges, sessions: Sessions): Sockets {
  const left = new EventEmitter();
  const members = openMembers((topic, playerId) => void left.emit("left", topic, playerId));
  const state = { closed: false };

  const lookAgain = async (member: Member) => {
    member.lookAgainAt = Date.now() + LOOK_AGAIN_MS;
    const signedIn = await sessions.find(member.token);
    const isHere = signedIn?.player.id === member.playerId && !signedIn.standing.isSuspended;
    if (!isHere) member.socket.close(SIGNED_OUT, "signed out");
  };

  // A check that fails because the database is away says nothing about the session.
  const check = (member: Member) => void lookAgain(member).catch(() => {});

  nudges.listen("player", ({ playerId, noun }) => {
    for (const member of members.ofPlayer(playerId)) sendTo(member, changed(noun));
  });
  nudges.listen("sessions", ({ playerId }) => members.ofPlayer(playerId).forEach(check));
  // Players would never hear of what changed while the process did not listen.
  nudges.onHeardAgain(() => void closeAll([...members.all]));
  const pinging = setInterval(() => ping(members.all, check), PING_SOME_MS);

  return {
    add(socket, who) {
      makeRoom(members, who.playerId);
      const member = memberOf(members, socket, who);
      members.add(member);
      socket.on("pong", () => (member.isAlive = true));
      // A member who sends something is alive: no ping is needed.
      socket.on("message", () => {
        member.isAlive = true;
        member.pingAt = Date.now() + pingMs(member);
      });
      socket.once("close", () => members.remove(member));
      // The session may have ended between the upgrade and now.
      check(member);
      if (state.closed) socket.close(RESTARTING);
      return member;
    },
    count: () => members.all.size,
    send(topic, textFor) {
      for (const member of members.following(topic) ?? []) {
        const text = textFor(member.playerId);
        if (text !== null) sendTo(member, text);
      }
    },
    tellAll(noun) {
      const text = changed(noun);
      for (const member of members.all) sendTo(member, text);
    },
    isFollowed(topic, playerId) {
      const followers = members.following(topic);
      if (!followers || playerId === undefined) return followers !== undefined;
      return [...followers].some((member) => member.playerId === playerId);
    },
    onLeft: (listen) => void left.on("left", listen),
    close() {
      state.closed = true;
      clearInterval(pinging);
      return closeAll([...members.all]);
    },
  };
}
