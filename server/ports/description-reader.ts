/** What is understood of a description before anything is made of it; each in the player's words. */
export type UnderstoodWords = {
  understood: string[];
  /** The understood words that the story tells and the picture does not show. */
  inStory: string[];
  notUnderstood: string[];
};

/** Says what of a description a creature can be made from. */
export interface DescriptionReader {
  read(description: string): Promise<UnderstoodWords>;
}
