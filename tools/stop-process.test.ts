import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { stopProcess } from "./stop-process.mjs";

/** Stands for a server that hangs while it exits. */
const DEAF = `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); process.send("here")`;

test("a process that does not end when it is asked to is killed, so that stopping never hangs", async () => {
  const child = spawn(process.execPath, ["--eval", DEAF], {
    stdio: ["ignore", "ignore", 2, "ipc"],
  });
  await once(child, "message");
  const ended = once(child, "exit");

  stopProcess(child, "SIGTERM", 100);

  expect(await ended).toEqual([null, "SIGKILL"]);
});
