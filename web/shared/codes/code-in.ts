import { plainCode } from "#game/lib/codes.ts";

/** The code in what was scanned: a parameter of a link, or else the text itself. */
export function codeIn(scanned: string, parameter: string): string {
  const link = URL.canParse(scanned) ? new URL(scanned) : null;
  return plainCode(link?.searchParams.get(parameter) ?? scanned);
}
