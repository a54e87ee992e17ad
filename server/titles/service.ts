import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/titles.ts";
import { isEarned, titleOf } from "#game/titles/titles.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { lockPurse } from "#server/purse/service.ts";
import { titleAnswers, titleRefusals } from "#texts/en/titles.ts";
import * as queries from "./queries.ts";

export async function listTitles({ db }: Deps, playerId: string) {
  const deeds = await queries.countDeeds(db, playerId);
  return { deeds, chosen: (await queries.findTitle(db, playerId))?.title ?? null };
}

export function chooseTitle(
  { db }: Deps,
  playerId: string,
  { title }: InputOf<typeof contract.chooseTitle>,
) {
  return db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    if (title === null) {
      await queries.deleteTitle(tx, playerId);
      return { ...succeeded, message: titleAnswers.none, chosen: title };
    }
    if (!isEarned(title, await queries.countDeeds(tx, playerId))) {
      throw refusedError(titleRefusals, "title_not_earned");
    }
    await queries.saveTitle(tx, playerId, title);
    const message = titleAnswers.chosen({ name: titleOf(title).name });
    return { ...succeeded, message, chosen: title };
  });
}
