/** Carries out, of the source, what puts a statement's text together. */
import {
  isArrayLiteralExpression,
  isAsExpression,
  isAwaitExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isIdentifier,
  isMethodDeclaration,
  isNewExpression,
  isNonNullExpression,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isRegularExpressionLiteral,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isStringLiteral,
  isTemplateExpression,
  SyntaxKind,
  type ElementAccessExpression,
  type Node,
  type ObjectLiteralExpression,
  type TemplateExpression,
} from "typescript/unstable/ast";
import { call, construct } from "./calls.ts";
import { closureOf } from "./closures.ts";
import {
  Ended,
  fieldsOf,
  isOpaque,
  isTrue,
  listed,
  memberOf,
  NeedsRun,
  unlessUnknown,
  type Env,
  type Evaluation,
} from "./evaluation.ts";
import { identifier, valueOf } from "./names.ts";
import { Opaque } from "./opaque.ts";
import { binary } from "./operators.ts";
import { isFunction, type Source } from "./source.ts";

export function evaluation(
  source: Source,
  reading: Pick<Evaluation, "world" | "asked" | "site" | "examples">,
): Evaluation {
  const self: Evaluation = {
    ...reading,
    source,
    runs: 0,
    isRunning: false,
    root: { values: new Map(), outer: null, name: "" },
    evaluate(node, env) {
      const rule = rules.find(({ is }) => is(node));
      return rule ? rule.read(self, node, env) : self.opaque(node, env);
    },
    opaque(node, env, parameter = null) {
      const question = `${env.name}${node.getText()}`;
      return new Opaque({ question, type: () => source.typeOf(node), parameter }, self);
    },
  };
  return self;
}

type Read<Kind> = (at: Evaluation, node: Kind, env: Env) => unknown;

/** How nodes of a kind are read. */
const rule = <Kind extends Node>(is: (node: Node) => node is Kind, read: Read<Kind>) => ({
  is,
  read: read as Read<Node>,
});

const inner: Read<Node & { expression: Node }> = (at, { expression }, env) =>
  at.evaluate(expression, env);

const isWord =
  (kind: SyntaxKind) =>
  (node: Node): node is Node =>
    node.kind === kind;

const rules = [
  rule(isStringLiteral, (_, { text }) => text),
  rule(isNoSubstitutionTemplateLiteral, (_, { text }) => text),
  rule(isNumericLiteral, (_, { text }) => Number(text)),
  rule(isWord(SyntaxKind.NullKeyword), () => null),
  rule(isWord(SyntaxKind.TrueKeyword), () => true),
  rule(isWord(SyntaxKind.FalseKeyword), () => false),
  rule(isRegularExpressionLiteral, (_, { text }) => {
    const end = text.lastIndexOf("/");
    return new RegExp(text.slice(1, end), text.slice(end + 1));
  }),
  rule(isIdentifier, identifier),
  rule(isTemplateExpression, (at, node, env) =>
    unlessUnknown(at, node, env, () => template(at, node, env)),
  ),
  rule(isFunction, closureOf),
  rule(isCallExpression, (at, node, env) =>
    unlessUnknown(at, node, env, () => call(at, node, env)),
  ),
  rule(isNewExpression, construct),
  rule(isParenthesizedExpression, inner),
  rule(isAsExpression, inner),
  rule(isSatisfiesExpression, inner),
  rule(isNonNullExpression, inner),
  rule(isAwaitExpression, inner),
  rule(isConditionalExpression, (at, { condition, whenTrue, whenFalse }, env) =>
    at.evaluate(isTrue(at.evaluate(condition, env)) ? whenTrue : whenFalse, env),
  ),
  rule(isBinaryExpression, binary),
  rule(isPrefixUnaryExpression, (at, node, env) =>
    node.operator === SyntaxKind.ExclamationToken
      ? !isTrue(at.evaluate(node.operand, env))
      : at.opaque(node, env),
  ),
  rule(isPropertyAccessExpression, (at, node, env) =>
    memberOf(at.evaluate(node.expression, env), node.name.getText(), () => at.opaque(node, env)),
  ),
  rule(isElementAccessExpression, elementAt),
  rule(isArrayLiteralExpression, (at, node, env) => listed(at, node.elements, env, node)),
  rule(isObjectLiteralExpression, (at, node, env) =>
    unlessUnknown(at, node, env, () => object(at, node, env)),
  ),
];

const template: Read<TemplateExpression> = (at, node, env) =>
  node.templateSpans.reduce(
    (text, span) => `${text}${written(at, at.evaluate(span.expression, env))}${span.literal.text}`,
    node.head.text,
  );

/** Null is in no text: before it gets there, the function has returned. */
function written(at: Evaluation, value: unknown): string {
  if (value !== null && value !== undefined) return String(value);
  throw at.isRunning ? new Ended("a text without a part") : new NeedsRun("a part");
}

function elementAt(at: Evaluation, node: ElementAccessExpression, env: Env): unknown {
  const of = at.evaluate(node.expression, env);
  const key = at.evaluate(node.argumentExpression, env);
  const word = isOpaque(key) ? key.word() : key;
  const unknown = () => at.opaque(node, env);
  return word === null || isOpaque(of) ? unknown() : memberOf(of, String(word), unknown);
}

function object(at: Evaluation, node: ObjectLiteralExpression, env: Env): unknown {
  const made: Record<string, unknown> = {};
  for (const each of node.properties) {
    if (isSpreadAssignment(each)) Object.assign(made, fieldsOf(at.evaluate(each.expression, env)));
    else made[each.name.getText().replaceAll(/^["']|["']$/g, "")] = field(at, each, env);
  }
  return made;
}

function field(at: Evaluation, node: Node, env: Env): unknown {
  if (isPropertyAssignment(node)) return at.evaluate(node.initializer, env);
  if (isMethodDeclaration(node)) return closureOf(at, node, env);
  const declared = isShorthandPropertyAssignment(node)
    ? at.source.resolve(node.name.getText(), node)
    : null;
  return declared ? valueOf(at, declared, env) : at.opaque(node, env);
}
