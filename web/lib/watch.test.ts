import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { stream } from "#contract/endpoint.ts";
import { watch } from "./watch.ts";

const steps = stream({
  method: "GET",
  path: "/api/walks/{id}/events",
  access: "player",
  summary: "Each step of a walk",
  input: z.object({ id: z.string() }),
  event: z.object({ step: z.int() }),
});

class Source extends EventTarget {
  static all: Source[] = [];
  readonly url: string;
  closed = false;
  constructor(url: string) {
    super();
    this.url = url;
    Source.all.push(this);
  }
  close() {
    this.closed = true;
  }
  says(event: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(event) }));
  }
  breaks() {
    this.dispatchEvent(new Event("error"));
  }
}

beforeEach(() => {
  Source.all = [];
  vi.stubGlobal("EventSource", Source);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listen(poll = () => Promise.resolve({ step: 0 })) {
  const heard: number[] = [];
  const stop = watch(
    steps,
    { id: "w 1" },
    { onEvent: ({ step }) => heard.push(step), poll, isLast: ({ step }) => step === 3 },
  );
  return { heard, stop };
}

test("events arrive until the last one, then the stream is closed", () => {
  const { heard } = listen();
  const [source] = Source.all;
  expect(source?.url).toBe("/api/walks/w%201/events");

  source?.says({ step: 1 });
  source?.says({ step: 3 });
  source?.says({ step: 4 });

  expect(heard).toEqual([1, 3]);
  expect(source?.closed).toBe(true);
});

test("a broken stream is opened again", () => {
  const { heard } = listen();
  Source.all[0]?.breaks();

  vi.advanceTimersByTime(1_000);
  Source.all[1]?.says({ step: 2 });

  expect(heard).toEqual([2]);
});

test("where streams do not work, it asks again and again", async () => {
  let step = 0;
  const { heard } = listen(() => Promise.resolve({ step: (step += 1) }));
  for (let failures = 0; failures < 3; failures += 1) {
    Source.all.at(-1)?.breaks();
    vi.advanceTimersByTime(1_000);
  }

  await vi.advanceTimersByTimeAsync(10_000);

  expect(heard).toEqual([1, 2, 3]);
});

test("nothing is heard after stopping", () => {
  const { heard, stop } = listen();
  stop();
  Source.all[0]?.says({ step: 1 });
  expect(heard).toEqual([]);
});
