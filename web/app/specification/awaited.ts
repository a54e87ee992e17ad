/** For tests: is a screen of the specification not open yet? */
import { findScreen } from "#web/app/paths.ts";

/** A path that shows "Opens soon". */
export function isStillAwaited(path: string): boolean {
  const row = findScreen(path);
  if (!row) throw new Error(`The app has no path ${path}.`);
  return row.file.endsWith("coming-soon-screen.tsx");
}
