/** What a birthday that ends an age band changes, besides the band. */
import type { AgeBand } from "#game/account/age.ts";

export type GrownChild = {
  /** The band that has begun. */
  band: AgeBand;
  /** A parent looks after the player, with or without an account. */
  hasGuardian: boolean;
};

export type Growth = {
  /** Who waited for a parent is called by their own name. */
  endsWaiting: boolean;
  /** Guardians, and what they have set, are gone. */
  endsGuardianship: boolean;
};

export const growthOf = ({ band, hasGuardian }: GrownChild): Growth => ({
  endsWaiting: band !== "child" && !hasGuardian,
  endsGuardianship: band === "adult" && hasGuardian,
});
