import type { EditedContent } from "#contract/admin-content.ts";
import { momentOf } from "#web/lib/own-time.ts";
import { Badge } from "#web/ui/badge.tsx";
import { typeWords } from "./content-words.ts";

/** So much of a text is shown in the list. */
const SHOWN = 100;

const beginningOf = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text;

const states = {
  draft: ["Draft", "warn"],
  scheduled: ["Scheduled", "plain"],
  shown: ["Published", "good"],
  over: ["Over", "plain"],
} as const;

/** One item at a glance. */
export const ContentFacts = ({ item }: { item: EditedContent }) => {
  const { title, content, type, category, featured, order, state, publishAt, unpublishAt } = item;
  const [label, tone] = states[state];
  return (
    <>
      <h2 className="font-display text-xl">{title}</h2>
      <p className="flex flex-wrap gap-2">
        <Badge tone={tone}>{label}</Badge>
        <Badge>{typeWords[type]}</Badge>
        {featured && <Badge tone="gold">Featured</Badge>}
      </p>
      <p className="text-muted">{beginningOf(content)}</p>
      <p className="text-sm text-muted">
        {category} · place {order}
      </p>
      {publishAt !== null && <p className="text-sm text-muted">From {momentOf(publishAt)}</p>}
      {unpublishAt !== null && <p className="text-sm text-muted">Until {momentOf(unpublishAt)}</p>}
    </>
  );
};
