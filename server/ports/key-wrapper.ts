/**
 * Wraps the keys with which wallets are encrypted, by a master key that is never in the database. A
 * key service of a cloud fits here: what it wraps are 32 bytes.
 */
export type WrappedKey = {
  /** Of the master key; not a secret. */
  keyId: string;
  wrapped: Buffer;
};

export interface KeyWrapper {
  /** The master key with which keys are wrapped from now on. */
  currentId(): Promise<string>;
  /** `about` says whose it is: under another name it cannot be unwrapped. */
  wrap(key: Buffer, about: string): Promise<WrappedKey>;
  /** Throws when it was wrapped by a master key that is not here, for another one, or was changed. */
  unwrap(wrapped: WrappedKey, about: string): Promise<Buffer>;
}
