/** What MDN's compatibility data says of a feature and of the oldest browsers we are made for. */
import data, {
  type CompatData,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from "@mdn/browser-compat-data" with { type: "json" };
import { oldestBrowsers } from "#web/app/browsers.ts";

const { chrome, edge, firefox, safari } = oldestBrowsers;

/** By the names that the data has for them. */
const oldest = {
  chrome,
  edge,
  firefox,
  safari,
  chrome_android: chrome,
  firefox_android: firefox,
  safari_ios: safari,
};

type Browser = keyof typeof oldest;

const browsers = Object.keys(oldest) as Browser[];

export const compatData: CompatData = data;

/** The parts of a feature by their names. */
export const partsOf = (
  feature: Identifier | undefined,
): readonly (readonly [string, Identifier])[] =>
  Object.entries(feature ?? {}).filter(([name]) => name !== "__compat") as [string, Identifier][];

/** The part of the data below `parent`, such as `grid` below `css.properties.display`. */
export function featureIn(parent: Identifier | undefined, name: string): Identifier | undefined {
  const found = parent && Object.hasOwn(parent, name) ? parent[name] : undefined;
  return found as Identifier | undefined;
}

/** Those of the oldest browsers that do not know the feature, such as "safari 17.5". */
export function lackedBy(feature: Identifier | undefined): string[] {
  const statement = feature?.__compat;
  if (statement === undefined) return [];
  return browsers
    .filter((browser) => !isKnownTo(browser, statement))
    .map((browser) => `${browser} ${oldest[browser]}`);
}

function isKnownTo(browser: Browser, { support }: CompatStatement): boolean {
  const statements = support[browser];
  if (statements === undefined) return true;
  return [statements].flat().some((each) => isPlain(each) && isSince(each, oldest[browser]));
}

/** Not under another name, and not only for who switches it on. */
const isPlain = ({ prefix, alternative_name, flags }: SimpleSupportStatement): boolean =>
  prefix === undefined && alternative_name === undefined && flags === undefined;

function isSince({ version_added, version_removed }: SimpleSupportStatement, version: number) {
  const added = numberOf(version_added);
  const removed = numberOf(version_removed);
  return added !== null && added <= version && (removed === null || removed > version);
}

/** Null for a version that is none yet, and for "no". "≤37" is 37. */
function numberOf(version: unknown): number | null {
  const number = typeof version === "string" ? Number(version.replace("≤", "")) : Number.NaN;
  return Number.isNaN(number) ? null : number;
}
