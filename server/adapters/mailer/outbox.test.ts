import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storageFolder } from "#server/adapters/storage/folder.ts";
import { mailerConformance } from "./conformance.ts";
import { outbox } from "./outbox.ts";

async function open() {
  const dataDir = await mkdtemp(join(tmpdir(), "taleborn-outbox-"));
  return { folder: join(dataDir, "outbox"), mailer: outbox(storageFolder(dataDir)) };
}

mailerConformance(async () => {
  const { folder, mailer } = await open();
  return {
    mailer,
    delivered: async () =>
      Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), "utf8"))),
  };
});

test("a letter that is sent again, because nobody knows whether it went, lies there once", async () => {
  const { folder, mailer } = await open();
  const letter = { to: "mika@game.test", subject: "x", text: "x", about: "1", id: "week-1" };

  await Promise.all([mailer.send(letter), mailer.send(letter)]);
  await mailer.send({ ...letter, id: "week-2" });

  expect((await readdir(folder)).toSorted()).toEqual(["week-1.txt", "week-2.txt"]);
});

test("letters about a player or to them can be thrown away, and no others", async () => {
  const { folder, mailer } = await open();
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
