/** What carrying out a part of the source needs to know, and what its values can be. */
import type { CallExpression, Node } from "typescript/unstable/ast";
import { isSpreadElement } from "typescript/unstable/ast";
import { Opaque, Unreadable, type Examples } from "./opaque.ts";
import type { Source } from "./source.ts";
import type { World } from "./worlds.ts";

/** What names stand for within a function; `name` tells two runs of the same function apart. */
export type Env = { values: Map<Node, unknown>; outer: Env | null; name: string };

export type Evaluation = {
  source: Source;
  world: World;
  /** The functions whose callers say what their parameters are. */
  asked: ReadonlySet<Node>;
  root: Env;
  /** Where the statement is given to the database; reaching it ends the run. */
  site: CallExpression;
  examples: Examples;
  /** How many functions have been run. */
  runs: number;
  /** The function around the statement is run, and not only what its text names. */
  isRunning: boolean;
  evaluate(node: Node, env: Env): unknown;
  opaque(node: Node, env: Env, parameter?: Node | null): Opaque;
};

/** The statement's call was reached, with these names. */
export class Reached extends Error {
  readonly env: Env;
  constructor(env: Env) {
    super("reached");
    this.env = env;
  }
}

/** A local value changes on its way: the function has to be run up to the statement. */
export class NeedsRun extends Error {}

/** The run ends in this world before it reaches the statement. */
export class Ended extends Error {}

export const isOpaque = (value: unknown): value is Opaque => value instanceof Opaque;

export const isIterable = (value: unknown): value is Iterable<unknown> =>
  Array.isArray(value) || value instanceof Set || value instanceof Map;

/** The functions of the source, unlike those that are built in. */
export const closures = new WeakSet<object>();

export const isTrue = (value: unknown): boolean => {
  if (!isOpaque(value)) return Boolean(value);
  const word = value.word();
  return word === null ? value.isTrue() : Boolean(word);
};

export function memberOf(of: unknown, name: string, unknown: () => Opaque): unknown {
  if (isOpaque(of)) {
    const list = name in Array.prototype ? of.list() : null;
    return list ? memberOf(list, name, unknown) : of.get(name);
  }
  if (of === null || of === undefined) return unknown();
  const value: unknown = Reflect.get(Object(of) as object, name);
  if (typeof value !== "function" || closures.has(value)) return value;
  return (value as { bind(to: unknown): unknown }).bind(of);
}

/** What is made of something unknown is unknown; it matters only where it becomes a statement. */
export function unlessUnknown(at: Evaluation, node: Node, env: Env, make: () => unknown): unknown {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { question, type } = at.opaque(node, env).origin;
    return new Opaque({ question, type, parameter: error.parameter, why: error.message }, at);
  }
}

/** The elements; one unknown value when it is not even known how many there are. */
export function listed(
  at: Evaluation,
  elements: readonly Node[],
  env: Env,
  whole: Node,
): unknown[] | Opaque {
  const values: unknown[] = [];
  for (const each of elements) {
    const value = at.evaluate(isSpreadElement(each) ? each.expression : each, env);
    if (!isSpreadElement(each)) values.push(value);
    else if (isIterable(value)) values.push(...value);
    else return at.opaque(whole, env, isOpaque(value) ? value.origin.parameter : null);
  }
  return values;
}

/** The fields of an object, as far as its type names them. */
export function fieldsOf(value: unknown): object {
  if (!isOpaque(value)) return Object(value) as object;
  return Object.fromEntries(value.keys().map((key) => [key, value.get(key)]));
}
