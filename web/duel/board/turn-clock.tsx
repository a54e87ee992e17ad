import type { CSSProperties } from "react";
import type { DuelOnWire } from "#contract/duel.ts";
import type { Who } from "#web/duel/stage/explain.ts";
import { useCountedTime } from "#web/shared/times.ts";
import styles from "./board.module.css";
import { clockWords, timeLeft } from "./time-left.ts";

const TICK_MS = 250;
const HURRY_SECONDS = 10;

type Clock = DuelOnWire["clock"];

type TurnClockProps = { clock: Clock; whose: Who; name: string };

/** Counts down by the server's time, so that the clock of the device does not matter. */
export function TurnClock({ clock, whose, name }: TurnClockProps) {
  const nowMs = useCountedTime(clock.nowMs, TICK_MS);
  const { stepBeganMs, ownReserveMs, otherReserveMs } = clock;
  const reserveMs = whose === "own" ? ownReserveMs : otherReserveMs;
  const { seconds, isReserve, share } = timeLeft({ nowMs, stepBeganMs, reserveMs });
  const isHurry = whose === "own" && seconds <= HURRY_SECONDS;
  const dial = { "--share": share } as CSSProperties;
  return (
    <div className={styles.clock} data-hurry={isHurry || undefined}>
      <div
        role="timer"
        aria-label={`Time left for ${name}`}
        className={styles.dial}
        data-whose={whose}
        style={dial}
      >
        <span>{clockWords(seconds)}</span>
      </div>
      <p className={styles.clockNote}>{isReserve ? "reserve" : name}</p>
      {/* Said once, when it becomes true. */}
      <p role="status" className="sr-only">
        {isHurry && hurryWords(isReserve)}
      </p>
    </div>
  );
}

const hurryWords = (isReserve: boolean): string =>
  isReserve ? "Ten seconds left in all." : "Ten seconds left, then the reserve runs.";
