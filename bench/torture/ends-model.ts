/** What happens once in the game: a listing is sold or taken back, a code ends, a reward is paid. */
import { effectsFor } from "./effects.ts";
import { answerOf, inOneLine, isAnswered, type Operation } from "./history.ts";

/** By what has ended it, in one line each. */
type Ends = Map<string, string>;

const SHOWN = 160;

export class EndsModel {
  readonly #ended = new Map<string, Ends>();
  #twice = new Set<string>();

  learn(operations: readonly Operation[]): void {
    for (const each of operations.filter(isAnswered)) {
      const { ends } = effectsFor(each);
      if (!ends) continue;
      const ended = ends(each.input as never, answerOf(each) as never, each.player);
      for (const what of ended) this.#end(what, each);
    }
  }

  wrong(): string[] {
    const found = [...this.#twice].map((what) =>
      [`ended twice: ${what}`, ...(this.#ended.get(what)?.values() ?? [])].join("\n    "),
    );
    this.#twice = new Set();
    return found;
  }

  #end(what: string, operation: Operation): void {
    const ends: Ends = this.#ended.get(what) ?? new Map();
    ends.set(wayOf(operation), inOneLine(operation).slice(0, SHOWN));
    this.#ended.set(what, ends);
    if (ends.size > 1) this.#twice.add(what);
  }
}

/** To take back what was taken back already changes nothing. */
const wayOf = ({ name, key }: Operation): string =>
  name.startsWith("DELETE") ? "taken back" : key;
