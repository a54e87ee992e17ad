import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { ZipFile } from "yazl";

/** All files of a folder, and its empty folders, which a database wants to find; with their rights. */
export async function zipOfFolder(folder: string): Promise<Readable> {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on("error", (error: Error) => void output.destroy(error));
  zip.outputStream.pipe(output);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join("/");
    // The quickest: the game goes on meanwhile.
    if (entry.isFile()) zip.addFile(path, name, { compressionLevel: 1 });
    if (!entry.isDirectory()) continue;
    const { mode, mtime } = await stat(path);
    zip.addEmptyDirectory(name, { mode, mtime });
  }
  zip.end();
  return output;
}
