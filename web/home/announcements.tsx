import { X } from "lucide-react";
import { useState } from "react";
import { listContent } from "#contract/content.ts";
import { useAnswer } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";

/** The announcements that were there when one was closed in this browser. */
const READ = "read-news";

/** The announcement that counts most, until it is closed; the server puts it first. */
export function Announcements() {
  const { data = [] } = useAnswer(listContent, { type: "announcement" });
  const [read, setRead] = useState(localStorage.getItem(READ) ?? "");
  const item = data.find(({ id }) => !read.includes(id));
  if (!item) return null;
  const close = () => {
    const ids = data.map(({ id }) => id).join();
    localStorage.setItem(READ, ids);
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
