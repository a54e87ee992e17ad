import { START_COINS } from "#game/account/sign-up.ts";
import { useUser } from "#web/lib/user.ts";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { BattlePower, ElementAdvantages, RarityChances } from "./rule-tables.tsx";
import { StepPlayer } from "./step-player.tsx";
import { words } from "./steps.ts";

const overview = [
  ["26+", "unique creatures"],
  ["Free", "daily AI cards"],
  ["12", "starter cards"],
  ["5", "rarity levels"],
] as const;

export function TutorialScreen() {
  const { isAuthenticated } = useUser();
  return (
    <div className="mx-auto grid max-w-4xl gap-8 px-4 pt-8 [&>*]:min-w-0">
      <title>How to Play · Taleborn</title>
      <header className="text-center">
        <h1 className="font-display text-4xl sm:text-6xl">How to Play</h1>
        <p className="mt-2 text-lg text-muted">Five short steps, and you know all you need.</p>
      </header>
      <StepPlayer />
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {overview.map(([figure, text]) => (
          <li key={text} className="panel p-4 text-center">
            <span className="block font-display text-4xl text-gold">{figure}</span>
            <span className="text-muted">{text}</span>
          </li>
        ))}
      </ul>
      <ol className="grid gap-4 sm:grid-cols-2">
        {words.map(([title, text], index) => (
          <li key={title} className="panel">
            <h2 className="font-display text-2xl">
              {index + 1}. {title}
            </h2>
            <p className="mt-2 text-muted">{text}</p>
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
      <section className="panel hero-fill text-center sm:p-10">
        <h2 className="font-display text-3xl">New-Player Bonus</h2>
        <p className="mx-auto mt-2 max-w-prose text-lg text-muted">
          Everybody starts with 12 free cards and {START_COINS} coins, and makes one free card a
          day.
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
    </div>
  );
}
