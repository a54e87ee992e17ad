/** The server cuts off by itself, after eight seconds, what does not stop. */
const END_MAX_MS = 12_000;

/**
 * Asks a process to end, and kills it when it has not: rarely Node waits for ever while it exits
 * (nodejs/node#54918), with everything closed already.
 */
export function stopProcess(child, signal = "SIGTERM", maxMs = END_MAX_MS) {
  child.kill(signal);
  const impatience = setTimeout(() => child.kill("SIGKILL"), maxMs);
  child.once("exit", () => clearTimeout(impatience));
}
