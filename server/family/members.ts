/** Players as members of a family, as old as they are now. */
import { ageNow, type AgeBand } from "#game/account/age.ts";
import { monthOf } from "#game/lib/day.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { MemberRow } from "./queries.ts";

export type Member = MemberRow & { band: AgeBand | null };

export function memberOf({ family, now }: Pick<Deps, "family" | "now">, row: MemberRow): Member {
  const { ageBand, ageLastMonth: lastMonth } = row;
  const band =
    ageBand && ageNow({ band: ageBand, lastMonth }, family.consentAge, monthOf(now())).band;
  return { ...row, band };
}

/** Without a yes from a parent, this player's words do not stay. */
export const mustBeApproved = ({ band, isApproved }: Member): boolean =>
  band === "child" && !isApproved;
