/** Calls of functions, of the source and built in. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CallExpression, NewExpression } from "typescript/unstable/ast";
import {
  closures,
  fieldsOf,
  isOpaque,
  listed,
  Reached,
  type Env,
  type Evaluation,
} from "./evaluation.ts";
import type { Opaque } from "./opaque.ts";

type AnyCall = (...all: unknown[]) => unknown;

export function call(at: Evaluation, node: CallExpression, env: Env): unknown {
  if (node === at.site) throw new Reached(env);
  if (node.expression.getText() === "readFileSync") return fileBeside(node) ?? at.opaque(node, env);
  const called = at.evaluate(node.expression, env);
  const args = listed(at, node.arguments, env, node);
  const unknown = () => {
    const cause = [called, args, ...(Array.isArray(args) ? args : [])].find(isOpaque);
    return at.opaque(node, env, cause?.origin.parameter);
  };
  if (isOpaque(args) || typeof called !== "function") return unknown();
  if (closures.has(called)) return (called as AnyCall)(...args);
  return builtIn(node, called as AnyCall, args) ?? unknown();
}

/** Undefined where it would misread a value that is not known. */
function builtIn(node: CallExpression, called: AnyCall, args: unknown[]): unknown {
  const name = node.expression.getText();
  const [first] = args;
  if (name === "String" && isOpaque(first))
    return first.word() === null ? first : `${first.word()}`;
  if (/^Object\.(keys|values|entries)$/.test(name)) return called(fieldsOf(first));
  if (/^(Math|Date|JSON)\./.test(name)) return undefined;
  const keeps = /\.(push|set)$/.test(name);
  return keeps || !args.some(isOpaque) ? called(...args) : undefined;
}

/** `readFileSync(new URL("audit.sql", import.meta.url), "utf8")` */
function fileBeside(node: CallExpression): string | undefined {
  const name = /new URL\("([^"]+)", import\.meta\.url\)/.exec(node.getText())?.[1];
  const from = node.getSourceFile().fileName;
  return name === undefined ? undefined : readFileSync(join(dirname(from), name), "utf8");
}

export function construct(at: Evaluation, node: NewExpression, env: Env): unknown {
  const args = listed(at, node.arguments ?? [], env, node);
  const given = isOpaque(args) ? args : args[0];
  if (isOpaque(given)) return at.opaque(node, env, (given as Opaque).origin.parameter);
  const name = node.expression.getText();
  if (name === "Set") return new Set(given as unknown[] | undefined);
  return name === "Map" ? new Map(given as [unknown, unknown][] | undefined) : at.opaque(node, env);
}
