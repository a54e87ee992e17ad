/**
 * A sensitive call needs a proof of who is there. The server says which, one dialog asks for it,
 * and the call is sent again; the caller does not notice.
 */

/** A password of the last minutes is enough; or it must be more than a password. */
const proofs = ["prove_again", "second_factor_first"] as const;

export type WantedProof = (typeof proofs)[number];

export const proofFor = (code: string): WantedProof | null =>
  proofs.find((proof) => proof === code) ?? null;

type Waiting = { proof: WantedProof; answer: (isProved: boolean) => void };

let waiting: Waiting[] = [];
const watchers = new Set<() => void>();

const tellWatchers = () => watchers.forEach((watcher) => watcher());

/** False when the player did not want to, or no dialog is mounted that could ask. */
export function proveAgain(proof: WantedProof): Promise<boolean> {
  if (watchers.size === 0) return Promise.resolve(false);
  return new Promise((answer) => {
    waiting.push({ proof, answer });
    tellWatchers();
  });
}

/** What the dialog has to ask for now; null for nothing. */
export const askedProof = (): WantedProof | null => waiting[0]?.proof ?? null;

/** All calls that have waited for this proof go on, or fail. */
export function answerProof(proof: WantedProof, isProved: boolean): void {
  const answered = waiting.filter((each) => each.proof === proof);
  waiting = waiting.filter((each) => each.proof !== proof);
  for (const { answer } of answered) answer(isProved);
  tellWatchers();
}

export function watchProof(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
