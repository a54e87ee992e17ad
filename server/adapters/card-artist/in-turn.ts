/**
 * Does one piece of work after the other, so that a card that was promised waits for one piece at
 * most. A failure is that of its own piece: the next in line does not hear of it.
 */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <Done>(work: () => Promise<Done>): Promise<Done> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
