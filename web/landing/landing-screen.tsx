import { CardRarities } from "./card-rarities.tsx";
import { Hero } from "./hero.tsx";
import { JoinNow, LastChance } from "./last-chance.tsx";
import { MeetCreatures } from "./meet-creatures.tsx";
import { Steps } from "./steps.tsx";
import { Features, Rewards } from "./tiles.tsx";
import { WelcomeBonus } from "./welcome-bonus.tsx";

/** What a visitor sees first, in the nine sections of part 1, section 2. */
export function LandingScreen() {
  return (
    <>
      <title>Taleborn: create, collect and battle creature cards</title>
      <Hero />
      <WelcomeBonus />
      <MeetCreatures />
      <CardRarities />
      <Features />
      <Steps />
      <Rewards />
      <LastChance />
      <JoinNow />
    </>
  );
}
