/** Players as members of a family, as old as they are now. */
import { ageNow, type AgeBand } from "#game/account/age.ts";
import { monthOf } from "#game/lib/day.ts";
import { plainName } from "#game/lib/plain-name.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import type { ApprovalRow } from "./approval-queries.ts";
import { findMember, type MemberRow } from "./queries.ts";

export type Member = MemberRow & { band: AgeBand | null };

export function memberOf({ family, now }: Pick<Deps, "family" | "now">, row: MemberRow): Member {
  const { ageBand, ageLastMonth: lastMonth } = row;
  const band =
    ageBand && ageNow({ band: ageBand, lastMonth }, family.consentAge, monthOf(now())).band;
  return { ...row, band };
}

/** The one who asks. Another request may have closed the account since this one was let in. */
export async function askingMember(
  deps: Pick<Deps, "family" | "now">,
  tx: Tx,
  playerId: string,
): Promise<Member> {
  const found = await findMember(tx, playerId);
  if (!found) throw refusedError(requestRefusals, "signed_out");
  return memberOf(deps, found);
}

/** Without a yes from a parent, this player's words do not stay. */
export const mustBeApproved = ({ band, isApproved }: Member): boolean =>
  band === "child" && !isApproved;

/** Names that were entered anywhere, as names in a letter. */
export function namesFor(
  { childName }: Pick<ApprovalRow, "childName">,
  { firstName, shownName, ...child }: Pick<Member, "firstName" | "shownName" | "username">,
) {
  const username = plainName(child.username) ?? shownName;
  const called = plainName(childName) ?? plainName(firstName);
  return { child: called ?? username, firstName: called, username, shownName };
}
