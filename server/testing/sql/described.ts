/** What the database says of statements before they are carried out. */
import type { Client } from "pg";
import { isNode, parseNodeTree, type Tree, type TreeNode } from "./node-tree.ts";
import { columnsOf, nullnessOf, type Catalogue, type Nullness } from "./nullness.ts";

export type Column = { name: string; type: string; nullness: Nullness };
/** A text says why the database refuses the statement. */
export type Described = { parameters: string[]; columns: Column[] } | string;

type Prepared = { name: string; parameters: string[]; results: string[] | null };

const firstNode = (tree: Tree): TreeNode | null => {
  if (isNode(tree)) return tree;
  return Array.isArray(tree) ? (tree.map(firstNode).find((each) => each !== null) ?? null) : null;
};

async function readCatalogue(client: Client): Promise<Catalogue> {
  const all = async (sql: string) =>
    new Set((await client.query<{ key: string }>(sql)).rows.map(({ key }) => key));
  return {
    notNull: await all(
      `select attrelid || '.' || attnum as key from pg_attribute where attnotnull and attnum > 0`,
    ),
    views: await readViews(client),
    strictFunctions: await all(`select oid::text as key from pg_proc where proisstrict`),
    strictOperators: await all(
      `select o.oid::text as key from pg_operator o join pg_proc p on p.oid = o.oprcode
        where p.proisstrict`,
    ),
  };
}

async function readViews(client: Client): Promise<Map<string, TreeNode>> {
  const { rows } = await client.query<{ view: string; tree: string }>(
    `select ev_class::oid::text as view, ev_action::text as tree
       from pg_rewrite join pg_class c on c.oid = ev_class
      where relkind = 'v' and c.relnamespace = 'public'::regnamespace`,
  );
  return new Map(
    rows.flatMap(({ view, tree }) => {
      const query = firstNode(parseNodeTree(tree));
      return query ? [[view, query] as const] : [];
    }),
  );
}

/** They cannot be prepared, and answer with no row: tried, and taken back. */
const TRIED = /^\s*(lock|set)\b/i;
/** A cursor's name is all that the first two say, and no transaction may hold the others. */
const UNTRIED = /^\s*(fetch|close|vacuum|analyze)\b/i;
const DECLARED = /^\s*declare \w+ (no scroll )?cursor for /i;

function preparing(sql: string, name: string): string {
  if (UNTRIED.test(sql)) return "";
  if (TRIED.test(sql)) return `begin; ${sql}; rollback`;
  return `prepare ${name} as ${sql.replace(DECLARED, "")}`;
}

/** A function of this body keeps its tree, with parameters and whatever it writes. */
const asFunction = (name: string, sql: string, parameters: readonly string[]) =>
  `create function pg_temp.${name}(${parameters.join(", ")}) returns void
     begin atomic ${sql}; end`;

/** What the database says to each; the messages of those that it refuses. */
async function refusals(client: Client, statements: readonly string[]): Promise<(string | null)[]> {
  const answers = await Promise.allSettled(statements.map((sql) => client.query(sql)));
  return answers.map((answer) =>
    answer.status === "fulfilled" ? null : (answer.reason as Error).message,
  );
}

/**
 * Describes all statements at once, on a connection of its own: what it makes there is temporary,
 * and it runs none of the statements themselves.
 */
export async function describeAll(
  client: Client,
  texts: readonly string[],
): Promise<Map<string, Described>> {
  const catalogue = await readCatalogue(client);
  const named = texts.map((sql, i) => ({ sql, name: `s${i}` }));
  const refused = await refusals(
    client,
    named.map(({ sql, name }) => preparing(sql, name)),
  );
  const prepared = await client.query<Prepared>(
    `select name, parameter_types::text[] as parameters, result_types::text[] as results
       from pg_prepared_statements`,
  );
  const byName = new Map(prepared.rows.map((row) => [row.name, row]));
  const answering = named.filter(({ name }) => byName.get(name)?.results);
  await refusals(
    client,
    answering.map(({ sql, name }) =>
      asFunction(name, sql.replace(DECLARED, ""), byName.get(name)?.parameters ?? []),
    ),
  );
  const bodies = await client.query<{ name: string; tree: string }>(
    `select proname as name, prosqlbody::text as tree from pg_proc
      where pronamespace = pg_my_temp_schema()`,
  );
  const trees = new Map(bodies.rows.map(({ name, tree }) => [name, tree]));

  const columns = (results: readonly string[], tree: string | undefined): Column[] | string => {
    const query = firstNode(parseNodeTree(tree ?? "<>"));
    if (!query) return "it has no tree";
    const nulls = nullnessOf(query, catalogue);
    return columnsOf(query).map((target, nth) => ({
      name: String(target.fields.get("resname")),
      type: results[nth] ?? "",
      nullness: nulls[nth] ?? "unknown",
    }));
  };
  const described = ({ name }: { name: string }, nth: number): Described => {
    const why = refused[nth];
    if (typeof why === "string") return why;
    const { parameters, results } = byName.get(name) ?? { parameters: [], results: null };
    const answered = results ? columns(results, trees.get(name)) : [];
    return typeof answered === "string" ? answered : { parameters, columns: answered };
  };
  return new Map(named.map((each, nth) => [each.sql, described(each, nth)]));
}
