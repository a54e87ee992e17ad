import type { Deps } from "#server/lib/deps.ts";
import { forgetOldExports } from "./export.ts";
import { sendLeavingLetter } from "./letters.ts";
import { makeExport } from "./make-export.ts";

/** Files that players ask for are made and go again, and who leaves gets a letter. */
export async function lookAfterOwnData(deps: Deps): Promise<void> {
  const { jobs } = deps;
  await jobs.handle("send-leaving-letter", (letter) => sendLeavingLetter(deps, letter));
  await jobs.handle("make-export", (wanted) => makeExport(deps, wanted));
  jobs.keepDoing("files that players took away", 5_000, () => forgetOldExports(deps));
}
