/** A program: the players of many duels, who think for a few seconds before every choice. */
import { setTimeout as sleep } from "node:timers/promises";
import { diceFrom } from "#game/lib/dice.ts";
import { answerMessages } from "#bench/processes.ts";
import { boardgameSeats } from "#bench/rivals/boardgame-seats.ts";
import { colyseusSeats } from "#bench/rivals/colyseus-seats.ts";
import { ourSeats, type OurTable } from "./our-seats.ts";
import type { Seat, SitDown } from "./player.ts";
import { pick, type Screen } from "./screen.ts";

export type Server =
  | { kind: "ours"; port: number; tables: readonly OurTable[] }
  | { kind: "colyseus"; port: number }
  | { kind: "boardgame"; port: number };

type Range = { from: number; to: number };

export type Question =
  | { sitDown: Server; howMany: number; thinkMs: Range }
  | { playMs: number }
  | { leave: true };

export type Played = {
  /** From a choice until both screens show it. */
  waitsMs: number[];
  choices: number;
  steps: number;
  over: number;
};

const SITTING_DOWN_AT_ONCE = 25;

type Pending = { side: 0 | 1; step: number; sentAt: number; shown: [boolean, boolean] };

const dice = diceFrom(4711);
const played: Played = { waitsMs: [], choices: 0, steps: 0, over: 0 };
const everyone: { seats: readonly [Seat, Seat]; begin(): void }[] = [];

const shows = (screen: Screen, { side, step }: Pending) =>
  screen.step > step || screen.isOver || (screen.step === step && screen.hasChosen[side]);

function count(before: Screen | undefined, screen: Screen): void {
  if (!before) return;
  if (screen.step > before.step) played.steps++;
  if (screen.isOver && !before.isOver) played.over++;
}

async function sit(sitDown: SitDown, number: number, thinkMs: Range): Promise<void> {
  const screens: (Screen | undefined)[] = [undefined, undefined];
  const thoughtOf = [-1, -1];
  let pending: Pending[] = [];
  let isPlaying = false;
  const state = { seats: null as readonly [Seat, Seat] | null };

  const think = (side: 0 | 1, waitMs: number) => {
    const screen = screens[side];
    if (!isPlaying || !screen || screen.legal.length === 0 || screen.hasChosen[side]) return;
    if (thoughtOf[side] === screen.step) return;
    thoughtOf[side] = screen.step;
    setTimeout(() => {
      const choice = pick(screen.legal, dice.between(0, 1));
      pending.push({ side, step: screen.step, sentAt: performance.now(), shown: [false, false] });
      played.choices++;
      state.seats?.[side].choose(screen.step, choice);
    }, waitMs);
  };

  const show = (side: 0 | 1, screen: Screen) => {
    if (side === 0) count(screens[side], screen);
    screens[side] = screen;
    for (const each of pending) {
      if (each.shown[side] || !shows(screen, each)) continue;
      each.shown[side] = true;
      if (each.shown[0] && each.shown[1]) played.waitsMs.push(performance.now() - each.sentAt);
    }
    pending = pending.filter(({ shown }) => !shown[0] || !shown[1]);
    think(side, dice.between(thinkMs.from, thinkMs.to));
  };

  state.seats = await sitDown(number, show);
  everyone.push({
    seats: state.seats,
    begin() {
      isPlaying = true;
      for (const side of [0, 1] as const) think(side, dice.between(0, thinkMs.to));
    },
  });
  while (!screens[0] || !screens[1]) await sleep(10);
}

const seatsOf = (server: Server): SitDown => {
  if (server.kind === "ours") return ourSeats(server.port, server.tables);
  return server.kind === "colyseus" ? colyseusSeats(server.port) : boardgameSeats(server.port);
};

type Sitting = Extract<Question, { sitDown: Server }>;

async function sitAll({ sitDown, howMany, thinkMs }: Sitting): Promise<void> {
  const seats = seatsOf(sitDown);
  const numbers = Array.from({ length: howMany }, (_, i) => i).values();
  const sitInTurn = async () => {
    for (const number of numbers) await sit(seats, number, thinkMs);
  };
  await Promise.all(Array.from({ length: SITTING_DOWN_AT_ONCE }, sitInTurn));
}

async function play(ms: number): Promise<Played> {
  Object.assign(played, { waitsMs: [], choices: 0, steps: 0, over: 0 });
  for (const { begin } of everyone) begin();
  await sleep(ms);
  return { ...played };
}

answerMessages(async (question: Question): Promise<Played | null> => {
  if ("sitDown" in question) await sitAll(question);
  else if ("playMs" in question) return play(question.playMs);
  else for (const { seats } of everyone) for (const seat of seats) seat.leave();
  return null;
});
