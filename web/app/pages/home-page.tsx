import { clsx } from "clsx";
import { useState } from "react";
import type { UserOnWire } from "#contract/account.ts";
import { HomeScreen } from "#web/home/home-screen.tsx";
import { firstStepOf } from "#web/lib/first-steps.ts";
import { useUser } from "#web/lib/session.tsx";
import { packFrame, packPlace } from "#web/packs/welcome/pack-place.ts";
import { lazily, Nothing } from "#web/ui/later/lazily.tsx";

/** Its place is kept, so that nothing moves when it comes. */
const WelcomePack = lazily(() => import("#web/packs/welcome/welcome-pack.tsx"), "WelcomePack", {
  otherwise: Nothing,
  meanwhile: (
    <div className={clsx(packFrame, "border-line")}>
      <div className={clsx(packPlace, "aspect-[5/7.6]")} />
    </div>
  ),
});

const WelcomeOverlay = lazily(
  () => import("#web/packs/welcome/welcome-overlay.tsx"),
  "WelcomeOverlay",
);

/** The player's home, with the pack of the first cards on the table until it is opened. */
export function HomePage() {
  const { user } = useUser();
  const [isOpening, setOpening] = useState(false);
  const open = () => setOpening(true);
  const isSealed = user?.hasWelcomePack === true;
  return (
    <>
      <HomeScreen
        welcome={isSealed && <WelcomePack onOpen={open} />}
        play={isSealed ? open : firstPlace(user)}
      />
      {isOpening && <WelcomeOverlay onClose={() => setOpening(false)} />}
    </>
  );
}

/** Where a new player plays on; undefined for all others. */
function firstPlace(user: UserOnWire | null): string | undefined {
  const step = firstStepOf(user?.id ?? "");
  if (step === "duel") return "/practice?first";
  return step === "create" && user?.cardsCreated === 0 ? "/create-dynamic" : undefined;
}
