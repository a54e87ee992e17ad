import { act, cleanup, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentDuel } from "#contract/duel.ts";
import { useStage } from "#web/ui/stage.ts";
import { useLive, useLiveReads } from "./live.ts";
import { useAnswer } from "./query.ts";
import { liveServer } from "./test-live-server.ts";
import { fakeServer, refused, showScreen } from "./test-screen.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  cleanup();
  // The tab closes its socket some time after the last screen stops listening.
  await vi.advanceTimersByTimeAsync(10_000);
});

function Waiting({ isOver = false }: { isOver?: boolean }) {
  useLive(currentDuel, {}, "duels", { until: () => isOver });
  return null;
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(what = <Waiting />) {
  const socket = liveServer();
  const { calls } = fakeServer({ "GET /api/duels/current": { duelId: null, roomId: null } });
  showScreen(what);
  await wait(100);
  const before = calls.length;
  return { socket, before, asked: () => calls.length - before };
}

test("with a socket it is asked for once, and again when the server says that it has changed", async () => {
  const { socket, before, asked } = await show();
  expect(before).toBeGreaterThan(0);
  await wait(30_000);
  expect(asked()).toBe(0);

  act(() => socket.says({ kind: "changed", noun: "rooms" }));
  await wait(100);
  expect(asked()).toBe(0);

  act(() => socket.says({ kind: "changed", noun: "duels" }));
  await wait(100);
  expect(asked()).toBe(1);
});

function Battle() {
  const [isOver, setOver] = useState(false);
  useAnswer(currentDuel);
  useLiveReads("missions", currentDuel);
  useStage(!isOver);
  return <button onClick={() => setOver(true)}>Skip</button>;
}

test("what a battle has brought is not read before the battle has been watched", async () => {
  const { socket, asked } = await show(<Battle />);
  act(() => socket.says({ kind: "changed", noun: "missions" }));
  await wait(100);
  expect(asked()).toBe(0);

  act(() => screen.getByRole("button").click());
  await wait(100);
  expect(asked()).toBe(1);
});

test("without a socket it is asked for every two seconds, until nothing more can change", async () => {
  const { socket, asked } = await show();
  act(() => socket.leaves());
  await wait(10_000);
  expect(asked()).toBe(5);
});

test("what cannot change any more is not asked for again", async () => {
  const { socket, asked } = await show(<Waiting isOver />);
  act(() => socket.leaves());
  await wait(10_000);
  expect(asked()).toBe(0);
});

test("what is asked while the socket opens is asked again: its answer may be from before", async () => {
  await show();
  cleanup();
  // No screen listens, so the tab closes the socket, and the next socket is no regained one.
  await wait(10_000);
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((answer) => answers.push(answer)));
  showScreen(<Waiting />);
  await wait(100);
  expect(answers).toHaveLength(1);

  answers[0]?.(new Response(JSON.stringify({ duelId: null, roomId: null })));
  await wait(100);

  expect(answers).toHaveLength(2);
});

test("what a nudge asked for in vain is asked for again", async () => {
  const socket = liveServer();
  const answer = { duelId: null, roomId: null };
  const { answers, calls } = fakeServer({ "GET /api/duels/current": answer });
  showScreen(<Waiting />);
  await wait(100);
  answers["GET /api/duels/current"] = refused(503, "busy", "Many people are here.");
  act(() => socket.says({ kind: "changed", noun: "duels" }));
  await wait(100);
  const before = calls.length;

  answers["GET /api/duels/current"] = answer;
  await wait(10_000);

  expect(calls.length - before).toBe(1);
});

test("a nudge that comes while the first question is under way is not lost", async () => {
  const socket = liveServer();
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((answer) => answers.push(answer)));
  showScreen(<Waiting />);
  await wait(100);
  expect(answers).toHaveLength(1);

  act(() => socket.says({ kind: "changed", noun: "duels" }));
  answers[0]?.(new Response(JSON.stringify({ duelId: null, roomId: null })));
  await wait(100);

  expect(answers.length).toBeGreaterThan(1);
});
