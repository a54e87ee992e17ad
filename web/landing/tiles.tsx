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
import type { ReactNode } from "react";
import { START_COINS } from "#game/account/sign-up.ts";
import { afterCampaign, whileCampaign } from "./campaign.ts";
import { SectionHeading } from "./section-heading.tsx";

type Tile = readonly [Icon: LucideIcon, title: string, text: ReactNode];

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

const rewards: readonly Tile[] = [
  [Coins, "Free Coins", `${START_COINS} coins to start with`],
  [CalendarHeart, "Daily Cards", "A new creature of your own every day"],
  [
    Medal,
    "Founder Badge",
    <>
      <span className={whileCampaign}>On your profile for a lifetime</span>
      <span className={afterCampaign}>Worn by those who joined in the first days</span>
    </>,
  ],
];

export function Features() {
  return (
    <section aria-label="What awaits you" className="mx-auto mt-24 max-w-6xl px-4">
      <ul className="panel grid gap-x-6 gap-y-7 p-6 sm:grid-cols-2 lg:grid-cols-4 lg:gap-0 lg:p-0">
        {features.map(([Icon, title, text]) => (
          <li key={title} className="flex gap-4 border-line lg:block lg:p-6 lg:not-first:border-l">
            <span className="grid size-12 shrink-0 place-items-center rounded-button bg-raised text-violet">
              <Icon size={26} aria-hidden />
            </span>
            <span>
              <h3 className="font-display text-xl lg:mt-4">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Rewards() {
  return (
    <section aria-labelledby="rewards" className="mx-auto mt-24 max-w-6xl px-4">
      <SectionHeading id="rewards" title="Early Adopter Rewards" />
      <ul className="mt-10 grid gap-8 sm:grid-cols-3 sm:gap-4">
        {rewards.map(([Icon, title, text]) => (
          <li key={title} className="text-center">
            <span className="mx-auto grid size-24 place-items-center rounded-chip border-4 border-double border-accent-ink/40 bg-accent text-accent-ink [box-shadow:var(--shadow-accent)]">
              <Icon size={44} aria-hidden />
            </span>
            <h3 className="mt-4 font-display text-2xl">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
