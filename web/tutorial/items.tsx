import type { ContentItemOnWire } from "#contract/content.ts";
import type { MissionInForce } from "#contract/missions.ts";
import { OPERATOR_ITEM } from "#game/content/content.ts";
import type { ToldNumbers } from "#game/settings/told.ts";
import { ItemWords } from "#web/shared/markdown/item-words.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** The content items of a page: on a prerendered page they are there from the start. */
export type Content = {
  items: readonly ContentItemOnWire[];
  /** The numbers of the rules, which admins set; null: not there yet. */
  settings: ToldNumbers | null;
  /** The missions of now, which admins write; null: not there yet. */
  missions: readonly MissionInForce[] | null;
  isLoading?: boolean | undefined;
  /** Given when they did not come: asks again. */
  onRetry?: (() => void) | undefined;
};

export type ContentProps = { content: Content };

type SectionProps = ContentProps & {
  id: string;
  title: string;
  type: ContentItemOnWire["type"];
};

/** A heading and everything of one type below it. Without any, nothing at all. */
function useSection({ content, type }: SectionProps) {
  const items = content.items.filter((item) => item.type === type && item.id !== OPERATOR_ITEM);
  return { items, isEmpty: items.length === 0 && !content.isLoading && !content.onRetry };
}

/** Chapters or rules, one panel each. */
export function Items(props: SectionProps) {
  const { items, isEmpty } = useSection(props);
  if (isEmpty) return null;
  return (
    <Section {...props}>
      <div className="grid gap-4">
        {items.map((item) => (
          <article key={item.id} className="panel">
            <h3 className="font-display text-xl">{item.title}</h3>
            <Words item={item} />
          </article>
        ))}
      </div>
    </Section>
  );
}

/** Questions that open when they are pressed, also without any script. */
export function Questions(props: SectionProps) {
  const { items, isEmpty } = useSection(props);
  if (isEmpty) return null;
  return (
    <Section {...props}>
      <div className="grid gap-2">
        {items.map((item) => (
          <details key={item.id} className="rounded-button border border-line bg-surface">
            <summary className="min-h-11 rounded-button px-4 py-3 font-bold">{item.title}</summary>
            <div className="px-4 pb-4">
              <Words item={item} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}

function Section({ id, title, content, children }: SectionProps & { children: React.ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 font-display text-3xl">
        {title}
      </h2>
      {content.isLoading && <Skeleton className="h-64" />}
      {content.onRetry && <FailedState title="This did not load" onRetry={content.onRetry} />}
      {children}
    </section>
  );
}

/** Under the title, which is a heading of the third level or a line to press. */
const Words = ({ item }: { item: ContentItemOnWire }) => (
  <ItemWords item={item} headingsFrom={4} className="mt-2 max-w-prose" />
);
