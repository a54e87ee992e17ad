/**
 * Writes the export of a player piece by piece: however much there is, little of it is in memory at
 * once. A job that runs again after a crash replaces the file.
 */
import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import { findPlayer } from "#server/account/service.ts";
import { listTablesOf, questionOfRows, type TableOfPlayer } from "#server/family/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import type { JobWork } from "#server/lib/jobs.ts";
import { notify } from "#server/notifications/service.ts";
import { pictureBytes } from "#server/pictures/service.ts";
import * as queries from "./export-queries.ts";
import { beginning, ending, README } from "./page.ts";
import { listPictures } from "./page-queries.ts";
import { rowsOf } from "./pages-of-rows.ts";
import { pictureFile, sectionsOf } from "./sections.ts";

export async function makeExport(
  deps: Deps,
  { playerId, exportId: id }: JobWork["make-export"],
): Promise<void> {
  const { db, jobs, now, exports } = deps;
  const asked = await queries.findExport(db, playerId);
  if (asked?.id !== id || asked.readyAt !== null) return;
  // Only reads, all at one moment, while the file is written.
  const bytes = await db.transaction(async (tx) => {
    await tx.rows("set transaction isolation level repeatable read, read only");
    return exports.keep(playerId, await zipOf(deps, tx, playerId));
  });
  await db.transaction(async (tx) => {
    const isFinished = await queries.finishExport(tx, { id, now: new Date(now()), bytes });
    if (!isFinished) return;
    const link = "/profile?tab=account";
    const cause = `export:${id}`;
    await notify(tx, jobs, { playerId, code: "export_ready", params: {}, link, cause });
  });
  // The account was erased meanwhile, with the row that knows of the file.
  if ((await queries.findExport(db, playerId)) === null) await exports.forgetOf(playerId);
}

/** Each entry is only begun when the one before it is written, and asks the database by itself. */
async function zipOf(deps: WithoutDb, tx: Tx, playerId: string): Promise<Readable> {
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: unknown) => void output.destroy(error as Error);
  zip.on("error", fail);
  zip.outputStream.pipe(output);
  const add = (path: string, pieces: () => AsyncIterable<string | Uint8Array>) =>
    zip.addReadStreamLazy(path, (give) =>
      give(null, Readable.from(pieces(), { objectMode: false }).on("error", fail)),
    );
  const tables = await tablesWithRows(tx, playerId);
  const pictures = await listPictures(tx, playerId);
  add("README.txt", () => Readable.from([README]));
  add("index.html", () => pageOf(deps, tx, playerId));
  for (const found of tables) {
    add(`rows/${found.table}.json`, () => jsonOf(tx, playerId, found));
  }
  for (const imageUrl of pictures) {
    const file = pictureFile(imageUrl);
    if (file !== null) add(file, () => bytesOf(deps, imageUrl));
  }
  zip.end();
  return output;
}

async function* pageOf({ now, publicUrl }: WithoutDb, tx: Tx, playerId: string) {
  yield beginning(await findPlayer(tx, playerId), { atMs: now(), publicUrl });
  yield* sectionsOf(tx, playerId);
  yield ending;
}

async function tablesWithRows(tx: Tx, playerId: string): Promise<TableOfPlayer[]> {
  const filled = [];
  for (const found of await listTablesOf(tx)) {
    const { sql } = questionOfRows(playerId, found);
    if (await tx.maybe(`${sql} limit 1`, [playerId, found.secretColumns])) filled.push(found);
  }
  return filled;
}

async function* jsonOf(tx: Tx, playerId: string, found: TableOfPlayer) {
  const question = questionOfRows(playerId, found);
  yield "[";
  let between = "\n";
  for await (const { row } of rowsOf<{ row: object }>(tx, { name: found.table, ...question })) {
    yield between + JSON.stringify(row);
    between = ",\n";
  }
  yield "\n]\n";
}

async function* bytesOf(deps: WithoutDb, imageUrl: string) {
  yield await pictureBytes(deps, { name: imageUrl, imageUrl });
}
