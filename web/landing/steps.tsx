import { ArrowRight, Swords } from "lucide-react";
import type { ReactNode } from "react";
import { DECK_SIZE } from "#game/collection/deck.ts";
import { MiniCard } from "#web/cards/mini-card.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { chosenFive, described, rivals } from "./shown-creatures.ts";

export function Steps() {
  return (
    <section aria-labelledby="how" className="mx-auto mt-24 max-w-6xl px-4">
      <SectionHeading id="how" title="How It Works" />
      <ol className="mt-10 grid gap-6 lg:grid-cols-3">
        <Step number={1} title="Create Your Cards" picture={<Described />}>
          Write what you see in your mind. One card is free every day.
        </Step>
        <Step number={2} title="Build Your Deck" picture={<ChosenFive />}>
          Choose your best {DECK_SIZE} cards. The rest wait in your vault.
        </Step>
        <Step number={3} title="Battle & Trade" picture={<Rivals />}>
          Pick three, beat your rivals, and swap what you have twice.
        </Step>
      </ol>
    </section>
  );
}

type StepProps = { number: number; title: string; picture: ReactNode; children: ReactNode };

function Step({ number, title, picture, children }: StepProps) {
  return (
    <li className="panel overflow-hidden p-0 sm:max-lg:flex">
      <div
        aria-hidden
        className="hero-fill flex h-52 items-center justify-center gap-3 overflow-hidden px-4 sm:max-lg:w-84 sm:max-lg:flex-none"
      >
        {picture}
      </div>
      <div className="relative px-6 pt-9 pb-6 sm:max-lg:self-center sm:max-lg:py-6 sm:max-lg:pl-10">
        <span
          aria-hidden
          className="brand-fill absolute -top-6 left-6 grid size-12 sm:max-lg:top-6 sm:max-lg:-left-6 place-items-center rounded-chip font-display text-2xl shadow-panel"
        >
          {number}
        </span>
        <h3 className="font-display text-2xl">{title}</h3>
        <p className="mt-1 text-muted">{children}</p>
      </div>
    </li>
  );
}

function Described() {
  return (
    <>
      <p className="relative min-w-0 max-w-40 rounded-button border border-line bg-surface p-3 text-sm font-bold shadow-panel">
        A winged fawn of the morning with golden antlers
        <span className="ml-0.5 inline-block h-4 w-0.5 translate-y-0.5 animate-pulse bg-gold motion-reduce:animate-none" />
      </p>
      <ArrowRight size={28} className="text-gold" />
      <MiniCard card={described} className="w-28 flex-none rotate-3" />
    </>
  );
}

const fanned = [
  "-rotate-16 translate-y-7",
  "-rotate-8 translate-y-2 z-1",
  "z-2",
  "rotate-8 translate-y-2 z-1",
  "rotate-16 translate-y-7",
];

const ChosenFive = () =>
  chosenFive.map((card, index) => (
    <MiniCard key={card.id} card={card} className={`-mx-6 w-26 shrink-0 ${fanned[index]}`} />
  ));

function Rivals() {
  const [own, other] = rivals;
  return (
    <>
      <MiniCard card={own} className="w-28 flex-none -rotate-6" />
      <span className="z-10 -mx-6 grid size-12 shrink-0 place-items-center rounded-chip bg-accent text-accent-ink shadow-float">
        <Swords size={26} />
      </span>
      <MiniCard card={other} className="w-28 flex-none rotate-6" />
    </>
  );
}
