/** Variables that cannot be null in the rows of a statement, because its conditions are true there. */
import { nodesOf, numberOf, type TreeNode } from "./node-tree.ts";

export type Strict = {
  /** Functions that answer null when they are given one. */
  strictFunctions: ReadonlySet<string>;
  /** The same of operators. */
  strictOperators: ReadonlySet<string>;
};

const IS_NOT_NULL = 1;
const INNER = 0;
const LEFT = 1;

/** A variable, by its table, its column and the outer joins that it has gone through. */
export const variableName = (node: TreeNode) =>
  `${numberOf(node, "varno")}.${numberOf(node, "varattno")}.${JSON.stringify(node.fields.get("varnullingrels"))}`;

export const isStrict = (node: TreeNode, { strictFunctions, strictOperators }: Strict): boolean =>
  node.kind === "FUNCEXPR"
    ? strictFunctions.has(String(node.fields.get("funcid")))
    : strictOperators.has(String(node.fields.get("opno")));

/** The parts of a condition that are not null where it is true. */
function neededBy(condition: TreeNode, strict: Strict): TreeNode[] {
  const args = nodesOf(condition.fields.get("args"));
  switch (condition.kind) {
    case "RELABELTYPE":
    case "COERCEVIAIO":
      return nodesOf(condition.fields.get("arg"));
    case "NULLTEST":
      return numberOf(condition, "nulltesttype") === IS_NOT_NULL
        ? nodesOf(condition.fields.get("arg"))
        : [];
    case "BOOLEXPR":
      return condition.fields.get("boolop") === "and" ? args : [];
    case "SCALARARRAYOPEXPR":
      return args.slice(0, 1);
    default:
      return isStrict(condition, strict) ? args : [];
  }
}

const heldBy = (condition: TreeNode, strict: Strict): string[] =>
  condition.kind === "VAR"
    ? [variableName(condition)]
    : neededBy(condition, strict).flatMap((part) => heldBy(part, strict));

/** Of a join tree. */
export function heldIn(tree: TreeNode, strict: Strict): string[] {
  const of = (field: string) =>
    nodesOf(tree.fields.get(field)).flatMap((each) => heldIn(each, strict));
  const quals = nodesOf(tree.fields.get("quals")).flatMap((each) => heldBy(each, strict));
  if (tree.kind === "FROMEXPR") return [...quals, ...of("fromlist")];
  if (tree.kind !== "JOINEXPR") return [];
  const kind = numberOf(tree, "jointype");
  if (kind === LEFT) return of("larg");
  return kind === INNER ? [...quals, ...of("larg"), ...of("rarg")] : [];
}
