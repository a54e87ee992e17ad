/** What one SOL is worth in dollars. */
export type SolRate = {
  usdPerSol: number;
  /** `setting`: whoever runs the game has said so. */
  source: "setting" | "feed";
  /** Since when it is this. */
  atMs: number;
};

export interface SolPrice {
  /** What was heard last; asks nobody, so that it never makes anybody wait. */
  now(): SolRate;
  /** Asks whoever knows. When nobody answers, it stays what it was. */
  refresh(): Promise<void>;
}
