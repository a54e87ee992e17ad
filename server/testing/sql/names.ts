/** What a name of the source stands for. */
import {
  isBindingElement,
  isForOfStatement,
  isObjectBindingPattern,
  isParameterDeclaration,
  isVariableDeclaration,
  type ArrayBindingPattern,
  type BindingElement,
  type Node,
  type ObjectBindingPattern,
  type ParameterDeclaration,
  type VariableDeclaration,
} from "typescript/unstable/ast";
import { closureOf } from "./closures.ts";
import { listed, memberOf, NeedsRun, type Env, type Evaluation } from "./evaluation.ts";
import { Unreadable } from "./opaque.ts";
import { isFunction } from "./source.ts";

const MISSING = Symbol("missing");

function lookUp(declaration: Node, env: Env): unknown {
  for (let scope: Env | null = env; scope; scope = scope.outer)
    if (scope.values.has(declaration)) return scope.values.get(declaration);
  return MISSING;
}

export function identifier(at: Evaluation, node: Node, env: Env): unknown {
  if (node.getText() === "undefined") return undefined;
  const declared = at.source.declarationOf(node);
  if (!declared) return at.opaque(node, env);
  if (declared.getSourceFile().isDeclarationFile)
    return Reflect.get(globalThis, node.getText()) ?? at.opaque(node, env);
  return valueOf(at, declared, env);
}

export function valueOf(at: Evaluation, declared: Node, env: Env): unknown {
  const known = lookUp(declared, env);
  if (known !== MISSING) return known;
  if (isFunction(declared)) return closureOf(at, declared, env);
  if (isParameterDeclaration(declared)) return parameterOf(at, declared, env);
  if (isBindingElement(declared)) {
    if (!isBound(declared, env)) refuseChanged(declared);
    return elementOf(at, declared, env);
  }
  return isVariableDeclaration(declared) ? variableOf(at, declared, env) : at.opaque(declared, env);
}

function variableOf(at: Evaluation, declared: VariableDeclaration, env: Env): unknown {
  if (!declared.initializer) return oneOf(at, declared, env);
  refuseChanged(declared);
  const value = at.evaluate(declared.initializer, env);
  at.root.values.set(declared, value);
  return value;
}

/** One of those that a loop goes through. */
function oneOf(at: Evaluation, declared: VariableDeclaration, env: Env): unknown {
  const loop = declared.parent.parent;
  const all = isForOfStatement(loop) ? at.evaluate(loop.expression, env) : null;
  if (!Array.isArray(all) || all.length === 0) return at.opaque(declared.name, env);
  return all[at.world.choose(`one of ${loop.pos}`, all.length)] as unknown;
}

/** A local list that grows, or a variable, is what it is at the statement, and not at its beginning. */
function refuseChanged(declared: VariableDeclaration | BindingElement): void {
  let within: Node | undefined = declared.parent;
  while (within && !isFunction(within)) within = within.parent;
  const name = declared.name?.getText() ?? "";
  const changes = new RegExp(`\\b${name}(\\.\\w+)*\\.(push|set)\\(|let ${name}\\b`);
  if (within && changes.test(within.getText())) throw new NeedsRun(name);
}

/** The value that it is a part of is there already. */
function isBound(declared: BindingElement, env: Env): boolean {
  let whole: Node = declared.parent.parent;
  while (isBindingElement(whole)) whole = whole.parent.parent;
  return isParameterDeclaration(whole) || lookUp(whole, env) !== MISSING;
}

const withDefault = (
  at: Evaluation,
  value: unknown,
  declared: BindingElement | ParameterDeclaration,
  env: Env,
): unknown =>
  value === undefined && declared.initializer ? at.evaluate(declared.initializer, env) : value;

function elementOf(at: Evaluation, declared: BindingElement, env: Env): unknown {
  const pattern = declared.parent as ObjectBindingPattern | ArrayBindingPattern;
  const whole = pattern.parent;
  const of = isBindingElement(whole) ? elementOf(at, whole, env) : valueOf(at, whole, env);
  const own = declared.name ?? declared;
  if (declared.dotDotDotToken) return at.opaque(own, env);
  const name = isObjectBindingPattern(pattern)
    ? (declared.propertyName ?? own).getText()
    : String(pattern.elements.findIndex((each) => each === declared));
  const value = memberOf(of, name, () => at.opaque(own, env));
  return withDefault(at, value, declared, env);
}

/** What callers give, where `asked` has the function; one caller is chosen for all parameters. */
function parameterOf(at: Evaluation, declared: ParameterDeclaration, env: Env): unknown {
  const within = declared.parent;
  if (!isFunction(within) || !at.asked.has(within)) return at.opaque(declared.name, env, declared);
  const calls = at.source.callsOf(within);
  if (calls.length === 0) throw new Unreadable(`what is ${declared.name.getText()}`);
  const chosen = calls[at.world.choose(`a call of ${within.pos}`, calls.length)];
  const args = chosen && listed(at, chosen.arguments, at.root, chosen);
  const nth = within.parameters.findIndex((each) => each === declared);
  return withDefault(at, Array.isArray(args) ? args[nth] : undefined, declared, env);
}
