import type { ContentItemOnWire } from "#contract/content.ts";
import { blocksOf } from "#game/content/paragraphs.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** The content items of a page: on a prerendered page they are there from the start. */
export type Content = {
  items: readonly ContentItemOnWire[];
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
  const items = content.items.filter((item) => item.type === type);
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

/** Plain text, whatever is written in it. Pictures and films come from this site only. */
function Words({ item: { content, imageUrl, videoUrl } }: { item: ContentItemOnWire }) {
  return (
    <div className="mt-2 grid max-w-prose gap-3 text-muted">
      {imageUrl?.startsWith("/") && (
        <img src={imageUrl} alt="" loading="lazy" className="max-h-80 rounded-button" />
      )}
      {blocksOf(content).map((block, index) =>
        block.kind === "words" ? (
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index}>{block.text}</p>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <ul key={index} className="grid list-disc gap-1 pl-5">
            {block.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ),
      )}
      {videoUrl?.startsWith("/") && (
        <video src={videoUrl} controls preload="none" className="rounded-button" />
      )}
    </div>
  );
}
