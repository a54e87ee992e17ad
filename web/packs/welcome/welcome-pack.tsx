import { clsx } from "clsx";
import { WELCOME_CARDS } from "#game/packs/welcome.ts";
import { FoilPack } from "#web/packs/foil-pack.tsx";
import { Button } from "#web/ui/button.tsx";
import { packFrame, packPlace } from "./pack-place.ts";

/** Foil as of a golden pack. */
export const welcomePack = {
  id: 3,
  name: "Welcome Pack",
  slots: Array.from({ length: WELCOME_CARDS }),
};

/** The wrapper of a new player's first cards. */
export const WelcomeFoil = ({ isTorn = false }: { isTorn?: boolean }) => (
  <FoilPack pack={welcomePack} state={isTorn ? "tearing" : "waiting"} />
);

/** It lies on the table until it is torn open. */
export function WelcomePack({ onOpen }: { onOpen: () => void }) {
  return (
    <section
      aria-labelledby="welcome-pack"
      className={clsx(
        packFrame,
        "hero-fill flex flex-wrap items-center justify-center gap-x-4 gap-y-3 border-accent sm:gap-x-8",
      )}
    >
      <div className={clsx(packPlace, "relative")}>
        <WelcomeFoil />
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={onOpen}
          className="absolute inset-0 z-10 cursor-pointer"
        />
      </div>
      <div className="grow basis-40 space-y-2 sm:basis-48 sm:space-y-3">
        <h2 id="welcome-pack" className="font-display text-xl/6 sm:text-4xl">
          Your first cards are here
        </h2>
        <p className="text-muted [@media(max-height:44rem)]:sr-only">
          They are yours already. Tear the pack open and meet them.
        </p>
        <Button size="large" onClick={onOpen}>
          Tear It Open
        </Button>
      </div>
    </section>
  );
}
