import {
  BadgeCheck,
  CalendarHeart,
  Coins,
  Medal,
  Swords,
  Users,
  WandSparkles,
  type LucideIcon,
} from "lucide-react";
import { START_COINS } from "#game/account/sign-up.ts";
import { DECK_SIZE } from "#game/collection/deck.ts";

type Tile = readonly [Icon: LucideIcon, title: string, text: string];

const features: readonly Tile[] = [
  [
    WandSparkles,
    "AI Card Creation",
    "Describe a creature in your own words and watch it come alive.",
  ],
  [BadgeCheck, "Digital Ownership", "Every card is yours, and has a digital value from day one."],
  [Swords, "Strategic Battles", "Three against three. Elements and abilities decide the day."],
  [Users, "Community Driven", "Trade, share and invite your friends for rewards."],
];

const steps = [
  ["Create Your Cards", "Write what you see in your mind. One card is free every day."],
  ["Build Your Deck", `Choose your best ${DECK_SIZE} cards. The rest wait in your vault.`],
  ["Battle & Trade", "Pick three, beat your rivals, and swap what you have twice."],
] as const;

const rewards: readonly Tile[] = [
  [Coins, "Free Coins", `${START_COINS} coins to start with`],
  [CalendarHeart, "Daily Cards", "A new creature of your own every day"],
  [Medal, "Founder Badge", "On your profile for a lifetime"],
];

export function Features() {
  return (
    <section aria-label="What awaits you" className="mx-auto mt-24 max-w-6xl px-4">
      <TileRow tiles={features} className="grid-cols-2 lg:grid-cols-4" />
    </section>
  );
}

export function Steps() {
  return (
    <section aria-labelledby="how" className="mx-auto mt-24 max-w-6xl px-4">
      <h2 id="how" className="text-center font-display text-3xl sm:text-5xl">
        How It Works
      </h2>
      <ol className="mt-8 grid gap-5 md:grid-cols-3">
        {steps.map(([title, text], index) => (
          <li key={title} className="panel">
            <span
              aria-hidden
              className="brand-fill grid size-12 place-items-center rounded-chip font-display text-2xl"
            >
              {index + 1}
            </span>
            <h3 className="mt-4 font-display text-2xl">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Rewards() {
  return (
    <section aria-labelledby="rewards" className="mx-auto mt-24 max-w-6xl px-4">
      <h2 id="rewards" className="text-center font-display text-3xl sm:text-5xl">
        Early Adopter Rewards
      </h2>
      <TileRow tiles={rewards} className="mt-8 sm:grid-cols-3" />
    </section>
  );
}

function TileRow({ tiles, className }: { tiles: readonly Tile[]; className: string }) {
  return (
    <ul className={`grid gap-4 ${className}`}>
      {tiles.map(([Icon, title, text]) => (
        <li key={title} className="panel p-4 text-center sm:p-6">
          <Icon size={36} className="mx-auto text-gold" aria-hidden />
          <h3 className="mt-3 font-display text-xl">{title}</h3>
          <p className="mt-1 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
