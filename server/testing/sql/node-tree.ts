/** How PostgreSQL writes down a statement that it has understood (`pg_node_tree`), as values. */
export type Tree = string | null | Tree[] | TreeNode;
export type TreeNode = { kind: string; fields: ReadonlyMap<string, Tree> };

const TOKEN = /[(){}]|(?:\\.|[^\s(){}\\])+/gs;

export function parseNodeTree(text: string): Tree {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;

  const list = (): Tree[] => {
    const items: Tree[] = [];
    while (tokens[at] !== ")") items.push(value());
    at++;
    return items;
  };

  const node = (): TreeNode => {
    const kind = tokens[at++] ?? "";
    const fields = new Map<string, Tree>();
    while (tokens[at] !== "}") {
      const name = (tokens[at++] ?? "").slice(1);
      const values: Tree[] = [];
      while (tokens[at] !== "}" && !tokens[at]?.startsWith(":")) values.push(value());
      fields.set(name, values.length === 1 ? (values[0] ?? null) : values);
    }
    at++;
    return { kind, fields };
  };

  const value = (): Tree => {
    const token = tokens[at++];
    if (token === undefined) throw new Error("a node tree that ends too early");
    if (token === "(") return list();
    if (token === "{") return node();
    return token === "<>" ? null : token.replaceAll(/\\(.)/gs, "$1");
  };

  return value();
}

export const isNode = (tree: Tree | undefined): tree is TreeNode =>
  typeof tree === "object" && tree !== null && !Array.isArray(tree);

/** The nodes of a field that is a list or one node. */
export function nodesOf(tree: Tree | undefined): TreeNode[] {
  if (isNode(tree)) return [tree];
  return Array.isArray(tree) ? tree.filter(isNode) : [];
}

export const numberOf = (node: TreeNode, field: string): number => Number(node.fields.get(field));
