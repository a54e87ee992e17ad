/**
 * What a content item says, as a reader sees it: the part of Markdown that its writers need, and no
 * HTML at all. Headings, paragraphs, lists with dots or numbers, quotes; and in a line **strong** and
 * *stressed* words, `code` and [links](/rules). Whatever is none of these is shown as it was written.
 */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong"; inside: Inline[] }
  | { kind: "stressed"; inside: Inline[] }
  | { kind: "link"; href: string; inside: Inline[] };

export type Block =
  | { kind: "words"; text: string }
  | { kind: "quote"; text: string }
  | { kind: "heading"; level: 1 | 2 | 3; text: string }
  | { kind: "list"; isNumbered: boolean; lines: string[] };

type Line = { block: Block; isContinued: boolean };

/** An empty line ends whatever it is; so does a line of another kind. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  for (const each of text.split(/\r\n|\r|\n/).map((line) => line.trim())) {
    const last = isNew ? undefined : blocks.at(-1);
    isNew = each === "";
    if (isNew) continue;
    const { block, isContinued } = readLine(each);
    if (!(isContinued && last && isJoined(last, block))) blocks.push(block);
  }
  return blocks;
}

function readLine(line: string): Line {
  const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
  if (heading) {
    const level = (heading[1]?.length ?? 1) as 1 | 2 | 3;
    return { block: { kind: "heading", level, text: heading[2] ?? "" }, isContinued: false };
  }
  const point = /^(?:([-*])|\d{1,3}\.) (.*)$/.exec(line);
  if (point) {
    const lines = [(point[2] ?? "").trim()];
    const isNumbered = point[1] === undefined;
    return { block: { kind: "list", isNumbered, lines }, isContinued: true };
  }
  const quote = /^> ?(.*)$/.exec(line);
  if (quote) return { block: { kind: "quote", text: quote[1] ?? "" }, isContinued: true };
  return { block: { kind: "words", text: line }, isContinued: true };
}

/** Adds what follows to the block before, when both are of one kind. */
function isJoined(last: Block, next: Block): boolean {
  if (last.kind === "list" && next.kind === "list" && last.isNumbered === next.isNumbered) {
    last.lines.push(...next.lines);
    return true;
  }
  if ((last.kind === "words" || last.kind === "quote") && next.kind === last.kind) {
    last.text += ` ${next.text}`;
    return true;
  }
  return false;
}

/** Marks inside of marks inside of marks: deeper ones are never written on purpose. */
const DEEPEST = 4;

const LINK = /\[([^[\]]{1,300})\]\(([^()\s]{1,2000})\)/y;

/** The marks of one line. */
export function inlineOf(text: string, depth = 0): Inline[] {
  const found: Inline[] = [];
  let plain = "";
  const add = (mark: Inline) => {
    if (plain !== "") found.push({ kind: "text", text: plain });
    plain = "";
    found.push(mark);
  };
  for (let at = 0; at < text.length;) {
    const mark = depth < DEEPEST ? markAt(text, at, depth) : null;
    if (mark) add(mark.inline);
    else plain += literalAt(text, at);
    at += mark?.length ?? (isEscape(text, at) ? 2 : 1);
  }
  if (plain !== "") found.push({ kind: "text", text: plain });
  return found;
}

/** A backslash before a mark takes its meaning away. */
const isEscape = (text: string, at: number): boolean =>
  text[at] === "\\" && /[*_`[\]\\#>-]/.test(text[at + 1] ?? "");

const literalAt = (text: string, at: number): string =>
  (isEscape(text, at) ? text[at + 1] : text[at]) ?? "";

type Mark = { inline: Inline; length: number };

function markAt(text: string, at: number, depth: number): Mark | null {
  const sign = text[at];
  if (sign === "`") return codeAt(text, at);
  if (sign === "[") return linkAt(text, at, depth);
  if (text.startsWith("**", at)) return emphasisAt(text, { at, sign: "**", depth });
  if (sign === "*") return emphasisAt(text, { at, sign, depth });
  const isInsideWord = at > 0 && isWordLetter(text[at - 1]);
  return sign === "_" && !isInsideWord ? emphasisAt(text, { at, sign, depth }) : null;
}

function codeAt(text: string, at: number): Mark | null {
  const end = text.indexOf("`", at + 1);
  if (end <= at + 1) return null;
  return { inline: { kind: "code", text: text.slice(at + 1, end) }, length: end + 1 - at };
}

function linkAt(text: string, at: number, depth: number): Mark | null {
  LINK.lastIndex = at;
  const [whole, words = "", href = ""] = LINK.exec(text) ?? [];
  if (whole === undefined || !isSafeLink(href)) return null;
  return {
    inline: { kind: "link", href, inside: inlineOf(words, depth + 1) },
    length: whole.length,
  };
}

const isWordLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

const isBlank = (letter: string | undefined): boolean => letter === undefined || letter === " ";

type Sign = { at: number; sign: "**" | "*" | "_"; depth: number };

/** From a sign before a letter to the next one after a letter. */
function emphasisAt(text: string, { at, sign, depth }: Sign): Mark | null {
  const from = at + sign.length;
  if (isBlank(text[from])) return null;
  const end = endOf(text, sign, from);
  if (end === -1) return null;
  const inside = inlineOf(text.slice(from, end), depth + 1);
  const kind = sign === "**" ? "strong" : "stressed";
  return { inline: { kind, inside }, length: end + sign.length - at };
}

function endOf(text: string, sign: string, from: number): number {
  for (let end = text.indexOf(sign, from + 1); end !== -1; end = text.indexOf(sign, end + 1)) {
    const after = text[end + sign.length];
    // Of ** the sign * is no end, and an underscore inside of a word is a letter.
    const isOther = sign === "*" && (after === "*" || text[end - 1] === "*");
    const isLetter = sign === "_" && isWordLetter(after);
    if (!isOther && !isLetter && !isBlank(text[end - 1]) && text[end - 1] !== "\\") return end;
  }
  return -1;
}

/** A page of this site, a place on the page, another site with encryption, or a letter. No script. */
export const isSafeLink = (href: string): boolean =>
  !/[\p{Cc}\p{Cf}\\]/u.test(href) &&
  /^(?:\/(?!\/)|#|https:\/\/[^/?#]|mailto:[^?]+@[^?]+$)/iu.test(href);
