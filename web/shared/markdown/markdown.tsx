import { createElement, Fragment, type ReactNode } from "react";
import { blocksOf, inlineOf, type Block, type Inline } from "#game/content/markdown.ts";
import { TextLink } from "#web/ui/link.tsx";

type MarkdownProps = {
  text: string;
  /** The level of its greatest headings, which depends on what stands above it. */
  headingsFrom: 3 | 4;
};

/** What a content item says. It becomes elements of ours and never HTML, so nothing in it can run. */
export const Markdown = ({ text, headingsFrom }: MarkdownProps) =>
  blocksOf(text).map((block, nth) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={nth}>{shownBlock(block, headingsFrom)}</Fragment>
  ));

function shownBlock(block: Block, headingsFrom: 3 | 4): ReactNode {
  if (block.kind === "list") return <List {...block} />;
  const words = <Words text={block.text} />;
  if (block.kind === "heading") {
    const level = Math.min(6, headingsFrom + block.level - 1);
    return createElement(`h${level}`, { className: "font-display text-lg text-ink" }, words);
  }
  if (block.kind === "quote") {
    return <blockquote className="border-l-4 border-line pl-4 italic">{words}</blockquote>;
  }
  return <p>{words}</p>;
}

function List({ isNumbered, lines }: { isNumbered: boolean; lines: readonly string[] }) {
  const items = lines.map((line, nth) => (
    // oxlint-disable-next-line react/no-array-index-key
    <li key={nth}>
      <Words text={line} />
    </li>
  ));
  return isNumbered ? (
    <ol className="grid list-decimal gap-1 pl-6">{items}</ol>
  ) : (
    <ul className="grid list-disc gap-1 pl-5">{items}</ul>
  );
}

const Words = ({ text }: { text: string }) => <Marks marks={inlineOf(text)} />;

const Marks = ({ marks }: { marks: readonly Inline[] }) =>
  marks.map((mark, nth) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={nth}>{shownMark(mark)}</Fragment>
  ));

function shownMark(mark: Inline): ReactNode {
  if (mark.kind === "text") return mark.text;
  if (mark.kind === "code") return <code className="rounded-sm bg-sunken px-1">{mark.text}</code>;
  const inside = <Marks marks={mark.inside} />;
  if (mark.kind === "strong") return <strong className="text-ink">{inside}</strong>;
  if (mark.kind === "stressed") return <em>{inside}</em>;
  return <MarkedLink href={mark.href}>{inside}</MarkedLink>;
}

/** Pages of the game open in the app; whatever is elsewhere opens in a tab of its own. */
const MarkedLink = ({ href, children }: { href: string; children: ReactNode }) =>
  href.startsWith("/") || href.startsWith("#") ? (
    <TextLink href={href}>{children}</TextLink>
  ) : (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="font-bold text-violet underline underline-offset-4"
    >
      {children}
    </a>
  );
