import { clsx } from "clsx";
import type { ContentItemOnWire } from "#contract/content.ts";
import { Markdown } from "./markdown.tsx";

type ItemWordsProps = {
  item: Pick<ContentItemOnWire, "content" | "imageUrl" | "videoUrl">;
  headingsFrom: 3 | 4;
  className?: string | undefined;
};

/**
 * A content item under its title, for players and for the admin who writes it. Pictures and films
 * come from this site only: the content policy lets browsers fetch no others.
 */
export const ItemWords = ({
  item: { content, imageUrl, videoUrl },
  headingsFrom,
  className,
}: ItemWordsProps) => (
  <div className={clsx("grid min-w-0 gap-3 wrap-anywhere text-muted", className)}>
    {isOwn(imageUrl) && (
      <img src={imageUrl} alt="" loading="lazy" className="max-h-80 rounded-button" />
    )}
    <Markdown text={content} headingsFrom={headingsFrom} />
    {isOwn(videoUrl) && (
      <video src={videoUrl} controls preload="none" className="max-w-full rounded-button" />
    )}
  </div>
);

const isOwn = (address: string | null): address is string => /^\/[^/\\]/.test(address ?? "");
