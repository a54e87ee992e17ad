import { mkdir, mkdtemp, readdir, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mailerConformance } from "./conformance.ts";
import { outboxFolder } from "./outbox-folder.ts";

mailerConformance(async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "taleborn-outbox-")), "outbox");
  return {
    mailer: outboxFolder(folder),
    delivered: async () =>
      Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), "utf8"))),
  };
});

test("a letter that is sent again, because nobody knows whether it went, lies there once", async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "taleborn-outbox-")), "outbox");
  const mailer = outboxFolder(folder);
  const letter = { to: "mika@game.test", subject: "x", text: "x", about: "1", id: "week-1" };

  await Promise.all([mailer.send(letter), mailer.send(letter)]);
  await mailer.send({ ...letter, id: "week-2" });

  expect((await readdir(folder)).toSorted()).toEqual(["week-1.txt", "week-2.txt"]);
});

test("only who runs the game can read letters, for they carry secrets", async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "taleborn-outbox-")), "outbox");
  await mkdir(folder, { mode: 0o755 });

  await outboxFolder(folder).send({ to: "mika@game.test", subject: "x", text: "x", about: "x" });

  const [file = ""] = await readdir(folder);
  const modes = await Promise.all([folder, join(folder, file)].map((path) => stat(path)));
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(["700", "600"]);
});

test("letters about a player or to them can be thrown away, and no others", async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "taleborn-outbox-")), "outbox");
  const mailer = outboxFolder(folder);
  await mailer.forgetAbout("mika", "mika@game.test");
  for (const about of ["mika", "mikael", "ada"]) {
    await mailer.send({ to: "mum@game.test", subject: "x", text: "About: mika", about });
  }
  await mailer.send({ to: "mika@game.test", subject: "x", text: "x", about: "a friend" });

  await mailer.forgetAbout("mika", "mika@game.test");

  const files = await readdir(folder);
  const letters = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  expect(letters.map((letter) => /^About: (.*)$/m.exec(letter)?.[1]).toSorted()).toEqual([
    "ada",
    "mikael",
  ]);
});
