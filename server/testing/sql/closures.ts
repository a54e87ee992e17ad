/** The functions of the source, as functions that carry them out. */
import { isBlock } from "typescript/unstable/ast";
import { closures, type Env, type Evaluation } from "./evaluation.ts";
import { runBody } from "./run.ts";
import type { AnyFunction } from "./source.ts";

export function closureOf(at: Evaluation, node: AnyFunction, env: Env) {
  const made = (...args: unknown[]): unknown => {
    const own: Env = { values: new Map(), outer: env, name: `${node.pos}#${at.runs++} ` };
    node.parameters.forEach((each, i) => {
      const given = each.dotDotDotToken ? args.slice(i) : args[i];
      const missing = given === undefined ? each.initializer : undefined;
      own.values.set(each, missing ? at.evaluate(missing, own) : given);
    });
    if (!node.body) return at.opaque(node, env);
    return isBlock(node.body) ? runBody(at, node.body, own) : at.evaluate(node.body, own);
  };
  closures.add(made);
  return made;
}
