/** Finished pictures, kept under the hash of their bytes: the same picture is stored once. */
export interface Pictures {
  /** Stores WebP bytes and returns their hash. Safe to repeat, and safe against a crash. */
  put(bytes: Uint8Array): Promise<string>;
  get(hash: string): Promise<Uint8Array | null>;
  forget(hash: string): Promise<void>;
}
