import { X } from "lucide-react";
import { useState } from "react";
import { listContent, type ContentItemOnWire } from "#contract/content.ts";
import { FOR_NEWCOMERS } from "#game/content/content.ts";
import { useAnswer } from "#web/lib/query.ts";
import { useIsNewcomer } from "#web/lib/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/**
 * The announcements that were there when one was closed in this browser. A cookie, because logging
 * out empties the browser's storage, and what was closed stays closed.
 */
const READ = "read-news";
const YEAR_S = 31_536_000;

const readNews = (): string =>
  decodeURIComponent(new RegExp(`(?:^|; )${READ}=([^;]*)`).exec(document.cookie)?.[1] ?? "");

/** Enough of an id to tell a few announcements apart. */
const short = (id: string): string => id.slice(-8);

type WordsProps = { item: Pick<ContentItemOnWire, "content" | "imageUrl" | "videoUrl"> };

/** Most announcements are a few sentences: home need not fetch the code that reads Markdown. */
const isPlain = ({ content, imageUrl, videoUrl }: WordsProps["item"]): boolean =>
  !/[*_`#>[\\]|^\s*(?:-|\d+\.)\s/m.test(content) && !imageUrl && !videoUrl;

const PlainWords = ({ item: { content } }: WordsProps) => (
  <p className="whitespace-pre-line wrap-anywhere text-muted">{content}</p>
);

const MarkedWords = lazily(() => import("#web/shared/markdown/item-words.tsx"), "ItemWords", {
  otherwise: PlainWords,
  meanwhile: <Skeleton className="h-12" />,
});

/** The announcement that counts most, until it is closed; the server puts it first. */
export function Announcements() {
  const { data = [] } = useAnswer(listContent, { type: "announcement" });
  const [read, setRead] = useState(readNews);
  const isNew = useIsNewcomer();
  const item = data
    .filter(({ category }) => isNew || category !== FOR_NEWCOMERS)
    .find(({ id }) => !read.includes(short(id)));
  if (!item) return null;
  const close = () => {
    const ids = data.map(({ id }) => short(id)).join();
    document.cookie = `${READ}=${encodeURIComponent(ids)}; path=/; max-age=${YEAR_S}; samesite=lax`;
    setRead(ids);
    document.querySelector("main")?.focus();
  };
  return (
    <section
      aria-label="News"
      className="panel flex items-start justify-between gap-3 border-accent px-5 py-3"
    >
      <div className="min-w-0">
        <h2 className="font-display text-xl wrap-anywhere">{item.title}</h2>
        {isPlain(item) ? <PlainWords item={item} /> : <MarkedWords item={item} headingsFrom={3} />}
      </div>
      <Button look="ghost" round className="flex-none" aria-label="Close the news" onClick={close}>
        <X size={18} aria-hidden />
      </Button>
    </section>
  );
}
