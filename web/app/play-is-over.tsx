import { Moon } from "lucide-react";
import { ButtonLink } from "#web/ui/link.tsx";
import { playIsOver, type EndsBy } from "#web/words/play-time.ts";
import { WaitingDuel } from "./pages/waiting-duel.tsx";

/** Stands where a player would play, when play is over for today. */
export function PlayIsOver({ endsBy }: { endsBy: EndsBy }) {
  const { title, words } = playIsOver[endsBy];
  return (
    <div className="mx-auto grid min-h-[70dvh] max-w-2xl content-center gap-4 px-4 py-12">
      <WaitingDuel />
      <section
        role="status"
        className="panel hero-fill grid justify-items-center gap-3 text-center sm:p-10"
      >
        <Moon size={64} aria-hidden className="text-violet" />
        <h1 className="mt-2 font-display text-4xl sm:text-5xl">{title}</h1>
        <p className="max-w-prose text-lg">{words}</p>
        <p className="text-muted">You can still look at your cards and read about the game.</p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <ButtonLink href="/cards">Look at My Cards</ButtonLink>
          <ButtonLink href="/rules" look="ghost">
            Read the Guide
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
