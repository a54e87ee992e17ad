import type { Deps } from "#server/lib/deps.ts";
import { countAll } from "#server/lib/limits.ts";

/**
 * Counts a code before it is looked at, over all challenges and sessions of the account. A new
 * password begins without tries: a person who knew the old one must not keep the player out. The
 * caller calls the returned function when the code was right.
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
