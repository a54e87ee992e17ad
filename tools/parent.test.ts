import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

const child = `
  import { onParentGone } from "./tools/parent.mjs";
  onParentGone(() => { process.stdout.write("alone"); process.exit(); });
  setInterval(() => {}, 1000);
  process.stdout.write("here ");
`;

test("a process whose parent dies without a word hears of it", async () => {
  // The second command keeps the shell from turning into the first.
  const command = `"${process.execPath}" --input-type=module --eval '${child}'; true`;
  const shell = spawn("sh", ["-c", command], { cwd: process.cwd() });
  shell.stdout.setEncoding("utf8");
  let said = "";
  const closed = once(shell.stdout, "close");
  shell.stdout.on("data", (piece: string) => {
    said += piece;
    if (said === "here ") shell.kill("SIGKILL");
  });

  await closed;

  expect(said).toBe("here alone");
});
