/** What a browser may refuse, such as to store something; null then, and for what is not there. */
export function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
