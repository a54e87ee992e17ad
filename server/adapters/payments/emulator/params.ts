/** What a request brings, as the provider's SDKs write it: `metadata[player]=7&expand[0]=…`. */
import { invalid } from "./api-error.ts";

export type Params = URLSearchParams;

const METADATA = /^metadata\[([^\]]+)\]$/;

/** The same limits as the provider's. */
const METADATA_AT_MOST = { fields: 50, name: 40, text: 500 };

export function metadataOf(params: Params): Record<string, string> {
  const found = [...params].flatMap(([key, text]) => {
    const name = METADATA.exec(key)?.[1];
    return name === undefined ? [] : [[name, text] as const];
  });
  const { fields, name: nameMax, text: textMax } = METADATA_AT_MOST;
  const isTooMuch = found.some(([name, text]) => name.length > nameMax || text.length > textMax);
  if (found.length > fields || isTooMuch) {
    throw invalid("Metadata can have up to 50 keys of 40 characters, with 500 each.", {
      param: "metadata",
    });
  }
  return Object.fromEntries(found);
}

export const isExpanded = (params: Params, field: string): boolean =>
  [...params].some(([key, name]) => /^expand\[\d*\]$/.test(key) && name === field);

export function wholeNumber(params: Params, name: string): number | null {
  const text = params.get(name);
  if (text === null) return null;
  const number = Number(text);
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  throw invalid(`Invalid integer: ${text}`, { code: "parameter_invalid_integer", param: name });
}

export function required(params: Params, name: string): string {
  const text = params.get(name) ?? "";
  if (text !== "") return text;
  throw invalid(`Missing required param: ${name}.`, { code: "parameter_missing", param: name });
}

/** A parameter that is misspelt must not be passed over. */
export function refuseUnknown(params: Params, known: readonly string[]): void {
  const unknown = [...params.keys()].find((key) => !known.includes(key.split("[")[0] ?? ""));
  if (unknown === undefined) return;
  throw invalid(`Received unknown parameter: ${unknown}`, {
    code: "parameter_unknown",
    param: unknown,
  });
}
