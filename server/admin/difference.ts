/** Two states of a thing, field by field, as a person reads them. */

type Difference = { field: string; before: string; after: string };

/** The fields that differ. What was not there, or is gone, is empty. */
export function differencesOf(before: object | null, after: object | null): Difference[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? "", after: is.get(field) ?? "" }))
    .filter((each) => each.before !== each.after);
}

/** A field inside of another is called "outer.inner". */
function fieldsOf(state: object | null): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [field, value] of Object.entries(state ?? {})) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      for (const [inner, words] of fieldsOf(value as object))
        fields.set(`${field}.${inner}`, words);
    } else {
      fields.set(field, inWords(value));
    }
  }
  return fields;
}

function inWords(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(inWords).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}
