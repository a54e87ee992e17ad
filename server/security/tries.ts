import type { Deps } from "#server/lib/deps.ts";
import { countAll } from "#server/lib/limits.ts";

/**
 * Counts a code before it is looked at, over all challenges and sessions of the account. A new password
 * begins without tries: whoever else knew the old one must not keep the player out. What comes back is to
 * be called when the code was right.
 */
export async function countTry(
  { limits }: Pick<Deps, "limits">,
  account: string,
): Promise<() => Promise<void>> {
  const giveBack = await countAll(limits, [
    ["second factor of one account", account],
    ["second factor of one account in a day", account],
  ]);
  return async () => {
    await giveBack();
    await limits.forget("second factor of one account", account);
  };
}
