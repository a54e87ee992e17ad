/**
 * Whether a column of a statement may be null, by what PostgreSQL itself has understood of it: each
 * variable of its tree names its table's column and the outer joins that make it null.
 */
import { heldIn, isStrict, variableName, type Strict } from "./held.ts";
import { isNode, nodesOf, numberOf, type Tree, type TreeNode } from "./node-tree.ts";

/** Always: nothing but null. Unknown: an expression, such as a function's, of which either holds. */
export type Nullness = "never" | "maybe" | "always" | "unknown";

export type Catalogue = Strict & {
  /** `table.column`, by their numbers, of columns that are not null. */
  notNull: ReadonlySet<string>;
  /** What a view selects. */
  views: ReadonlyMap<string, TreeNode>;
};

/** A statement within those that it stands in; `held` are variables that its conditions hold. */
type Scope = {
  catalogue: Catalogue;
  query: TreeNode;
  outer: Scope | null;
  held: ReadonlySet<string>;
  depth: number;
};

/** A recursive statement is followed no further. */
const DEEPEST = 40;

/** The columns of a statement that selects, or that returns what it has written. */
export const columnsOf = (query: TreeNode): TreeNode[] => {
  const selects = numberOf(query, "commandType") === 1;
  return nodesOf(query.fields.get(selects ? "targetList" : "returningList")).filter(
    (each) => each.fields.get("resjunk") !== "true",
  );
};

export const nullnessOf = (query: TreeNode, catalogue: Catalogue): Nullness[] =>
  columnsOf(query).map((_, nth) => ofColumn(query, nth, { catalogue, outer: null }));

const isSometimes = (nullness: Nullness) => nullness === "maybe" || nullness === "always";

/** Of what is null when one of these is. */
const any = (each: readonly Nullness[]): Nullness => {
  if (each.length > 0 && each.every((one) => one === "always")) return "always";
  if (each.some(isSometimes)) return "maybe";
  return each.includes("unknown") ? "unknown" : "never";
};

type Within = Pick<Scope, "catalogue" | "outer">;

/** Of a statement's column, or of the same column of all that it unites. */
function ofColumn(query: TreeNode, nth: number, { catalogue, outer }: Within): Nullness {
  const held = new Set(
    nodesOf(query.fields.get("jointree")).flatMap((tree) => heldIn(tree, catalogue)),
  );
  const scope: Scope = { catalogue, query, outer, held, depth: (outer?.depth ?? 0) + 1 };
  if (scope.depth > DEEPEST) return "unknown";
  const united = query.fields.get("setOperations");
  if (!isNode(united)) return expression(columnsOf(query)[nth]?.fields.get("expr"), scope);
  const parts = leavesOf(united).flatMap((leaf) => {
    const table = tableOf(scope, numberOf(leaf, "rtindex"));
    return nodesOf(table?.fields.get("subquery"));
  });
  return any(parts.map((part) => ofColumn(part, nth, { catalogue, outer: scope })));
}

const leavesOf = (tree: TreeNode): TreeNode[] =>
  tree.kind === "RANGETBLREF"
    ? [tree]
    : ["larg", "rarg"].flatMap((side) => nodesOf(tree.fields.get(side)).flatMap(leavesOf));

const tableOf = (scope: Scope, nth: number): TreeNode | undefined =>
  nodesOf(scope.query.fields.get("rtable"))[nth - 1];

function outward(from: Scope, levels: number): Scope | null {
  let scope: Scope | null = from;
  for (let up = levels; up > 0 && scope; up--) scope = scope.outer;
  return scope;
}

function variable(node: TreeNode, from: Scope): Nullness {
  const scope = outward(from, numberOf(node, "varlevelsup"));
  if (!scope) return "unknown";
  if (scope.held.has(variableName(node))) return "never";
  // Written as `(b 3 5)`, with the outer joins that may make it null.
  const nulling = node.fields.get("varnullingrels");
  if (Array.isArray(nulling) && nulling.length > 1) return "maybe";
  const table = tableOf(scope, numberOf(node, "varno"));
  const read = table && tables[numberOf(table, "rtekind")];
  return read ? read(table, numberOf(node, "varattno"), scope) : "unknown";
}

type ReadTable = (table: TreeNode, nth: number, scope: Scope) => Nullness;

const ofRelation: ReadTable = (table, nth, scope) => {
  const id = String(table.fields.get("relid"));
  const view = scope.catalogue.views.get(id);
  if (view) return ofColumn(view, nth - 1, { catalogue: scope.catalogue, outer: scope });
  // Below are the whole row and what every table has.
  return nth <= 0 || scope.catalogue.notNull.has(`${id}.${nth}`) ? "never" : "maybe";
};

const ofSubquery: ReadTable = (table, nth, scope) => {
  const [query] = nodesOf(table.fields.get("subquery"));
  return query ? ofColumn(query, nth - 1, { ...scope, outer: scope }) : "unknown";
};

/** One of two columns: where an outer join leaves out one, the other is there. */
const ofJoin: ReadTable = (table, nth, scope) => {
  const column = nodesOf(table.fields.get("joinaliasvars"))[nth - 1];
  return column?.kind === "VAR" ? expression(column, scope) : "unknown";
};

const ofValues: ReadTable = (table, nth, scope) => {
  const lists = table.fields.get("values_lists");
  const rows = Array.isArray(lists) ? lists : [];
  return any(rows.map((row) => expression(nodesOf(row)[nth - 1], scope)));
};

const ofNamed: ReadTable = (table, nth, from) => {
  const scope = outward(from, numberOf(table, "ctelevelsup"));
  const named = nodesOf(scope?.query.fields.get("cteList")).find(
    (each) => each.fields.get("ctename") === table.fields.get("ctename"),
  );
  const [query] = nodesOf(named?.fields.get("ctequery"));
  if (!query || !scope) return "unknown";
  const outer = { ...scope, depth: from.depth };
  return ofColumn(query, nth - 1, { ...scope, outer });
};

/** By the kinds of tables of a statement (`RTEKind`). */
const tables: Partial<Record<number, ReadTable>> = {
  0: ofRelation,
  1: ofSubquery,
  2: ofJoin,
  5: ofValues,
  6: ofNamed,
  9: (table, nth, scope) => expression(nodesOf(table.fields.get("groupexprs"))[nth - 1], scope),
};

type ReadNode = (node: TreeNode, scope: Scope) => Nullness;

const EXISTS = 0;
const SELECTED = 4;
const ARRAY = 6;

const subLink: ReadNode = (node, scope) => {
  const kind = numberOf(node, "subLinkType");
  if (kind === EXISTS || kind === ARRAY) return "never";
  const [query] = nodesOf(node.fields.get("subselect"));
  if (kind !== SELECTED || !query) return "unknown";
  // A selection may find no row, unless it sums up.
  const sumsUp =
    query.fields.get("hasAggs") === "true" &&
    nodesOf(query.fields.get("groupClause")).length === 0 &&
    !isNode(query.fields.get("havingQual"));
  const selected = ofColumn(query, 0, { ...scope, outer: scope });
  return sumsUp || isSometimes(selected) ? selected : "unknown";
};

const args = (node: TreeNode, scope: Scope) =>
  nodesOf(node.fields.get("args")).map((each) => expression(each, scope));

const coalesced: ReadNode = (node, scope) => {
  const each = args(node, scope);
  if (each.includes("never")) return "never";
  return each.every(isSometimes) ? "maybe" : "unknown";
};

const oneOf: ReadNode = (node, scope) => {
  const results = nodesOf(node.fields.get("args")).map((each) => each.fields.get("result"));
  return any([...results, node.fields.get("defresult")].map((each) => expression(each, scope)));
};

const applied: ReadNode = (node, scope) =>
  isStrict(node, scope.catalogue) && args(node, scope).some(isSometimes) ? "maybe" : "unknown";

const ofArgument: ReadNode = (node, scope) => expression(node.fields.get("arg"), scope);

/** `count` and windows that number rows. */
const counting = new Set(["2147", "2803", "3100", "3101", "3102", "3103", "3104"]);

const counted =
  (field: string): ReadNode =>
  (node) =>
    counting.has(String(node.fields.get(field))) ? "never" : "unknown";

const never: ReadNode = () => "never";

const nodes: Partial<Record<string, ReadNode>> = {
  VAR: variable,
  CONST: (node) => (node.fields.get("constisnull") === "true" ? "always" : "never"),
  NULLTEST: never,
  BOOLEANTEST: never,
  DISTINCTEXPR: never,
  ARRAYEXPR: never,
  ROWEXPR: never,
  COALESCEEXPR: coalesced,
  MINMAXEXPR: (node, scope) => (args(node, scope).includes("never") ? "never" : "unknown"),
  CASEEXPR: oneOf,
  BOOLEXPR: (node, scope) => any(args(node, scope)),
  SUBLINK: subLink,
  AGGREF: counted("aggfnoid"),
  WINDOWFUNC: counted("winfnoid"),
  RELABELTYPE: ofArgument,
  COERCEVIAIO: ofArgument,
  ARRAYCOERCEEXPR: ofArgument,
  FUNCEXPR: applied,
  OPEXPR: applied,
};

function expression(node: Tree | undefined, scope: Scope): Nullness {
  const read = isNode(node) ? nodes[node.kind] : undefined;
  return read && isNode(node) ? read(node, scope) : "unknown";
}
