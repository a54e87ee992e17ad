/** The statements of a function, one after the other, until it returns. */
import {
  isBinaryExpression,
  isBlock,
  isExpressionStatement,
  isForOfStatement,
  isIdentifier,
  isIfStatement,
  isReturnStatement,
  isThrowStatement,
  isTryStatement,
  isVariableDeclarationList,
  isVariableStatement,
  SyntaxKind,
  type ForOfStatement,
  type IfStatement,
  type Node,
} from "typescript/unstable/ast";
import { Ended, isIterable, isTrue, type Env, type Evaluation } from "./evaluation.ts";
import { Unreadable } from "./opaque.ts";

type Returned = { value: unknown } | null;

export const runBody = (at: Evaluation, body: Node, env: Env): unknown => run(at, body, env)?.value;

function run(at: Evaluation, node: Node, env: Env): Returned {
  if (isBlock(node)) return runAll(at, node.statements, env);
  if (isTryStatement(node)) return runAll(at, node.tryBlock.statements, env);
  if (isIfStatement(node)) return runIf(at, node, env);
  if (isForOfStatement(node)) return runEach(at, node, env);
  if (isThrowStatement(node)) throw new Ended("it throws");
  if (isReturnStatement(node))
    return { value: node.expression && at.evaluate(node.expression, env) };
  step(at, node, env);
  return null;
}

/** What does not return. */
function step(at: Evaluation, node: Node, env: Env): void {
  if (isExpressionStatement(node)) assignOrEvaluate(at, node.expression, env);
  if (!isVariableStatement(node)) return;
  for (const each of node.declarationList.declarations)
    env.values.set(each, each.initializer && at.evaluate(each.initializer, env));
}

function runAll(at: Evaluation, statements: readonly Node[], env: Env): Returned {
  for (const each of statements) {
    const returned = run(at, each, env);
    if (returned) return returned;
  }
  return null;
}

function runIf(at: Evaluation, node: IfStatement, env: Env): Returned {
  if (isTrue(at.evaluate(node.expression, env))) return run(at, node.thenStatement, env);
  return node.elseStatement ? run(at, node.elseStatement, env) : null;
}

function assignOrEvaluate(at: Evaluation, node: Node, env: Env): void {
  const assigned =
    isBinaryExpression(node) &&
    node.operatorToken.kind === SyntaxKind.EqualsToken &&
    isIdentifier(node.left)
      ? { declared: at.source.declarationOf(node.left), value: node.right }
      : null;
  if (assigned?.declared) env.values.set(assigned.declared, at.evaluate(assigned.value, env));
  else at.evaluate(node, env);
}

function runEach(at: Evaluation, node: ForOfStatement, env: Env): Returned {
  if (!isVariableDeclarationList(node.initializer)) return null;
  const all = at.evaluate(node.expression, env);
  if (!isIterable(all)) throw new Unreadable(`what is in ${node.expression.getText()}`);
  const [declared] = node.initializer.declarations;
  for (const each of all) {
    if (declared) env.values.set(declared, each);
    const returned = run(at, node.statement, env);
    if (returned) return returned;
  }
  return null;
}
