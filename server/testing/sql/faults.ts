/** Where what the source says of a statement's rows is not what the database will answer. */
import type { Column, Described } from "./described.ts";
import type { Field, Kind, Row } from "./row-types.ts";

/** What a program gets of a type of the database, as `server/lib/database/open-db.ts` has it read. */
const kindOfType: Record<string, Kind> = {
  smallint: "number",
  integer: "number",
  bigint: "number",
  numeric: "number",
  real: "number",
  "double precision": "number",
  oid: "number",
  text: "string",
  name: "string",
  "information_schema.sql_identifier": "string",
  uuid: "string",
  date: "string",
  inet: "string",
  "character varying": "string",
  "time without time zone": "string",
  void: "string",
  boolean: "boolean",
  "timestamp with time zone": "Date",
  bytea: "Buffer",
  json: "any",
  jsonb: "any",
  // Of what stands in lists, these are not read as numbers.
  "bigint[]": ["string"],
};

export function kindOf(type: string): Kind | null {
  const known = kindOfType[type];
  if (known !== undefined) return known;
  const of = type.endsWith("[]") ? kindOf(type.slice(0, -2)) : null;
  return of === null ? null : [of];
}

function fits(said: Kind, answered: Kind): boolean {
  if (said === "any" || answered === "any") return true;
  if (!Array.isArray(said) || !Array.isArray(answered)) return said === answered;
  return answered.every((each) => said.some((kind) => fits(kind, each)));
}

const words = (kind: Kind): string =>
  Array.isArray(kind) ? `list of ${kind.map(words).join(" or ")}` : kind;

function faultOf(column: Column, field: Field | undefined): string | null {
  if (field) return faultOfField(column, field);
  // What is only sent, such as a nudge, answers with nothing.
  return column.type === "void" ? null : `the row has no "${column.name}"`;
}

function faultOfField({ name, type, nullness }: Column, field: Field): string | null {
  if (nullness === "always") return field.isNullable ? null : `"${name}" is null`;
  const answered = kindOf(type);
  if (answered === null) return `"${name}" is ${type}, which the check does not know`;
  if (!field.kinds.every((kind) => fits(kind, answered)))
    return `"${name}" is ${words(answered)} (${type}), not ${field.kinds.map(words).join(" or ")}`;
  return nullness === "maybe" && !field.isNullable ? `"${name}" may be null` : null;
}

function faultsOfRow(row: NonNullable<Row>, columns: readonly Column[]): (string | null)[] {
  if ("kinds" in row) {
    const [only, ...others] = columns;
    const isAlone = only !== undefined && others.length === 0;
    return [isAlone ? faultOfField(only, row) : `it has ${columns.length} columns, not one`];
  }
  const faults = columns.map((column) => faultOf(column, row.get(column.name)));
  for (const [name, { isOptional }] of row)
    if (!isOptional && !columns.some((column) => column.name === name))
      faults.push(`the statement has no "${name}"`);
  return faults;
}

/** `values` is how many are given, where that is known. */
export function faultsOf(
  row: Row,
  { columns, parameters }: Exclude<Described, string>,
  values: number | null,
) {
  const faults = row === null ? [] : faultsOfRow(row, columns);
  if (values !== null && values !== parameters.length)
    faults.push(`it has ${parameters.length} parameters and is given ${values} values`);
  return faults.filter((fault) => fault !== null);
}
