import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { expect, test } from "vitest";

const child = `
  import { onParentGone } from "./tools/parent.mjs";
  onParentGone(() => { process.stdout.write("alone"); process.exit(); });
  setInterval(() => {}, 1000);
  process.stdout.write("here ");
`;

// The second command keeps the shell from turning into the first.
const command = `"${process.execPath}" --input-type=module --eval '${child}'; true`;

/** Kills the process as soon as its descendant is there; what that one has said at its end. */
async function lastWords(ancestor: ChildProcessByStdio<null, Readable, null>) {
  ancestor.stdout.setEncoding("utf8");
  let said = "";
  const closed = once(ancestor.stdout, "close");
  ancestor.stdout.on("data", (piece: string) => {
    said += piece;
    if (said === "here ") ancestor.kill("SIGKILL");
  });
  await closed;
  return said;
}

const stdio: ["ignore", "pipe", "inherit"] = ["ignore", "pipe", "inherit"];

test("a process whose parent dies without a word hears of it", async () => {
  const shell = spawn("sh", ["-c", command], { stdio });

  expect(await lastWords(shell)).toBe("here alone");
});

test("a script of npm hears of npm's death although a shell stands between them", async () => {
  const script = `
    const { spawn } = require("node:child_process");
    spawn("sh", ["-c", ${JSON.stringify(command)}], { stdio: "inherit" });
  `;
  const npm = spawn(process.execPath, ["--eval", script], { stdio });

  expect(await lastWords(npm)).toBe("here alone");
});
