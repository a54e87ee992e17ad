/** Every statement of the source, asked of the database. */
import type { Client } from "pg";
import type { CallExpression } from "typescript/unstable/ast";
import { describeAll, type Described } from "./described.ts";
import { faultsOf } from "./faults.ts";
import { rowOf } from "./row-types.ts";
import type { Examples } from "./opaque.ts";
import { placeOf, statementCalls, type Source } from "./source.ts";
import { textsOf, type Text } from "./texts.ts";

export type Checked = {
  statements: number;
  /** Those whose texts have all been asked of the database. */
  checked: number;
  /** Where the source does not say what the text is, and why. */
  unread: string[];
  faults: string[];
};

type Read = { call: CallExpression; texts: Text[]; why: string };

/** By file; what a file never meets is a mistake of the list. */
export type ExamplesByFile = Readonly<Record<string, Examples>>;

function readTexts(source: Source, call: CallExpression, examples: ExamplesByFile): Read {
  const [file = ""] = placeOf(call).split(":");
  try {
    const texts = textsOf(source, call, examples[file] ?? {});
    return { call, texts, why: texts.length === 0 ? "it is never reached" : "" };
  } catch (error) {
    return { call, texts: [], why: error instanceof Error ? error.message : String(error) };
  }
}

function faultsIn(source: Source, { call, texts }: Read, described: Map<string, Described>) {
  const row = rowOf(source, call);
  const faults = texts.flatMap(({ sql, values }) => {
    const answer = described.get(sql) ?? "it was not asked";
    if (typeof answer === "string") return [`the database refuses it: ${answer}`];
    return faultsOf(row, answer, values);
  });
  return [...new Set(faults)].map((fault) => `${placeOf(call)} ${fault}`);
}

export async function checkStatements(
  source: Source,
  client: Client,
  examples: ExamplesByFile = {},
): Promise<Checked> {
  const all = statementCalls(source).map((call) => readTexts(source, call, examples));
  const read = all.filter(({ texts }) => texts.length > 0);
  const unread = all.filter(({ texts }) => texts.length === 0);
  const texts = new Set(read.flatMap((each) => each.texts.map(({ sql }) => sql)));
  const described = await describeAll(client, [...texts]);
  return {
    statements: all.length,
    checked: read.length,
    unread: unread.map(({ call, why }) => `${placeOf(call)} ${why}`),
    faults: read.flatMap((each) => faultsIn(source, each, described)),
  };
}
