/** The storage does not answer at the moment, or not as it should: later it may. */
export class StorageAwayError extends Error {
  override name = "StorageAwayError";
}
