export type Letter = { to: string; subject: string; text: string };

export interface Mailer {
  send(letter: Letter): Promise<void>;
}
