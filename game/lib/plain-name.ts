/**
 * Every name, of a player or a thing, is one line that everybody reads alike. It has no web or mail
 * address, no mark-up, and nothing that hides or turns the direction of writing.
 */

/** No field takes a longer one, and a longer one from elsewhere is cut. */
const NAME_MAX = 200;

/** How a name is kept: "Big  Blue Bear" would look like another one and be another one. */
export const withSingleSpaces = (name: string): string => name.trim().replaceAll(/\s+/g, " ");

/** Scripts in which a joiner between two letters spells another word. */
const joined =
  "[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mong}]";

/** What cannot be seen and still belongs: joiners, ways to write one sign of Chinese, coloured emoji. */
const belonging = new RegExp(
  `(${joined})[\\u200C\\u200D](?=${joined})|(\\p{scx=Han})[\\u{E0100}-\\u{E01EF}]|(\\p{ExtPict})\\uFE0F`,
  "gu",
);

/** What breaks the line, turns its direction, is not seen, or is no sign at all. */
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]|^\p{M}/u;

/** Whether all of it is seen, on one line and in the order in which it is written. */
export const isOneLine = (text: string): boolean =>
  !hidden.test(text.replaceAll(belonging, "$1$2$3"));

const markUp = /[<>]|\]\(|&#?\w+;/u;

/** Of a dot between two words only a name of a computer is left when the last word is of letters. */
const addresses: readonly RegExp[] = [
  /@|\/\/|\\/u,
  /\p{L}{2}:\S/u,
  /\b(?:https?|ftp|mailto|javascript|www)\s*[:.]/iu,
  /[\p{L}\p{M}\p{N}_-]\.\p{L}[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}_-])/u,
  /\.\s*(?:xn--|(?:com|net|org|info|biz|xyz)(?![\p{L}\p{M}\p{N}]))/iu,
  /\s\.\s*\p{L}{2}/u,
  /\d\.\d+\.\d+\.\d/u,
];

/** As programs read it that look for addresses: full-width signs, and the full stop of Chinese. */
const asRead = (name: string): string => name.normalize("NFKC").replaceAll("。", ".");

export function isPlainName(name: string): boolean {
  if (name.length > NAME_MAX || !isOneLine(name)) return false;
  const read = asRead(name);
  return !markUp.test(read) && !addresses.some((address) => address.test(read));
}

/** What is taken out of a name that was kept before there were rules, or comes from elsewhere. */
const notOfNames = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800<>[\]{}*`~|\\#&;"“”„]+/gu;

/** What makes mail programs see an address in it: "evil.com", "a@b", "http://…". */
const ofAddresses = /[@/.:]+/gu;

/** A name as it may stand anywhere, also an old one or one from elsewhere; null for nothing. */
export function plainName(name: string | null): string | null {
  const kept = withSingleSpaces(name ?? "");
  if (isPlainName(kept)) return kept || null;
  const read = asRead(kept).slice(0, NAME_MAX);
  return (
    withSingleSpaces(
      read
        .replaceAll(notOfNames, " ")
        .replaceAll(ofAddresses, " ")
        .replace(/^[\s\p{M}]+/u, ""),
    ) || null
  );
}

/** A text with names in it, on one line and read in one direction. */
export const onOneLine = (text: string): string =>
  withSingleSpaces(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}\u200B\uFEFF]+/gu, " "));
