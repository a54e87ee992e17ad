/** An S3 server with an empty bucket, and before it a door that can be shut or fail. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, request, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { S3Settings } from "#server/adapters/storage/open-storage.ts";
import { s3rverArguments, s3rverSettings } from "./s3rver.ts";
import { whenOver } from "./when-over.ts";

/** `serves` passes all on; `fails` answers 500; `silent` never answers; `stalls` stops inside bodies. */
export type Mood = "serves" | "fails" | "silent" | "stalls";

export type S3Server = {
  settings: S3Settings;
  is(mood: Mood): void;
  /** Refuses connections, also those that stand. */
  goesAway(): Promise<void>;
  comesBack(): Promise<void>;
};

export async function openS3Server(): Promise<S3Server> {
  const address = "127.0.0.1";
  const behind = await startS3rver(address);
  let mood: Mood = "serves";
  const door = createServer(passOn(behind.port, () => mood));
  const listen = async (port: number) => {
    door.listen(port, address);
    await once(door, "listening");
  };
  await listen(0);
  const { port } = door.address() as AddressInfo;
  const close = async () => {
    if (!door.listening) return;
    const closed = once(door, "close");
    door.close();
    door.closeAllConnections();
    await closed;
  };
  whenOver(async () => {
    await close();
    await behind.stop();
  });
  return {
    settings: { endpoint: `http://${address}:${port}`, ...s3rverSettings },
    is: (next) => void (mood = next),
    goesAway: close,
    comesBack: () => listen(port),
  };
}

async function startS3rver(address: string) {
  const directory = await mkdtemp(join(tmpdir(), "taleborn-s3-"));
  const child = spawn(process.execPath, s3rverArguments(directory, address, 0), {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(child, "exit");
  let said = "";
  for await (const piece of child.stdout.setEncoding("utf8")) {
    said += piece;
    if (said.includes("listening on") && said.endsWith("\n")) break;
  }
  return {
    port: Number(/:(\d+)\n/.exec(said)?.[1]),
    async stop() {
      child.kill("SIGKILL");
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const passOn =
  (behind: number, moodNow: () => Mood): RequestListener =>
  (asked, answer) => {
    const mood = moodNow();
    if (mood === "silent") return;
    if (mood === "fails") {
      asked.resume();
      answer.writeHead(500).end("<Error><Code>InternalError</Code></Error>");
      return;
    }
    const { method, url: path, headers } = asked;
    const passed = request({ port: behind, host: "127.0.0.1", method, path, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 500, from.headers);
      if (mood === "serves") from.pipe(answer);
      else from.once("data", (first: Buffer) => answer.write(first.subarray(0, 1)));
    });
    passed.on("error", () => answer.destroy());
    asked.on("error", () => passed.destroy());
    asked.pipe(passed);
  };
