/** What players have asked for, and what the game has answered: all that a model may know. */

import { safeParse } from "zod/v4/core";
import type { Endpoint } from "#contract/endpoint.ts";
import { plainCard } from "#texts/en/admin.ts";

export type Operation = {
  number: number;
  player: string;
  /** Such as `POST /api/packs/{id}/open`. */
  name: string;
  endpoint: Endpoint;
  input: Record<string, unknown>;
  key: string;
  beganMs: number;
  /** Infinity: the player has given up, and it may happen until the next check. */
  endedMs: number;
  /** Null: what came of it is not known. */
  status: number | null;
  /** As it came. */
  text: string;
};

/** So many operations are remembered word by word; the models keep what they need of the others. */
const REMEMBERED = 10_000;

/** Their answers go on after they were given: with the card, the duel, the payment, or the NFT. */
const goesOn = ({ name }: Pick<Operation, "name">): boolean =>
  /\/api\/(cards\/create|arena|creations|store|payments|family\/purchases|purchases|nft)/.test(
    name,
  );

const plainName = new RegExp(`${plainCard("").name}[0-9a-f]+`);

/**
 * Whether an answer that comes again says what the first one said. A card whose words a moderator has taken
 * away since is called otherwise in it.
 */
export function isSameAnswer(operation: Operation, text: string): boolean {
  if (text === operation.text || goesOn(operation)) return true;
  const parts = text.split(plainName);
  let end = 0;
  const areInOrder = parts.every((part) => {
    const at = operation.text.indexOf(part, end);
    end = at + part.length;
    return at >= 0;
  });
  return parts.length > 1 && areInOrder && operation.text.endsWith(parts.at(-1) ?? "");
}

const isOfContract = ({ endpoint }: Operation, text: string): boolean =>
  safeParse(endpoint.output, JSON.parse(text)).success;

export class History {
  /** The last ones. */
  operations: Operation[] = [];
  /** How many changes there were in all, and how many reads, of which no more is known. */
  begun = 0;
  reads = 0;
  answered = 0;
  /** How often each call was answered, and refused. */
  readonly byCall = new Map<string, { answered: number; refused: number }>();
  readonly #byKey = new Map<string, Operation>();
  #fresh: Operation[] = [];
  /** What is wrong whatever the database says, such as two answers to one request. */
  readonly violations: string[] = [];

  /** A request with the key of an earlier one is the same operation. */
  begin(asked: Pick<Operation, "player" | "name" | "endpoint" | "input" | "key">): Operation {
    const earlier = this.#byKey.get(`${asked.player} ${asked.key}`);
    if (earlier) return earlier;
    const operation: Operation = {
      ...asked,
      number: ++this.begun,
      beganMs: performance.now(),
      endedMs: Infinity,
      status: null,
      text: "",
    };
    this.operations.push(operation);
    this.#fresh.push(operation);
    this.#byKey.set(`${asked.player} ${asked.key}`, operation);
    return operation;
  }

  /** The first answer counts; another one that says something else is a violation. */
  end(operation: Operation, status: number, text: string): void {
    const { status: first } = operation;
    const isOther = status !== 200 || !isSameAnswer(operation, text);
    if (first === 200 && isOther && status !== 429) {
      this.violations.push(
        `two answers to one request: ${inOneLine(operation)} and ${status} ${text}`,
      );
    }
    if (first === 200) return;
    if (status === 200 && !isOfContract(operation, text)) {
      this.violations.push(
        `an answer that the contract does not know: ${inOneLine(operation)} and ${text}`,
      );
      return;
    }
    this.#count(operation.name, status);
    Object.assign(operation, { endedMs: performance.now(), status, text });
  }

  /** A call that changes nothing: it has to be answered, and not by an error of the game's own. */
  read(name: string, status: number): void {
    this.reads++;
    this.#count(name, status);
  }

  #count(name: string, status: number): void {
    const counts = this.byCall.get(name) ?? { answered: 0, refused: 0 };
    this.byCall.set(name, counts);
    if (status === 200) this.answered++;
    counts[status === 200 ? "answered" : "refused"]++;
  }

  /**
   * The operations since the last time. All have ended: what was given up could still happen until
   * now; all its servers are gone.
   */
  settle(): Operation[] {
    const fresh = this.#fresh;
    for (const each of fresh) {
      if (each.endedMs === Infinity) each.endedMs = performance.now();
    }
    this.#fresh = [];
    const forgotten = this.operations.slice(0, -REMEMBERED);
    for (const { player, key } of forgotten) this.#byKey.delete(`${player} ${key}`);
    this.operations = this.operations.slice(-REMEMBERED);
    return fresh;
  }
}

export const isAnswered = ({ status }: Operation): boolean => status === 200;

const answers = new WeakMap<Operation, Record<string, unknown>>();

/** Of an operation that was answered. */
export function answerOf(operation: Operation): Record<string, unknown> {
  const known = answers.get(operation);
  if (known) return known;
  const answer = JSON.parse(operation.text) as Record<string, unknown>;
  answers.set(operation, answer);
  return answer;
}

const TEXT_MAX = 200;

export function inOneLine({ number, player, name, input, status, text }: Operation): string {
  const said = `${status ?? "no answer"} ${text.slice(0, TEXT_MAX)}`;
  return `#${number} ${player.slice(0, 8)} ${name} ${JSON.stringify(input)} -> ${said}`;
}

/** Of the operations that touch a thing, the last ones say what went wrong. */
const SHOWN = 12;

/** With the last operations of this player, or of those in which this id stands. */
export function told(text: string, history: History, id: string): string {
  const about = history.operations.filter(
    (each) =>
      each.player === id || JSON.stringify(each.input).includes(id) || each.text.includes(id),
  );
  return [text, ...about.slice(-SHOWN).map((each) => `    ${inOneLine(each)}`)].join("\n");
}
