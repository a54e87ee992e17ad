import { beforeEach, expect, test, vi } from "vitest";
import { LiveSocket, waitMs } from "./live-socket.ts";

/** A socket whose other end is the test. */
class Line extends EventTarget {
  readyState = 0;
  sent: unknown[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  opens() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  says(message: unknown) {
    const data = typeof message === "string" ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent("close", { code }));
  }
  close() {
    this.readyState = 3;
  }
}

beforeEach(() => vi.useFakeTimers());

function listenTo() {
  const lines: Line[] = [];
  const onSignedOut = vi.fn<() => void>();
  const socket = new LiveSocket({
    open: () => {
      const line = new Line();
      lines.push(line);
      return line as unknown as WebSocket;
    },
    random: () => 0.5,
    onSignedOut,
  });
  return { socket, lines, onSignedOut, last: () => lines.at(-1)! };
}

test("nothing is opened before somebody listens, and one socket serves all", () => {
  const { socket, lines, last } = listenTo();
  expect(lines).toHaveLength(0);

  const heard: string[] = [];
  socket.onChanged("missions", () => heard.push("missions"));
  socket.onChanged("rooms", () => heard.push("rooms"));
  last().opens();
  last().says({ kind: "changed", noun: "rooms" });

  expect(lines).toHaveLength(1);
  expect(socket.isOpen()).toBe(true);
  expect(heard).toEqual(["rooms"]);
});

test("a followed duel is asked for once the socket is open, and again after every loss", () => {
  const { socket, lines, last } = listenTo();
  const emotes: string[] = [];
  socket.follow("follow", "7", (message) => {
    if (message.kind === "emote") emotes.push(message.emote);
  });
  last().opens();
  expect(last().sent).toEqual([{ kind: "follow", duelId: "7" }]);

  last().breaks();
  expect(socket.isOpen()).toBe(false);
  vi.advanceTimersByTime(1_000);
  last().opens();

  expect(lines).toHaveLength(2);
  expect(last().sent).toEqual([{ kind: "follow", duelId: "7" }]);
  last().says({ kind: "emote", duelId: "7", emote: "wow" });
  last().says({ kind: "emote", duelId: "8", emote: "oops" });
  expect(emotes).toEqual(["wow"]);
});

test("who listened while the connection was away is told to look again", () => {
  const { socket, last } = listenTo();
  const look = vi.fn<() => void>();
  socket.onChanged("rooms", look);
  last().opens();
  expect(look).not.toHaveBeenCalled();

  last().breaks();
  vi.advanceTimersByTime(1_000);
  last().opens();

  expect(look).toHaveBeenCalledTimes(1);
});

test("without a network the socket is given up at once, and with one it is opened at once", () => {
  const { socket, lines, last } = listenTo();
  const look = vi.fn<() => void>();
  socket.onChanged("rooms", look);
  last().opens();

  socket.disconnect();
  expect([socket.isOpen(), last().readyState]).toEqual([false, 3]);

  socket.connect();
  last().opens();
  expect([socket.isOpen(), lines.length]).toEqual([true, 2]);
  expect(look).toHaveBeenCalledTimes(1);
});

test("a screen that has gone is not told, and an unused socket is closed", () => {
  const { socket, last } = listenTo();
  const look = vi.fn<() => void>();
  const leave = socket.onChanged("rooms", look);
  last().opens();

  leave();
  last().says({ kind: "changed", noun: "rooms" });
  vi.advanceTimersByTime(5_000);

  expect(look).not.toHaveBeenCalled();
  expect(last().readyState).toBe(3);
  expect(socket.isOpen()).toBe(false);
});

test("what it does not understand is passed over", () => {
  const { socket, last } = listenTo();
  const look = vi.fn<() => void>();
  socket.onChanged("rooms", look);
  last().opens();

  last().says("not json");
  last().says({ kind: "party" });
  last().says({ kind: "changed", noun: "rooms" });

  expect(look).toHaveBeenCalledTimes(1);
});

test("a server that wants no more of this tab is left alone", () => {
  const { socket, lines, last, onSignedOut } = listenTo();
  socket.onChanged("rooms", () => undefined);
  last().opens();
  last().breaks(4401);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  expect(onSignedOut).toHaveBeenCalledOnce();
});

test("in a duel a connection that has died in silence is given up within seven seconds", () => {
  const { socket, lines, last } = listenTo();
  socket.follow("follow", "7", () => undefined);
  last().opens();

  vi.advanceTimersByTime(3_000);
  expect(last().sent).toContainEqual({ kind: "ping" });
  last().says({ kind: "pong" });
  vi.advanceTimersByTime(3_400);
  expect(socket.isOpen()).toBe(true);

  vi.advanceTimersByTime(3_200);
  expect([socket.isOpen(), lines[0]?.readyState]).toEqual([false, 3]);
  vi.advanceTimersByTime(8_000);
  expect(lines).toHaveLength(2);
});

test("elsewhere the server is asked seldom, and a socket that never opens is given up, too", () => {
  const { socket, lines, last } = listenTo();
  socket.onChanged("rooms", () => undefined);
  vi.advanceTimersByTime(9_000);
  expect(lines).toHaveLength(2);

  last().opens();
  vi.advanceTimersByTime(19_000);
  expect(last().sent).toEqual([]);
  vi.advanceTimersByTime(5_000);
  expect(last().sent).toEqual([{ kind: "ping" }]);
  expect(socket.isOpen()).toBe(false);
});

test("a network that is back brings a new socket at once, whatever the old one seems to be", () => {
  const { socket, lines, last } = listenTo();
  const heard = vi.fn<() => void>();
  socket.onChanged("rooms", heard);
  last().opens();

  socket.renew();
  expect(lines.map(({ readyState }) => readyState)).toEqual([3, 0]);

  lines[0]?.says({ kind: "changed", noun: "rooms" });
  expect(heard).not.toHaveBeenCalled();
  last().opens();
  expect(heard).toHaveBeenCalledOnce();
});

test("the waits grow from half a second to eight, and differ", () => {
  expect(waitMs(1, 0)).toBe(500);
  expect(waitMs(1, 1)).toBe(1_000);
  expect(waitMs(3, 1)).toBe(4_000);
  expect(waitMs(20, 1)).toBe(8_000);
  expect(waitMs(20, 0.5)).toBe(4_250);
});
