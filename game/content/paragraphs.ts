/** A text as a reader sees it: paragraphs, and lists of lines that begin with "- ". */
export type Block = { kind: "words"; text: string } | { kind: "list"; lines: string[] };

const isPoint = (line: string) => line.startsWith("- ");

/** An empty line ends a paragraph or a list; a list also ends where its points do. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  for (const line of text.split(/\r\n|\r|\n/).map((each) => each.trim())) {
    const last = isNew ? undefined : blocks.at(-1);
    isNew = line === "";
    if (isNew) continue;
    if (isPoint(line)) addPoint(blocks, last, line.slice(2).trim());
    else if (last?.kind === "words") last.text += ` ${line}`;
    else blocks.push({ kind: "words", text: line });
  }
  return blocks;
}

function addPoint(blocks: Block[], last: Block | undefined, point: string) {
  if (last?.kind === "list") last.lines.push(point);
  else blocks.push({ kind: "list", lines: [point] });
}
