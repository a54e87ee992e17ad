/** Listening to the server: a stream of events, and asking again and again where streams fail. */
import { useEffect, useEffectEvent } from "react";
import * as z from "zod/v4/core";
import type { Stream } from "#contract/endpoint.ts";
import { addressOf, queryOf } from "./call.ts";

const FAILURES_UNTIL_POLLING = 3;
const RECONNECT_MS = 1_000;
const POLL_MS = 2_000;

type Listener<Event> = {
  onEvent: (event: Event) => void;
  /** Asks for the present state; what is used where the stream cannot be kept open. */
  poll: () => Promise<Event>;
  /** True for the event after which nothing more will come. */
  isLast: (event: Event) => boolean;
};

/** Calls `onEvent` until the last event has come, or until the returned function is called. */
export function watch<In extends z.$ZodType, Event extends z.$ZodType>(
  stream: Stream<In, Event>,
  input: z.input<In>,
  { onEvent, poll, isLast }: Listener<z.output<Event>>,
): () => void {
  const { url, rest } = addressOf(stream, input);
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = false;

  const stop = () => {
    stopped = true;
    source?.close();
    clearTimeout(timer);
  };
  const receive = (event: z.output<Event>) => {
    if (stopped) return;
    if (isLast(event)) stop();
    onEvent(event);
  };
  const ask = async () => {
    try {
      receive(await poll());
    } catch {
      // Offline for a moment: the next turn asks again.
    }
    if (!stopped) timer = setTimeout(ask, POLL_MS);
  };
  const listen = () => {
    source = new EventSource(url + queryOf(rest), { withCredentials: true });
    source.addEventListener("message", ({ data }) => {
      failures = 0;
      receive(z.parse(stream.event, JSON.parse(String(data))));
    });
    source.addEventListener("error", () => {
      // The browser would retry by itself, but not after every kind of failure.
      source?.close();
      failures += 1;
      if (failures >= FAILURES_UNTIL_POLLING) void ask();
      else timer = setTimeout(listen, RECONNECT_MS);
    });
  };

  if (typeof EventSource === "undefined") void ask();
  else listen();
  return stop;
}

/** Watches while `input` is given; a null input watches nothing. */
export function useWatch<In extends z.$ZodType, Event extends z.$ZodType>(
  stream: Stream<In, Event>,
  input: z.input<In> | null,
  listener: Listener<z.output<Event>>,
) {
  const onEvent = useEffectEvent(listener.onEvent);
  const poll = useEffectEvent(listener.poll);
  const isLast = useEffectEvent(listener.isLast);
  const address = input === null ? null : JSON.stringify(input);
  useEffect(() => {
    if (address === null) return;
    return watch(stream, JSON.parse(address) as z.input<In>, { onEvent, poll, isLast });
  }, [stream, address]);
}
