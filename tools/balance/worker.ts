/** A thread that fights a part of the duels. */
import { parentPort, workerData } from "node:worker_threads";
import { fight, type Wish } from "./fights.ts";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(fight(workerData as Wish));
