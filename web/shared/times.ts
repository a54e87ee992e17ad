/** How long something still stands or takes, and how long ago something was, in a few words. */
import { useEffect, useState } from "react";
import { serverNow } from "#web/lib/server-time.ts";
import { counted } from "#web/shared/counted.ts";

const LOOK_AT_CLOCK_MS = 30_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The time, near enough for minutes that are shown. */
export function useNow(lookEveryMs = LOOK_AT_CLOCK_MS): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), lookEveryMs);
    return () => clearInterval(timer);
  }, [lookEveryMs]);
  return now;
}

/** For seconds that are counted: by the server's clock when it answered, and by this one's since then. */
export function useCountedTime(answeredMs: number, tickMs = 1_000): number {
  const [nowMs, setNowMs] = useState(answeredMs);
  useEffect(() => {
    const answeredAt = performance.now();
    const look = () => setNowMs(answeredMs + performance.now() - answeredAt);
    const timer = setInterval(look, tickMs);
    return () => clearInterval(timer);
  }, [answeredMs, tickMs]);
  return Math.max(nowMs, answeredMs);
}

export function timeLeft(expiresAt: string, nowMs: number): string {
  const leftMs = Date.parse(expiresAt) - nowMs;
  if (leftMs <= 0) return "Ends now";
  if (leftMs <= HOUR_MS) return `${Math.ceil(leftMs / MINUTE_MS)} min left`;
  // Two days are said in hours, because then it begins to matter.
  if (leftMs <= 2 * DAY_MS) return `${counted(Math.round(leftMs / HOUR_MS), "hour")} left`;
  return `${counted(Math.round(leftMs / DAY_MS), "day")} left`;
}

const inWords = new Intl.RelativeTimeFormat("en");

/** Such as "in 3 days", of what is worth waiting for. */
export function timeUntil(moment: string, nowMs: number): string {
  const leftMs = Date.parse(moment) - nowMs;
  if (leftMs <= MINUTE_MS) return "in less than a minute";
  if (leftMs < HOUR_MS) return inWords.format(Math.round(leftMs / MINUTE_MS), "minute");
  if (leftMs < DAY_MS) return inWords.format(Math.round(leftMs / HOUR_MS), "hour");
  return inWords.format(Math.round(leftMs / DAY_MS), "day");
}

const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

export function timeAgo(moment: string, nowMs: number): string {
  const agoMs = nowMs - Date.parse(moment);
  if (agoMs < MINUTE_MS) return "just now";
  if (agoMs < HOUR_MS) return words.format(-Math.floor(agoMs / MINUTE_MS), "minute");
  if (agoMs < DAY_MS) return words.format(-Math.floor(agoMs / HOUR_MS), "hour");
  return words.format(-Math.floor(agoMs / DAY_MS), "day");
}
