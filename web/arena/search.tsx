import { getArena, leaveQueue, playComputer, type ArenaOnWire } from "#contract/arena.ts";
import { COMPUTER_AFTER_MS, windowAfter } from "#game/arena/matching.ts";
import { useFocusOnMount } from "#web/lib/use-focus-on-mount.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { useCountedTime } from "#web/shared/times.ts";
import { Button } from "#web/ui/button.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { searchRefused } from "#web/words/arena.ts";
import styles from "./arena.module.css";

const TICK_MS = 250;

type Queue = NonNullable<ArenaOnWire["queue"]>;

/** The search goes on, and everybody can see how. */
export function Search({ queue }: { queue: Queue }) {
  const waitedMs = Math.max(0, useCountedTime(queue.nowMs, TICK_MS) - queue.waitingSinceMs);
  const seconds = Math.floor(waitedMs / 1_000);
  const leave = useChange(leaveQueue, { touches: [getArena], refusedToast: searchRefused });
  const computer = useChange(playComputer, { touches: [getArena], refusedToast: searchRefused });
  const panel = useFocusOnMount<HTMLElement>();
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Search"
      className="panel mx-auto grid max-w-lg scroll-mt-20 justify-items-center gap-4 text-center outline-none"
    >
      <span className={styles.radar} aria-hidden />
      <h2 className="font-display text-3xl">Looking for an opponent</h2>
      <p className="font-display text-5xl text-gold tabular-nums" aria-hidden>
        {seconds} s
      </p>
      <div className="w-full">
        <Progress
          label="Until a computer opponent steps in"
          value={Math.min(seconds, COMPUTER_AFTER_MS / 1_000)}
          max={COMPUTER_AFTER_MS / 1_000}
        />
      </div>
      <p role="status" className="font-bold">
        Ratings within {windowAfter(waitedMs)} of yours · {waitingWords(queue.playersWaiting)}
      </p>
      <p className="text-muted">
        You need not wait: the computer can play at once, and steps in by itself after{" "}
        {COMPUTER_AFTER_MS / 1_000} seconds. It says that it is one, and that duel is not rated.
      </p>
      <p className="text-muted">Your three cards are sealed until the duel begins.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button {...pressFor(computer, {})}>Play the Computer</Button>
        <Button look="ghost" {...pressFor(leave, {})}>
          Stop Searching
        </Button>
      </div>
    </section>
  );
}

const waitingWords = (players: number): string =>
  players === 1 ? "only you are waiting" : `${players} players are waiting`;
