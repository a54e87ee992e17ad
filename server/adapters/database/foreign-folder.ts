import { lstatSync } from "node:fs";

type Claim = {
  owners: readonly (number | undefined)[];
  /** The bits of the mode that must not be set, such as 0o022: no other user may write. */
  closedTo: number;
};

/**
 * In a folder where every user may write, another user may have put what the game is about to use:
 * then it does not start.
 */
export function refuseForeignFolder(folder: string, { owners, closedTo }: Claim): void {
  if (process.getuid === undefined) return;
  const found = lstatSync(folder);
  const isOurs = found.isDirectory() && owners.includes(found.uid);
  if (isOurs && (found.mode & closedTo) === 0) return;
  throw new Error(
    `${folder} belongs to somebody else or is open to others: remove it, or set TMPDIR to a ` +
      "folder of your own.",
  );
}
