/** Which AI writes and paints. Model names are settings, because they change every few months. */
export type AiSettings = {
  provider: "openai" | "anthropic" | "google" | "compatible";
  textModel: string;
  /** Null when pictures come from the forge. */
  imageModel: string | null;
  apiKey: string;
  /** Null for the provider's own address; `compatible` servers always need one. */
  baseUrl: string | null;
};

/** What an adapter may spend, and how long it may take. */
export type CallLimits = {
  /** Asked before every call, so that a budget counts calls and not answers. */
  mayCall?: () => Promise<boolean>;
  totalMs: number;
  /** The longest silence before and while an answer streams in. */
  silenceMs: number;
};
