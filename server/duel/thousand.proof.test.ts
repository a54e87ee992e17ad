import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import type { DuelOnWire } from "#contract/duel.ts";
import { LIVE_PATH, type ClientMessage, type ServerMessage } from "#contract/live.ts";
import type { Choice } from "#game/duel/duel.ts";
import { volumeOf } from "#game/lib/test-volume.ts";
import { anyChoice } from "./test-duelists.ts";
import { seatDuels, type SeatedDuel } from "./test-many-duels.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame({ isBusy: true });

const DUELS = volumeOf(1000, 60);
/** No creature has fainted by then, so that both players have to choose. */
const STEPS_BEFORE = 1;
const STEPS_AFTER = 2;
const OPENING_AT_ONCE = 50;

/** What one player knows of their duel; all of it was told by a server. */
type Seat = {
  duelId: string;
  token: string;
  known: DuelOnWire | null;
  socket: WebSocket | null;
};

const seatsOf = ({ duelId, tokens }: SeatedDuel): Seat[] =>
  tokens.map((token) => ({ duelId, token, known: null, socket: null }));

const say = (seat: Seat, message: ClientMessage) => seat.socket?.send(JSON.stringify(message));

/** Chooses until so many steps are played. */
function act(seat: Seat, untilStep: number) {
  const { known, duelId } = seat;
  const choice = known && known.step < untilStep ? anyChoice(known) : null;
  if (known && choice) say(seat, { kind: "choose", duelId, step: known.step, choice });
}

function hear(seat: Seat, message: ServerMessage) {
  if (message.kind === "duel") seat.known = message.duel;
  if (message.kind === "chosen" && seat.known) {
    const { kind: _, duelId: __, ...changed } = message;
    seat.known = { ...seat.known, ...changed };
  }
}

/** Up to which step a player chooses. */
type Limit = (seat: Seat) => number;

async function sitDown(seat: Seat, url: string, untilStep: Limit) {
  const socket = new WebSocket(url.replace("http", "ws") + LIVE_PATH, {
    headers: { cookie: `sid=${seat.token}` },
    perMessageDeflate: false,
  });
  socket.on("error", () => undefined);
  socket.on("message", (text: Buffer) => {
    hear(seat, JSON.parse(text.toString()) as ServerMessage);
    act(seat, untilStep(seat));
  });
  await once(socket, "open");
  seat.socket = socket;
  say(seat, { kind: "follow", duelId: seat.duelId });
}

async function sitAllDown(seats: readonly Seat[], url: string, untilStep: Limit) {
  const waiting = seats.values();
  const inTurn = async () => {
    for (const seat of waiting) await sitDown(seat, url, untilStep);
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, inTurn));
}

const stepOf = ({ known }: Seat) => known?.step ?? 0;

const hasChosenAt =
  (step: number) =>
  ({ known }: Seat) =>
    known?.step === step && known.chosen !== null;

/** Waits until none is left. */
const untilNone = (left: () => readonly unknown[], timeout: number) =>
  vi.waitFor(() => expect(left()).toEqual([]), { timeout, interval: 50 });

/** Told before the crash: how far each was, and the choice that was waiting. */
const toldTo = (seats: readonly Seat[]) =>
  seats.map(({ known }) => ({ step: known?.step ?? 0, chosen: known?.chosen ?? null }));

const lost = (told: { step: number; chosen: Choice | null }, { known }: Seat) =>
  !known ||
  known.step < told.step ||
  (known.step === told.step && told.chosen !== null && known.chosen !== told.chosen);

test("a server that is killed in the middle of many duels goes on with all of them", async () => {
  const seats = (await seatDuels(game.deps, DUELS)).flatMap(seatsOf);
  const settings = { databaseUrl: game.databaseUrl, dataDir: game.dataDir };
  await game.stop();

  const first = await startServerProcess(settings);
  // In half of the duels one player has chosen and the other thinks; the rest are in full swing.
  const thinkers = new Set(seats.filter((_, i) => i % 4 === 1));
  const halfway = seats.filter((_, i) => i % 4 === 0);
  await sitAllDown(seats, first.url, (seat) => (thinkers.has(seat) ? STEPS_BEFORE : Infinity));
  const isThere = hasChosenAt(STEPS_BEFORE);
  await untilNone(() => halfway.filter((seat) => !isThere(seat)), 60_000);
  await first.kill();
  await Promise.all(
    seats.map(({ socket }) => socket && !isClosed(socket) && once(socket, "close")),
  );
  const told = toldTo(seats);
  expect(halfway.filter(hasChosenAt(STEPS_BEFORE))).toHaveLength(DUELS / 2);
  for (const seat of seats) seat.known = null;

  const second = await startServerProcess(settings);
  const goal = { step: 0 };
  await sitAllDown(seats, second.url, () => goal.step);
  await untilNone(() => seats.filter(({ known }) => known === null), 20_000);
  expect(seats.filter((seat, i) => lost(told[i]!, seat))).toEqual([]);

  const wereAt = seats.map(stepOf);
  goal.step = Infinity;
  for (const seat of seats) act(seat, goal.step);
  const goesOn = (seat: Seat, i: number) =>
    stepOf(seat) >= wereAt[i]! + STEPS_AFTER || seat.known?.view.result !== null;
  await untilNone(() => seats.filter((seat, i) => !goesOn(seat, i)), 60_000);
  for (const { socket } of seats) socket?.terminate();
  await second.kill();
});

const isClosed = ({ readyState }: WebSocket) => readyState === WebSocket.CLOSED;
