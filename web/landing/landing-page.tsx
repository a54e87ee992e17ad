import { CardRarities } from "./card-rarities.tsx";
import { Hero } from "./hero.tsx";
import { JoinNow, LastChance } from "./last-chance.tsx";
import { MeetCreatures } from "./meet-creatures.tsx";
import { Steps } from "./steps.tsx";
import { Features, Rewards } from "./tiles.tsx";
import { WelcomeBonus } from "./welcome-bonus.tsx";

/**
 * Laid out and painted only when it is near the screen. A phone, which would take longer for what
 * lies just below its screen than for what is on it, waits until its first picture is there.
 */
const below = [MeetCreatures, CardRarities, Features, Steps, Rewards, LastChance, JoinNow];

/** What a visitor sees first, in the nine sections of part 1, section 2. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <WelcomeBonus />
      {below.map((Section) => (
        <div
          key={Section.name}
          className="after-first-picture [contain-intrinsic-size:auto_45rem] [content-visibility:auto]"
        >
          <Section />
        </div>
      ))}
    </>
  );
}
