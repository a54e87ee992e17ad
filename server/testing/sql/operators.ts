/** Operators between two values, of which either may be unknown. */
import { SyntaxKind, type BinaryExpression } from "typescript/unstable/ast";
import { isOpaque, isTrue, type Env, type Evaluation } from "./evaluation.ts";

type Operator = (left: unknown, right: () => unknown) => unknown;

const operators: Partial<Record<SyntaxKind, Operator>> = {
  [SyntaxKind.PlusToken]: (left, right) => (left as string) + (right() as string),
  [SyntaxKind.AmpersandAmpersandToken]: (left, right) => (isTrue(left) ? right() : left),
  [SyntaxKind.BarBarToken]: (left, right) => (isTrue(left) ? left : right()),
  [SyntaxKind.EqualsEqualsEqualsToken]: (left, right) => areEqual(left, right()),
  [SyntaxKind.ExclamationEqualsEqualsToken]: (left, right) => !areEqual(left, right()),
  [SyntaxKind.QuestionQuestionToken]: (left, right) => {
    const isNull = isOpaque(left) ? left.isNull() : left === null || left === undefined;
    return isNull ? right() : left;
  },
};

export function binary(at: Evaluation, node: BinaryExpression, env: Env): unknown {
  const left = at.evaluate(node.left, env);
  const right = () => at.evaluate(node.right, env);
  const operator = operators[node.operatorToken.kind];
  if (operator) return operator(left, right);
  right();
  return at.opaque(node, env);
}

function areEqual(left: unknown, right: unknown): boolean {
  const [one, another] = isOpaque(left) ? [left, right] : [right, left];
  if (!isOpaque(one)) return one === another;
  if (another === null || another === undefined) return one.isNull();
  if (isOpaque(another)) return one.equals(another.origin.question);
  const word = one.word();
  return word === null ? one.equals(JSON.stringify(another)) : word === another;
}
