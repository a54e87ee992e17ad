import { useState } from "react";
import { HomeScreen } from "#web/home/home-screen.tsx";
import { useUser } from "#web/lib/session.tsx";
import { WelcomePack } from "#web/packs/welcome/welcome-pack.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";

const WelcomeOverlay = lazily(
  () => import("#web/packs/welcome/welcome-overlay.tsx"),
  "WelcomeOverlay",
);

/** The player's home, with the pack of the first cards on the table until it is opened. */
export function HomePage() {
  const { user } = useUser();
  const [isOpening, setOpening] = useState(false);
  const open = () => setOpening(true);
  return (
    <>
      {user?.hasWelcomePack ? (
        <HomeScreen welcome={{ pack: <WelcomePack onOpen={open} />, open }} />
      ) : (
        <HomeScreen />
      )}
      {isOpening && <WelcomeOverlay onClose={() => setOpening(false)} />}
    </>
  );
}
