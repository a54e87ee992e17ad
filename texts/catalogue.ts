/**
 * What the game says to a player, apart from its screens: refusals, notifications, letters and remarks about
 * what was entered. `en/<noun>.ts` has the texts of one noun in groups; a group is keyed by code.
 * A text without parameters is a string, one with parameters is a function of one object.
 */
export type Text = string | ((params: never) => string);

export type Group = Readonly<Record<string, Text>>;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type AllParams<Each> = Each extends (params: infer Params) => string ? Params : never;

/** The arguments that a text needs: none, or its parameters. For a union, those of every text. */
export type TextArguments<Each extends Text> = [AllParams<Each>] extends [never]
  ? []
  : [params: Intersection<AllParams<Each>>];

/** The text of a code, with its parameters filled in. */
export function wordsOf<Texts extends Group, Code extends keyof Texts & string>(
  texts: Texts,
  code: Code,
  ...[params]: TextArguments<Texts[Code]>
): string {
  const text = texts[code] as Text;
  return typeof text === "string" ? text : text(params as never);
}
