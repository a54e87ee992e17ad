/** What one SOL is worth in dollars. */
export type SolRate = {
  usdPerSol: number;
  /** `setting`: the operator of the game has set it. */
  source: "setting" | "feed";
  /** Since when it is this. */
  atMs: number;
};

export interface SolPrice {
  /** The last known rate; it makes no call, so no request waits for it. */
  now(): SolRate;
  /** Fetches the rate. Without an answer it stays what it was. */
  refresh(): Promise<void>;
}
