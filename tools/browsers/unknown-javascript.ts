/** What a script uses that the oldest browsers do not know, as far as names can tell. */
import type { Identifier } from "@mdn/browser-compat-data";
import { parseAst } from "vite";
import { compatData, featureIn, lackedBy, partsOf } from "./compatibility.ts";
import type { Findings } from "./unknown-css.ts";

const { api } = compatData;
const { builtins } = compatData.javascript;

/** Objects that every page has, and what they are. */
const globals: Record<string, string> = {
  caches: "CacheStorage",
  crypto: "Crypto",
  document: "Document",
  globalThis: "Window",
  history: "History",
  navigator: "Navigator",
  performance: "Performance",
  self: "Window",
  window: "Window",
};

type Node = { type: string } & Record<string, unknown>;

/** Where the object is unknown, a method of these counts by its name alone. */
const common = ["Document", "Element", "HTMLElement", "HTMLDialogElement", "HTMLInputElement"];

export function unknownJavaScript(script: string): Findings {
  const findings: Findings = new Map();
  visit(parseAst(script) as unknown as Node, (node) => {
    for (const [name, lacking] of judge(node)) {
      if (lacking.length > 0) findings.set(name, lacking);
    }
  });
  return findings;
}

function judge(node: Node): readonly (readonly [name: string, lacking: readonly string[]])[] {
  if (node.type === "NewExpression" || node.type === "CallExpression") {
    const callee = node["callee"] as Node;
    if (callee.type === "Identifier") return [judgeGlobal(callee["name"] as string)];
    const method = memberOf(callee);
    // What object it is says more, and is looked at by itself.
    return method === null || kindOf(method.object) ? [] : [judgeMethod(method.name)];
  }
  const member = memberOf(node);
  return member === null ? [] : [judgeMember(member)];
}

/** `new Thing()` and `thing()`. */
const judgeGlobal = (name: string) =>
  [name, lackedBy(kindOf(name) ?? featureIn(featureIn(api, "Window"), name))] as const;

/** `Thing.name` and `navigator.name`. */
function judgeMember({ object, name }: Member) {
  const kind = kindOf(object);
  const feature = featureIn(kind, name) ?? featureIn(kind, `${name}_static`);
  return [`${object}.${name}`, lackedBy(feature)] as const;
}

/** `anything.name()`: unknown when each kind of object that has such a method lacks it. */
function judgeMethod(name: string) {
  const kinds = (methods.get(name) ?? []).map(lackedBy);
  const isUnknown = kinds.every((lacking) => lacking.length > 0);
  return [`${name}()`, isUnknown ? (kinds[0] ?? []) : []] as const;
}

type Member = { object: string; name: string };

/** `object` is empty for what is no plain name. */
function memberOf(node: Node): Member | null {
  if (node.type !== "MemberExpression" || node["computed"] === true) return null;
  const object = node["object"] as Node;
  const { name } = node["property"] as Node & { name: string };
  return { object: object.type === "Identifier" ? (object["name"] as string) : "", name };
}

function kindOf(object: string) {
  const name = globals[object] ?? object;
  return featureIn(builtins, name) ?? featureIn(api, name);
}

const methods = new Map<string, Identifier[]>();
const kinds = [...partsOf(builtins), ...partsOf(api).filter(([name]) => common.includes(name))];
for (const [name, feature] of kinds.flatMap(([, kind]) => partsOf(kind))) {
  methods.set(name, [...(methods.get(name) ?? []), feature]);
}

function visit(node: Node, see: (node: Node) => void) {
  see(node);
  for (const child of Object.values(node).flat()) {
    if (typeof child === "object" && child !== null && "type" in child) visit(child as Node, see);
  }
}
