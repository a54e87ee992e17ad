/** The summary of a call is for the OpenAPI document, which the server prints: browsers get none. */
import { join } from "node:path";
import { parseAst, type ESTree, type Plugin } from "vite";

const contract = join(import.meta.dirname, "../../contract/");

export const withoutSummaries: Plugin = {
  name: "without-summaries",
  enforce: "post",
  transform(text, id) {
    if (!id.startsWith(contract) || !text.includes("summary")) return;
    const summaries = parseAst(text).body.flatMap(summaryIn);
    let code = text;
    // Blanks instead: whatever knows where a line stands goes on knowing it.
    for (const { start, end } of summaries) {
      const blank = code.slice(start, end).replaceAll(/[^\n]/g, " ");
      code = `${code.slice(0, start)}${blank}${code.slice(end)}`;
    }
    return { code, map: null };
  },
};

type Span = { start: number; end: number };

/** The property with its comma, of `export const … = endpoint("…", "…", { summary: "…", … })`. */
function summaryIn(statement: ESTree.Directive | ESTree.Statement): Span[] {
  if (statement.type !== "ExportNamedDeclaration") return [];
  if (statement.declaration?.type !== "VariableDeclaration") return [];
  return statement.declaration.declarations.flatMap(({ init }) => {
    if (init?.type !== "CallExpression" || init.callee.type !== "Identifier") return [];
    const [, , entry] = init.callee.name === "endpoint" ? init.arguments : [];
    if (entry?.type !== "ObjectExpression") return [];
    const at = entry.properties.findIndex(
      (each) =>
        each.type === "Property" && each.key.type === "Identifier" && each.key.name === "summary",
    );
    const [found, next] = [entry.properties[at], entry.properties[at + 1]];
    return found ? [{ start: found.start, end: next ? next.start : found.end }] : [];
  });
}
