import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { whenOver } from "#server/testing/when-over.ts";
import { localKeyWrapper, renewMasterKey } from "./local.ts";

function folder() {
  const dataDir = mkdtempSync(join(tmpdir(), "taleborn-keys-"));
  whenOver(async () => rmSync(dataDir, { recursive: true }));
  return { dataDir, walletMasterKey: "", walletMasterKeyFormer: "" };
}

const key = Buffer.alloc(32, 7);

test("the game's own key is made once, however many begin at once, and only its owner reads it", async () => {
  const settings = folder();
  const file = join(settings.dataDir, "wallet.key");

  const ids = await Promise.all(
    Array.from({ length: 8 }, () => localKeyWrapper(settings).currentId()),
  );

  expect(new Set(ids).size).toBe(1);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8").trim()).toMatch(/^[0-9a-f]{64}$/);
});

test.skipIf(process.platform === "win32")("a key that others can read is refused", async () => {
  const settings = folder();
  const wrapper = localKeyWrapper(settings);
  await wrapper.currentId();

  chmodSync(join(settings.dataDir, "wallet.key"), 0o640);

  await expect(wrapper.currentId()).rejects.toThrow("Others can read");
  await expect(wrapper.wrap(key, "ann")).rejects.toThrow("chmod 600");
});

test("what is wrapped for one opens for nobody else, and not when it was changed", async () => {
  const wrapper = localKeyWrapper(folder());
  const wrapped = await wrapper.wrap(key, "ann|1");

  expect(await wrapper.unwrap(wrapped, "ann|1")).toEqual(key);
  await expect(wrapper.unwrap(wrapped, "ben|1")).rejects.toThrow("");
  for (const at of [0, 14, wrapped.wrapped.length - 1]) {
    const changed = Buffer.from(wrapped.wrapped);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(wrapper.unwrap({ ...wrapped, wrapped: changed }, "ann|1")).rejects.toThrow("");
  }
});

test("another key: the former one still opens what it wrapped, and all notice by themselves", async () => {
  const settings = folder();
  const running = localKeyWrapper(settings);
  const before = await running.wrap(key, "ann");

  await renewMasterKey(settings);
  const after = await running.wrap(key, "ann");

  expect(after.keyId).not.toBe(before.keyId);
  expect(await running.unwrap(before, "ann")).toEqual(key);
  expect(await localKeyWrapper(settings).unwrap(after, "ann")).toEqual(key);
  rmSync(join(settings.dataDir, "wallet.key.former"));
  await expect(running.unwrap(before, "ann")).rejects.toThrow(before.keyId);
});

test.skipIf(process.platform === "win32")(
  "a new key lasts when the power fails, before anything is wrapped by it",
  async () => {
    const settings = folder();
    const handle = await open(settings.dataDir);
    const handles = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    const { sync } = handles;
    const kept: string[] = [];
    const spy = vi.spyOn(handles, "sync").mockImplementation(async function (this: FileHandle) {
      kept.push((await this.stat()).isDirectory() ? "folder" : "file");
      await sync.call(this);
    });
    whenOver(async () => void spy.mockRestore());

    await localKeyWrapper(settings).currentId();
    expect(kept.at(-1)).toBe("folder");
    kept.length = 0;
    await renewMasterKey(settings);

    expect(kept.filter((each) => each === "folder")).toHaveLength(2);
    expect(kept.at(-1)).toBe("folder");
  },
);

test("a key of the settings needs no file, and says which one is missing", async () => {
  const settings = folder();
  const [one, two] = ["11".repeat(32), "22".repeat(32)];
  const first = localKeyWrapper({ ...settings, walletMasterKey: one });
  const wrapped = await first.wrap(key, "ann");

  const second = localKeyWrapper({ ...settings, walletMasterKey: two });
  await expect(second.unwrap(wrapped, "ann")).rejects.toThrow("is not here");
  const both = { ...settings, walletMasterKey: two, walletMasterKeyFormer: one };
  expect(await localKeyWrapper(both).unwrap(wrapped, "ann")).toEqual(key);
});
