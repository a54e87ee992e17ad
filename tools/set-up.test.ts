import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** Packages are folders beside the copy: what is not among them cannot be had. */
const unreachable = { npm_config_registry: "http://127.0.0.1:9", npm_config_fetch_retries: "0" };

/** A small copy of the game: the real tools and npm, and packages of one file. */
function newCopy() {
  const home = mkdtempSync(join(tmpdir(), "taleborn-copy-"));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const write = (name: string, content: object) =>
    writeFileSync(join(home, name), JSON.stringify(content));
  mkdirSync(join(home, "tools"));
  for (const tool of [
    "set-up.mjs",
    "operator.mjs",
    "start.mjs",
    "parent.mjs",
    "stop-process.mjs",
  ]) {
    copyFileSync(join(import.meta.dirname, tool), join(home, "tools", tool));
  }
  writeFileSync(join(home, ".npmrc"), "install-links=true\n");
  for (const name of ["played", "tested", "renewed"]) {
    mkdirSync(join(home, name));
    write(`${name}/package.json`, { name, version: "1.0.0" });
  }
  const run = (args: readonly string[], settings = {}) => {
    const env = { ...process.env, ...unreachable, ...settings };
    const options = { cwd: home, env, encoding: "utf8" } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
    return { code: status, said: stdout + stderr };
  };
  return {
    /** A version of the game that is played with these packages. */
    comesOut(names: readonly string[]) {
      const dependencies = Object.fromEntries(names.map((name) => [name, `file:${name}`]));
      const devDependencies = { tested: "file:tested" };
      const copy = { name: "copy", version: "1.0.0", dependencies, devDependencies };
      const locked = Object.entries({ ...dependencies, ...devDependencies }).map(
        ([name, resolved]) => [
          `node_modules/${name}`,
          { version: "1.0.0", resolved, ...(name === "tested" && { dev: true }) },
        ],
      );
      write("package.json", copy);
      write("package-lock.json", {
        lockfileVersion: 3,
        packages: { "": copy, ...Object.fromEntries(locked) },
      });
    },
    ensures(options: { forTests: boolean }) {
      const script = `import { ensurePackages } from "./tools/set-up.mjs";
        ensurePackages(${JSON.stringify(options)});`;
      expect(run(["--input-type=module", "--eval", script])).toMatchObject({ code: 0 });
    },
    operates: () => run(["tools/operator.mjs", "--eval", "console.log('done')"]),
    starts: (port: number) => run(["tools/start.mjs"], { PORT: String(port) }),
    packages: () => readdirSync(join(home, "node_modules")).filter((name) => /^\w/.test(name)),
  };
}

test("a copy that only plays gets the packages of the game, and after an update no others", () => {
  const copy = newCopy();
  copy.comesOut(["played"]);

  copy.ensures({ forTests: false });
  expect(copy.packages()).toEqual(["played"]);

  copy.comesOut(["renewed"]);
  copy.ensures({ forTests: false });
  expect(copy.packages()).toEqual(["renewed"]);

  copy.comesOut(["played"]);
  copy.ensures({ forTests: false });
  expect(copy.packages()).toEqual(["played"]);
});

test("a copy that has been tested keeps the packages for tests", () => {
  const copy = newCopy();
  copy.comesOut(["played"]);
  copy.ensures({ forTests: true });

  copy.comesOut(["played", "renewed"]);
  copy.ensures({ forTests: false });

  expect(copy.packages()).toEqual(["played", "renewed", "tested"]);
});

test("an update replaces nothing that a running game uses", async () => {
  const copy = newCopy();
  copy.comesOut(["played"]);
  expect(copy.operates()).toMatchObject({ code: 0, said: expect.stringMatching(/\ndone\n$/) });
  copy.comesOut(["renewed"]);
  const game = createServer().listen(0);
  onTestFinished(() => void game.close());
  await once(game, "listening");
  const { port } = game.address() as AddressInfo;

  const operated = copy.operates();
  const started = copy.starts(port);

  expect(operated).toMatchObject({ code: 0, said: expect.stringMatching(/another.*\ndone\n$/) });
  expect(started).toMatchObject({ code: 1, said: expect.stringContaining("stop it before") });
  expect(copy.packages()).toEqual(["played"]);
});
