/** All texts that a call gives to the database, whatever the conditions on the way. */
import type { CallExpression, Node } from "typescript/unstable/ast";
import { evaluation } from "./evaluate.ts";
import { Ended, listed, NeedsRun, Reached, type Env, type Evaluation } from "./evaluation.ts";
import { Opaque, Unreadable, type Examples } from "./opaque.ts";
import { runBody } from "./run.ts";
import { isFunction, type Source } from "./source.ts";
import { everyWorld, type World } from "./worlds.ts";

/** `values` is how many there are, where that is known. */
export type Text = { sql: string; values: number | null };

const functionAround = (node: Node) => {
  let within: Node | undefined = node.parent;
  while (within && !isFunction(within)) within = within.parent;
  return isFunction(within) ? within : null;
};

function given(at: Evaluation, env: Env): Text {
  const { site } = at;
  const args = listed(at, site.arguments.slice(0, 2), env, site);
  if (args instanceof Opaque) throw new Unreadable(`what is ${site.arguments[0]?.getText() ?? ""}`);
  const [sql, values = []] = args;
  return { sql: String(sql), values: Array.isArray(values) ? values.length : null };
}

/** Runs the function around the call until it is reached; null where it returns before. */
function runUpTo(at: Evaluation): Text | null {
  const within = functionAround(at.site);
  if (!within?.body) throw new Unreadable("it stands in no function");
  at.isRunning = true;
  try {
    runBody(at, within.body, at.root);
    return null;
  } catch (error) {
    if (error instanceof Reached) return given(at, error.env);
    if (error instanceof Ended) return null;
    throw error;
  }
}

type Reading = { site: CallExpression; asked: Set<Node>; examples: Examples };

function inWorld(source: Source, reading: Reading, world: World): Text | null {
  const at = evaluation(source, { ...reading, world });
  try {
    return given(at, at.root);
  } catch (error) {
    if (!(error instanceof NeedsRun)) throw error;
    return runUpTo(evaluation(source, { ...reading, world }));
  }
}

export function textsOf(source: Source, site: CallExpression, examples: Examples): Text[] {
  const asked = new Set<Node>();
  for (;;) {
    try {
      const all = everyWorld((world) => inWorld(source, { site, asked, examples }, world));
      const texts = all.filter((text) => text !== null);
      return [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()];
    } catch (error) {
      const around = error instanceof Unreadable && error.parameter?.parent;
      if (!around || asked.has(around)) throw error;
      asked.add(around);
    }
  }
}
