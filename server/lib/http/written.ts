/** An answer that is JSON already: with the fields of its contract and no others, it goes out as it is. */
export class Written<Answer> {
  declare readonly of: Answer;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
