export type Letter = {
  to: string;
  /** Arrives as one line, whatever is in it. */
  subject: string;
  text: string;
  /** The id of the player whom the letter tells of. */
  about: string;
  /** A letter that may be sent again after a crash: what has the same id is one letter. */
  id?: string;
};

export interface Mailer {
  send(letter: Letter): Promise<void>;
  /** Throws letters away that lie with the game itself: those about this player, or to this address. */
  forgetAbout(playerId: string, address: string): Promise<void>;
}
