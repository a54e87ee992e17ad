/** What the source says of the rows of a statement. */
import { SymbolFlags, TypeFlags, type Checker, type Type } from "typescript/unstable/sync";
import { isPropertyAccessExpression, type CallExpression } from "typescript/unstable/ast";
import type { Source } from "./source.ts";

/** `any` is what can be anything, such as the type of a caller; a list is the kinds in it. */
export type Kind = "string" | "number" | "boolean" | "Date" | "Buffer" | "object" | "any" | Kind[];

export type Field = { kinds: readonly Kind[]; isNullable: boolean; isOptional: boolean };
/** A field is that of the only column, whatever its name; null where rows are not looked at. */
export type Row = ReadonlyMap<string, Field> | Field | null;

const kindByFlags: [flags: number, kind: Kind][] = [
  [TypeFlags.StringLike, "string"],
  [TypeFlags.NumberLike, "number"],
  [TypeFlags.BooleanLike, "boolean"],
  [TypeFlags.NonPrimitive, "object"],
];

export function rowOf(source: Source, call: CallExpression): Row {
  const { checker } = source;
  const said = call.typeArguments?.[0];
  const row = said ? checker.getTypeFromTypeNode(said) : promisedBy(source, call);
  if (!row || row.flags & (TypeFlags.Unknown | TypeFlags.Any)) return null;
  const way = isPropertyAccessExpression(call.expression) && call.expression.name.getText();
  if (way === "any") return null;
  if (way === "value") return { ...fieldOf(checker, row), isOptional: false };
  const properties = checker.getPropertiesOfType(row);
  if (properties.length === 0) return null;
  return new Map(
    properties.map((property) => {
      const type = checker.getTypeOfSymbol(property);
      const field = type ? fieldOf(checker, type) : { kinds: [], isNullable: true };
      const isOptional = (property.flags & SymbolFlags.Optional) !== 0;
      return [property.name, { ...field, isOptional }];
    }),
  );
}

/** The row within what the call promises: a row, a row or null, a list of rows. */
function promisedBy({ checker, typeOf }: Source, call: CallExpression): Type | undefined {
  const promise = typeOf(call);
  const [answer] = promise?.isTypeReference() ? checker.getTypeArguments(promise) : [];
  if (!answer) return undefined;
  return answer.isTypeReference() && checker.isArrayType(answer)
    ? checker.getTypeArguments(answer)[0]
    : checker.getNonNullableType(answer);
}

const isNull = ({ flags }: Type) => (flags & (TypeFlags.Null | TypeFlags.Undefined)) !== 0;

function fieldOf(checker: Checker, type: Type): { kinds: Kind[]; isNullable: boolean } {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const kinds = parts.filter((part) => !isNull(part)).map((part) => kindOf(checker, part));
  return { kinds, isNullable: kinds.includes("any") || parts.some(isNull) };
}

function kindOf(checker: Checker, type: Type): Kind {
  const plain = kindByFlags.find(([flags]) => type.flags & flags);
  if (plain) return plain[1];
  if (type.isTypeReference() && checker.isArrayLikeType(type))
    return checker.getTypeArguments(type).flatMap((of) => fieldOf(checker, of).kinds);
  // A word that is marked as something more, such as an id, is the word.
  if (type.isIntersectionType())
    return (
      type
        .getTypes()
        .map((part) => kindOf(checker, part))
        .find((kind) => kind !== "object") ?? "object"
    );
  if (!type.isObjectType()) return "any";
  const name = type.getSymbol()?.name;
  return name === "Date" || name === "Buffer" ? name : "object";
}
