/** A value that is known only when the game runs: of it the source says its type, and no more. */
import { TypeFlags, type Checker, type Type } from "typescript/unstable/sync";
import type { Node } from "typescript/unstable/ast";
import type { World } from "./worlds.ts";

/** Why a text cannot be read; `parameter` is the one whose value only the callers know. */
export class Unreadable extends Error {
  readonly parameter: Node | null;
  constructor(why: string, parameter: Node | null = null) {
    super(why);
    this.parameter = parameter;
  }
}

/** What only the database or a library says: an example of it, by what cannot be read. */
export type Examples = Readonly<Record<string, string>>;

type Around = { world: World; source: { checker: Checker }; examples: Examples };

export type OpaqueOrigin = {
  /** Two with the same question are the same value. */
  question: string;
  type: () => Type | undefined;
  /** The parameter that it is. */
  parameter: Node | null;
  /** A text of which a part is not known: that part. */
  why?: string;
};

export class Opaque {
  readonly origin: OpaqueOrigin;
  readonly #around: Around;

  constructor(origin: OpaqueOrigin, around: Around) {
    this.origin = origin;
    this.#around = around;
  }

  get(name: string): Opaque {
    const { question, parameter } = this.origin;
    const type = () => {
      const of = this.type();
      const property = of && this.#around.source.checker.getPropertyOfType(of, name);
      return property && this.#around.source.checker.getTypeOfSymbol(property);
    };
    return new Opaque({ question: `${question}.${name}`, type, parameter }, this.#around);
  }

  type(): Type | undefined {
    return this.origin.type();
  }

  keys(): string[] {
    const { question } = this.origin;
    const type = this.type();
    const names = type
      ? this.#around.source.checker.getPropertiesOfType(type).map(({ name }) => name)
      : [];
    if (names.length === 0) throw new Unreadable(`which fields has ${question}`);
    return names;
  }

  /** Of a list of words: all that may be in it. */
  list(): unknown[] | null {
    const type = this.type();
    if (!type?.isTypeReference() || !this.#around.source.checker.isArrayLikeType(type)) return null;
    const [of] = this.#around.source.checker.getTypeArguments(type);
    return of ? wordsOf(of) : null;
  }

  isNull(): boolean {
    return this.#around.world.choose(`${this.origin.question} is null`, 2) === 1;
  }

  isTrue(): boolean {
    return this.#around.world.choose(`${this.origin.question} is true`, 2) === 1;
  }

  /** Two values that are not both known may be equal or not. */
  equals(other: string): boolean {
    return this.#around.world.choose(`${this.origin.question} is ${other}`, 2) === 1;
  }

  /** One of the words that its type allows; null when the type allows any. */
  word(): string | number | boolean | null {
    const { question } = this.origin;
    const type = this.type();
    const words = type ? wordsOf(type) : null;
    return words?.[this.#around.world.choose(`the word ${question}`, words.length)] ?? null;
  }

  [Symbol.toPrimitive](): string | number {
    const word = this.word();
    if (word !== null) return typeof word === "boolean" ? String(word) : word;
    const { question, parameter, why = `what is ${question}` } = this.origin;
    // Any number does in a text.
    if ((this.type()?.flags ?? 0) & TypeFlags.NumberLike) return 1;
    const example = this.#around.examples[why.replaceAll(/\d+#\d+ /g, "")];
    if (example !== undefined) return example;
    throw new Unreadable(why, parameter);
  }
}

function wordsOf(type: Type): (string | number | boolean)[] | null {
  if (type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType())
    return [type.value];
  if (type.flags & TypeFlags.Boolean) return [false, true];
  if (!type.isUnionType()) return null;
  const each = type
    .getTypes()
    .filter(({ flags }) => !(flags & (TypeFlags.Null | TypeFlags.Undefined)))
    .map(wordsOf);
  return each.every((words) => words !== null) ? each.flat() : null;
}
