import { X } from "lucide-react";
import { useState } from "react";
import { listContent } from "#contract/content.ts";
import { FOR_NEWCOMERS } from "#game/content/content.ts";
import { useAnswer } from "#web/lib/query.ts";
import { useIsNewcomer } from "#web/lib/session.tsx";
import { Button } from "#web/ui/button.tsx";

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
      className="panel mb-6 flex items-start justify-between gap-3 border-accent px-5 py-3"
    >
      <div>
        <h2 className="font-display text-xl">{item.title}</h2>
        <p className="whitespace-pre-line text-muted">{item.content}</p>
      </div>
      <Button look="ghost" round className="flex-none" aria-label="Close the news" onClick={close}>
        <X size={18} aria-hidden />
      </Button>
    </section>
  );
}
