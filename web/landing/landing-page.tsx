import { CardRarities } from "./card-rarities.tsx";
import { Hero } from "./hero.tsx";
import { JoinNow, LastChance } from "./last-chance.tsx";
import { MeetCreatures } from "./meet-creatures.tsx";
import { Steps } from "./steps.tsx";
import { Features, Rewards } from "./tiles.tsx";
import { WelcomeBonus } from "./welcome-bonus.tsx";

/** Laid out and painted only when somebody comes near: the first picture does not wait for them. */
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
          className="[contain-intrinsic-size:auto_45rem] [content-visibility:auto]"
        >
          <Section />
        </div>
      ))}
    </>
  );
}
