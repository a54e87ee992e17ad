const LOOK_EVERY_MS = 300;

/** Calls back when the process that started this one has ended, which nobody else tells. */
export function onParentGone(callback) {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    callback();
  }, LOOK_EVERY_MS);
  looking.unref();
}
