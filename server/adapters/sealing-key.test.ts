import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { whenOver } from "#server/testing/when-over.ts";
import { sealingKey } from "./sealing-key.ts";

function folder(): { dataDir: string; file: string } {
  const dataDir = mkdtempSync(join(tmpdir(), "taleborn-sealing-"));
  whenOver(async () => rmSync(dataDir, { recursive: true }));
  return { dataDir, file: join(dataDir, "sealing.key") };
}

test("the sealing key is made once, however many begin at once", async () => {
  const { dataDir } = folder();

  const keys = await Promise.all(Array.from({ length: 8 }, () => sealingKey("", dataDir)));

  expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
});

test.skipIf(process.platform === "win32")(
  "a sealing key that others can read is refused",
  async () => {
    const { dataDir, file } = folder();
    await sealingKey("", dataDir);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    chmodSync(file, 0o640);

    await expect(sealingKey("", dataDir)).rejects.toThrow("chmod 600");
  },
);

test("half a sealing key is none", async () => {
  const { dataDir, file } = folder();
  writeFileSync(file, "abcd", { mode: 0o600 });

  await expect(sealingKey("", dataDir)).rejects.toThrow("is not a key");
});
