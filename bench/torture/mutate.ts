/**
 * Node loads this before the game when the torture looks for mutants: what the game says to its
 * database goes through it. The game itself knows nothing of it.
 */
import { Client } from "pg";
import { mutants } from "./mutants.ts";

const mutant = mutants.find(({ name }) => name === process.env["MUTANT"]);

/** With a name of its own, so that the same words with other rules are not taken for it. */
type Statement = { text: string; name?: string };

type Query = (statement: unknown, ...rest: unknown[]) => unknown;

const own = Client.prototype.query as Query;

function changed(client: Client, statement: Statement): Statement {
  const { text } = statement;
  if (mutant?.commitBefore?.test(text) === true) {
    // Both are sent ahead; what they answer matters to no caller.
    const sleep = `select pg_sleep(${mutant.thenSleepSeconds ?? 0})`;
    for (const words of ["commit", sleep, "begin"]) {
      void Promise.resolve(own.call(client, words)).catch(() => {});
    }
  }
  const [find, replacement] = mutant?.rewrite ?? [];
  return find === undefined
    ? statement
    : { ...statement, text: text.replace(find, replacement ?? "") };
}

const isRecord = (given: unknown): given is object => typeof given === "object" && given !== null;

Client.prototype.query = function query(this: Client, statement: unknown, ...rest: unknown[]) {
  const isText = typeof statement === "string";
  const isStatement = isRecord(statement) && "text" in statement && !("submit" in statement);
  if (isText) return own.call(this, changed(this, { text: statement }).text, ...rest);
  if (!isStatement) return own.call(this, statement, ...rest);
  return own.call(this, changed(this, statement as Statement), ...rest);
} as typeof Client.prototype.query;
