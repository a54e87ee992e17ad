import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 300;

/**
 * Calls back when the process that started this one has ended, since no signal says so. npm starts
 * scripts by `sh -c`; where this shell waits for the script it outlives npm, so npm is watched too.
 */
export function onParentGone(callback) {
  const parent = process.ppid;
  const grandparent = isShell(parent) ? parentOf(parent) : null;
  const looking = setInterval(() => {
    const isAlone = grandparent !== null && (parentOf(parent) ?? grandparent) !== grandparent;
    if (process.ppid === parent && !isAlone) return;
    clearInterval(looking);
    callback();
  }, LOOK_EVERY_MS);
  looking.unref();
}

const isShell = (pid) => /^\S*sh\0-c\0/.test(read(pid, "cmdline"));

function parentOf(pid) {
  const [, parent = null] = /^PPid:\s*(\d+)/m.exec(read(pid, "status")) ?? [];
  return parent;
}

/** Empty where there is no /proc: there the usual shells turn into the script. */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
