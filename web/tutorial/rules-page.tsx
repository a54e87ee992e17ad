import type { ComponentType } from "react";
import { OPERATOR_ITEM } from "#game/content/content.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useScreenTitle } from "#web/ui/screen-title.ts";
import { CardRules, CreationRules, PackRules, RarityRules } from "./card-rules.tsx";
import { Items, Questions, type ContentProps } from "./items.tsx";
import {
  BattleRules,
  FairPlayRules,
  MissionRules,
  SharingRules,
  type RulesProps,
} from "./play-rules.tsx";
import { ElementAdvantages } from "./rule-tables.tsx";

const chapters: readonly (readonly [
  id: string,
  title: string,
  Rules: ComponentType<RulesProps>,
])[] = [
  ["cards", "Your Cards", CardRules],
  ["creating", "Creating Cards", CreationRules],
  ["rarities", "Rarity Chances", RarityRules],
  ["packs", "Card Packs", PackRules],
  ["battles", "Battles", BattleRules],
  ["elements", "Element Advantages", ElementAdvantages],
  ["missions", "Missions and Streak", MissionRules],
  ["sharing", "Sharing", SharingRules],
  ["fair-play", "Fair Play", FairPlayRules],
];

const lists = [
  ["rules", "The Rules in Words", "rule", Items],
  ["questions", "Questions and Answers", "faq", Questions],
  ["more", "More About the Game", "page", Items],
] as const;

export function RulesPage({ content }: ContentProps) {
  const { settings, missions, onRetry } = content;
  const isHere = settings !== null && missions !== null;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8">
      <header className="text-center">
        <h1 className="font-display text-4xl sm:text-6xl">{useScreenTitle()}</h1>
        <p className="mt-2 text-lg text-muted">
          All numbers on this page are the numbers the game itself uses.{" "}
          <TextLink href="/tutorial">New here? Start with the tutorial.</TextLink>
        </p>
      </header>
      <div className="mt-8 grid gap-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Contents content={content} />
        <div className="grid gap-8 [&>*]:min-w-0">
          {chapters.map(([id, title, Rules]) => (
            <section key={id} aria-labelledby={id} className="panel">
              <h2 id={id} className="mb-4 font-display text-2xl">
                {title}
              </h2>
              {isHere && <Rules settings={settings} missions={missions} />}
              {!isHere && !onRetry && <Skeleton className="h-32" />}
              {!isHere && onRetry && <FailedState title="This did not load" onRetry={onRetry} />}
            </section>
          ))}
          {lists.map(([id, title, type, List]) => (
            <List key={id} {...{ id, title, type, content }} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Every chapter that is on the page. Plain links: the browser itself jumps to their targets. */
function Contents({ content: { items, isLoading } }: ContentProps) {
  const isThere = (type: string) =>
    items.some((item) => item.type === type && item.id !== OPERATOR_ITEM);
  const shown = lists.filter(([, , type]) => isLoading || isThere(type));
  return (
    <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start">
      <ul className="flex flex-wrap gap-2 lg:grid lg:gap-0">
        {[...chapters, ...shown].map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-chip border border-line px-4 text-sm font-bold text-muted hover:text-ink lg:w-full lg:rounded-field lg:border-0"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
