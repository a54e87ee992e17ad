import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
