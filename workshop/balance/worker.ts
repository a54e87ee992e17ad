/** A thread that fights its share of the duels. */
import { parentPort, workerData } from "node:worker_threads";
import { addTally, emptyTally, fight, type Series } from "./fights.ts";

const sum = emptyTally();
for (const part of workerData as readonly Series[]) addTally(sum, fight(part));
parentPort?.postMessage(sum);
