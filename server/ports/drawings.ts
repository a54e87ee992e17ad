/** What can be drawn again at any time, kept under a key of everything that stands on it. */
export interface Drawings {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  forget(key: string): Promise<void>;
  /** Makes room: deletes what was drawn before this moment. */
  forgetBefore(momentMs: number): Promise<void>;
}
