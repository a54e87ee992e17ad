/**
 * Text as outlines. The game brings its own letters: what a picture looks like must not depend on
 * the fonts of the machine that draws it.
 */
import { readFileSync } from "node:fs";
import * as harfbuzz from "harfbuzzjs";
import { moved, tag } from "./svg.ts";
import { fontFromWoff } from "./woff.ts";

type Face = { font: harfbuzz.Font; unitsPerEm: number; covers: ReadonlySet<number> };

/** In the order in which they are asked for a letter. */
type Typeface = readonly Face[];

export type Letters = { display: Typeface; words: Typeface };

/** A line of text that begins at 0,0 of its baseline. */
export type Line = { svg: string; width: number };

export type Style = {
  typeface: Typeface;
  size: number;
  /** Between letters, as a share of the size. */
  spacing?: number;
};

const fonts = {
  lilita: "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff",
  lilitaExtended: "@fontsource/lilita-one/files/lilita-one-latin-ext-400-normal.woff",
  nunito: "@fontsource/nunito/files/nunito-latin-700-normal.woff",
  nunitoExtended: "@fontsource/nunito/files/nunito-latin-ext-700-normal.woff",
  cyrillic: "@fontsource/nunito/files/nunito-cyrillic-700-normal.woff",
  vietnamese: "@fontsource/nunito/files/nunito-vietnamese-700-normal.woff",
};

export function openLetters(): Letters {
  const words = [fonts.nunito, fonts.nunitoExtended, fonts.vietnamese, fonts.cyrillic].map(open);
  return { display: [...[fonts.lilita, fonts.lilitaExtended].map(open), ...words], words };
}

function open(file: string): Face {
  const bytes = fontFromWoff(readFileSync(new URL(import.meta.resolve(file))));
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const covers = new Set(face.collectUnicodes());
  return { font: new harfbuzz.Font(face), unitsPerEm: face.upem, covers };
}

/** A letter that no typeface has is set without its accents, and left out if that has none either. */
export function setLine(text: string, { typeface, size, spacing = 0 }: Style): Line {
  let width = 0;
  const parts = runsOf(text, typeface).map(({ face, run }) => {
    const scale = size / face.unitsPerEm;
    const { glyphs, advance } = setRun(face, run, (spacing * size) / scale);
    // Letters are designed with the y axis pointing up.
    const upright = tag("g", { transform: `scale(${scale} ${-scale})` }, glyphs);
    const svg = moved(width, 0, upright);
    width += advance * scale;
    return svg;
  });
  return { svg: parts.join(""), width };
}

/** Neighbours of one typeface are set together, so that they stand as near as they should. */
function runsOf(text: string, typeface: Typeface): { face: Face; run: string }[] {
  const runs: { face: Face; run: string }[] = [];
  for (const written of text.normalize("NFC")) {
    const [bare = ""] = written.normalize("NFD");
    const letter = [written, bare].find((each) => faceOf(each, typeface));
    const face = letter && faceOf(letter, typeface);
    if (!face) continue;
    const last = runs.at(-1);
    if (last?.face === face) last.run += letter;
    else runs.push({ face, run: letter });
  }
  return runs;
}

const faceOf = (letter: string, typeface: Typeface): Face | undefined =>
  typeface.find(({ covers }) => covers.has(letter.codePointAt(0) ?? 0));

export const canSet = (text: string, typeface: Typeface): boolean =>
  runsOf(text, typeface).some(({ run }) => run.trim() !== "");

function setRun({ font }: Face, run: string, spacing: number) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(run);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const places = buffer.getGlyphPositions();
  let advance = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[i] ?? {};
    const outline = tag("path", { d: font.glyphToPath(codepoint) });
    const svg = moved(advance + xOffset, yOffset, outline);
    advance += xAdvance + spacing;
    return svg;
  });
  return { glyphs: glyphs.join(""), advance };
}

/** Smaller letters when the line would otherwise be wider than this. */
export function fitLine(text: string, style: Style, width: number): Line {
  const line = setLine(text, style);
  if (line.width <= width) return line;
  return setLine(text, { ...style, size: style.size * (width / line.width) });
}

/** Breaks between words; what does not fit into so many lines ends in dots. */
export function wrapLines(
  text: string,
  style: Style,
  { width, lines }: { width: number; lines: number },
): Line[] {
  const rows: string[] = [""];
  const words = text.split(/\s+/).filter((word) => canSet(word, style.typeface));
  for (const word of words) {
    const row = rows.at(-1) ?? "";
    const longer = row === "" ? word : `${row} ${word}`;
    if (row === "" || setLine(longer, style).width <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  const kept = rows.slice(0, lines);
  const last = kept[lines - 1];
  if (rows.length > lines && last !== undefined) kept[lines - 1] = withoutLastWord(last);
  return kept.map((row) => fitLine(row, style, width));
}

const withoutLastWord = (row: string) => `${row.replace(/[\s,.;:]*\S+$/, "")}…`;
