/** What a player has reached in all weekend cups; nothing of it ever falls. */
export type CupHonours = {
  won: number;
  /** In which the player stood, won or lost. */
  finals: number;
  /** In which the player took part to the end of their way. */
  played: number;
};
