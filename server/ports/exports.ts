import type { Readable } from "node:stream";

/** Files in which players take away all that is kept about them: one for each player, the newest. */
export interface Exports {
  /** The file appears only when it is whole. Returns how many bytes it has. */
  keep(playerId: string, content: Readable): Promise<number>;
  /** Null when there is no file. */
  open(playerId: string): Promise<{ bytes: number; content: Readable } | null>;
  forgetOf(playerId: string): Promise<void>;
}
