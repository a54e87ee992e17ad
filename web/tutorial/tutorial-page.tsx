import { START_COINS } from "#game/account/sign-up.ts";
import { rarities } from "#game/cards/rarities.ts";
import { WELCOME_CARDS } from "#game/packs/welcome.ts";
import { creaturesFilm } from "#web/shared/films.ts";
import { CREATURES } from "#web/words/creatures.ts";
import { ButtonLink } from "#web/ui/link.tsx";
import { LoopingVideo } from "#web/ui/later/looping-video.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { useScreenTitle } from "#web/ui/screen-title.ts";
import { Items, Questions, type ContentProps } from "./items.tsx";
import { BattlePower, ElementAdvantages, RarityChances } from "./rule-tables.tsx";
import { StepPlayer } from "./step-player.tsx";
import { words } from "./steps.tsx";

const overview = [
  [CREATURES, "unique creatures"],
  ["Free", "daily AI cards"],
  [WELCOME_CARDS, "starter cards"],
  [rarities.length, "rarity levels"],
] as const;

type TutorialPageProps = ContentProps & {
  /** False for the prerendered page, which is made for visitors. */
  isAuthenticated?: boolean;
  onFinish?: (() => void) | undefined;
};

export function TutorialPage({ content, isAuthenticated = false, onFinish }: TutorialPageProps) {
  return (
    <div className="mx-auto grid max-w-4xl gap-6 px-4 pt-6 sm:gap-8 sm:pt-8 [&>*]:min-w-0">
      <header className="text-center">
        <h1 className="font-display text-4xl sm:text-6xl">{useScreenTitle()}</h1>
        <p className="text-muted sm:mt-2 sm:text-lg">
          Five short steps, and you know all you need.
        </p>
      </header>
      <StepPlayer
        isAuthenticated={isAuthenticated}
        missions={content.missions ?? []}
        onFinish={onFinish}
      />
      <LoopingVideo film={creaturesFilm} className="rounded-panel border border-line" />
      <ul className="grid grid-cols-pair gap-4 sm:grid-cols-4">
        {overview.map(([figure, text]) => (
          <li key={text} className="panel p-4 text-center">
            <span className="block font-display text-4xl text-gold">{figure}</span>
            <span className="text-muted">{text}</span>
          </li>
        ))}
      </ul>
      <ol className="grid gap-4 sm:grid-cols-2">
        {words.map(([title, text, Icon], index) => (
          <li key={title} className="panel flex gap-4">
            <span className="brand-fill grid size-12 flex-none place-items-center rounded-button">
              <Icon size={28} aria-hidden />
            </span>
            <div>
              <h2 className="font-display text-2xl">
                {index + 1}. {title}
              </h2>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Panel title="Rarity Chances">
        <RarityChances />
      </Panel>
      <Panel title="Battle Power">
        <BattlePower />
      </Panel>
      <Panel title="Element Advantages">
        <ElementAdvantages />
      </Panel>
      <Items id="chapters" title="Good to Know" type="tutorial" content={content} />
      <Questions id="questions" title="Questions and Answers" type="faq" content={content} />
      <Bonus isAuthenticated={isAuthenticated} />
    </div>
  );
}

function Bonus({ isAuthenticated }: { isAuthenticated: boolean }) {
  return (
    <section className="panel hero-fill text-center sm:p-10">
      <h2 className="font-display text-3xl">New-Player Bonus</h2>
      <p className="mx-auto mt-2 max-w-prose text-lg text-muted">
        Everybody starts with {WELCOME_CARDS} free cards and {START_COINS} coins, and makes one free
        card a day.
      </p>
      {isAuthenticated ? (
        <ButtonLink href="/create-dynamic" className="mt-6">
          Create Your Card
        </ButtonLink>
      ) : (
        <ButtonLink href="/auth" className="mt-6">
          Claim Your Free Cards Now!
        </ButtonLink>
      )}
    </section>
  );
}
