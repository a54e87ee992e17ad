/** What a style sheet uses that the oldest browsers do not know. */
import type { Identifier } from "@mdn/browser-compat-data";
import { parse, type AtRule, type Declaration, type Rule } from "postcss";
import parseValue, { type FunctionNode, type Node } from "postcss-value-parser";
import { compatData, featureIn, lackedBy, partsOf } from "./compatibility.ts";

const { "at-rules": atRules, properties, selectors, types } = compatData.css;

/** A finding by the name of the feature, such as `color.light-dark`: which browsers lack it. */
export type Findings = Map<string, readonly string[]>;

/** Rules within `@supports` do not count: the sheet itself checks for the feature. */
export function unknownCss(css: string): Findings {
  const findings: Findings = new Map();
  const judge = (name: string, feature: Identifier | undefined) => {
    const lacking = lackedBy(feature);
    if (lacking.length > 0) findings.set(name, lacking);
  };
  parse(css).walk((node) => {
    if (isAskedFor(node)) return;
    if (node.type === "atrule") judge(`@${node.name}`, featureIn(atRules, node.name));
    if (node.type === "rule") judgeSelector(node, judge);
    if (node.type === "decl") judgeDeclaration(node, judge);
  });
  return findings;
}

type Judge = (name: string, feature: Identifier | undefined) => void;

type CssNode = AtRule | Declaration | Rule | { type: string; parent?: unknown };

function isAskedFor(node: CssNode): boolean {
  for (let up = node.parent as AtRule | undefined; up; up = up.parent as AtRule | undefined) {
    if (up.type === "atrule" && up.name === "supports") return true;
  }
  return false;
}

function judgeSelector({ selector }: Rule, judge: Judge) {
  for (const [, name = ""] of selector.matchAll(/::?([a-z][a-z-]*)/g)) {
    judge(`:${name}`, featureIn(selectors, name));
  }
}

function judgeDeclaration(declaration: Declaration, judge: Judge) {
  const { prop, value } = declaration;
  if (hasTwin(declaration)) return;
  const property = featureIn(properties, prop);
  judge(prop, property);
  parseValue(value).walk((node) => {
    if (node.type === "word") judge(`${prop}: ${node.value}`, featureIn(property, node.value));
    if (node.type === "function") judgeFunction(node, judge);
  });
}

/** Safari's older name of the same stands beside it. */
const hasTwin = ({ prop, parent }: Declaration): boolean =>
  parent?.some((node) => node.type === "decl" && node.prop === `-webkit-${prop}`) === true;

function judgeFunction(node: FunctionNode, judge: Judge) {
  const feature = functions.get(node.value);
  judge(`${node.value}()`, feature);
  if (node.nodes.some(isImage)) {
    judge(`${node.value}() of images`, featureIn(feature, "image_value"));
  }
}

const isImage = ({ type, value }: Node): boolean =>
  type === "function" &&
  /^(url|image-set|(repeating-)?(linear|radial|conic)-gradient)$/.test(value);

/** Functions of values stand in groups, such as `color.light-dark`, or by themselves, as `clamp`. */
const functions = new Map([
  ...partsOf(types).flatMap(([, group]) => partsOf(group)),
  ...partsOf(types),
]);
