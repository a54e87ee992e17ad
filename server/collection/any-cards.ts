/**
 * Cards in the hands of admins: any card is made, changed and taken out. What players have stays
 * theirs; what would hand out a card that was taken out ends by itself (market, trades, transfers).
 */
import type * as contract from "#contract/admin-collection.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { abilitiesOf } from "#game/cards/creature-form.ts";
import { usdValueCents } from "#game/cards/value.ts";
import { must } from "#game/lib/must.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Deps } from "#server/lib/deps.ts";
import { present } from "#server/lib/editing.ts";
import { newId, newSeed } from "#server/lib/ids.ts";
import { withMoments } from "#server/lib/database/moments.ts";
import { pageOf } from "#server/lib/database/page.ts";
import { requireOutsidePicture } from "#server/lib/picture-address.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { anyCardAnswers } from "#texts/en/collection.ts";
import { findingRefusals } from "#texts/en/market.ts";
import { countAnyCards, findAnyCard, listAnyCards, type AnyCardRow } from "./any-card-list.ts";
import * as queries from "./any-card-queries.ts";
import {
  archiveOrRemove,
  isDrawn,
  requireAnother,
  requireFreeName,
  save,
  stateOf,
  type AnyCard,
} from "./any-card-states.ts";
import { nameKey } from "./catalogue.ts";

type Filter = InputOf<typeof contract.countAllCards>;
type CardInput = InputOf<typeof contract.createAnyCard>;

export const cardFilterOf = ({ search = "", rarity = "", element = "", archived }: Filter) => ({
  search,
  rarity,
  element,
  isArchived: archived === "true",
});

const anyCardOnWire = ({ owners, ...row }: AnyCardRow) => ({
  ...withMoments(row),
  user_count: owners,
});

export async function listAll({ db }: Deps, input: InputOf<typeof contract.listAllCards>) {
  const { sort = "createdAt" } = input;
  const rows = await listAnyCards(db, { ...cardFilterOf(input), ...pageOf(input), sort });
  return rows.map(anyCardOnWire);
}

export const countAll = async ({ db }: Deps, input: Filter) => ({
  count: await countAnyCards(db, cardFilterOf(input)),
});

const noCard = () => refusedError(findingRefusals, "no_card");

export async function getAny({ db }: Deps, { id }: { id: string }) {
  const row = await findAnyCard(db, id);
  if (!row) throw noCard();
  return anyCardOnWire(row);
}

export async function createAny(deps: Deps, adminId: string, input: CardInput) {
  requireOutsidePicture(input.imageUrl ?? null);
  const id = newId();
  await requireFreeName(deps.db, id, nameKey(input.name));
  const picture = input.imageUrl ? ownPicture(input.imageUrl) : await draw(deps, input);
  return deps.db.transaction(async (tx) => {
    await requireFreeName(tx, id, nameKey(input.name));
    const card: AnyCard = {
      origin: "created",
      catalogueNumber: null,
      creatorId: null,
      createdAt: new Date(deps.now()).toISOString(),
      archivedAt: null,
      japaneseName: input.name,
      ...picture,
      ...designOf(input),
    };
    await save(queries.insertAnyCard(tx, id, card));
    await writeAdminLog(tx, {
      atMs: deps.now(),
      adminId,
      deed: "card created",
      subject: { kind: "card", id },
      why: input.why,
      after: must(await stateOf(tx, id), "state of the new card"),
    });
    return anyCardOnWire(must(await findAnyCard(tx, id), "the new card"));
  });
}

export async function changeAny(
  deps: Deps,
  adminId: string,
  { id, version, ...input }: InputOf<typeof contract.changeAnyCard>,
) {
  return deps.db.transaction(async (tx) => {
    const now = await queries.lockFacts(tx, id);
    if (!now) throw noCard();
    present(await queries.findVersion(tx, id), version);
    const words = await queries.findWords(tx, id);
    const isOtherPicture = input.imageUrl && input.imageUrl !== words.imageUrl;
    if (isOtherPicture) requireOutsidePicture(input.imageUrl ?? null);
    await requireFreeName(tx, id, nameKey(input.name));
    const picture = isOtherPicture ? ownPicture(input.imageUrl ?? "") : {};
    const card: AnyCard = { ...now, ...words, ...picture, ...designOf(input) };
    if (isDrawn(now) && card.rarity !== now.rarity) await requireAnother(tx, id, now.rarity);

    const before = await stateOf(tx, id);
    await save(queries.updateAnyCard(tx, id, card));
    await writeAdminLog(tx, {
      atMs: deps.now(),
      adminId,
      deed: "card changed",
      subject: { kind: "card", id },
      why: input.why,
      before,
      after: await stateOf(tx, id),
    });
    return anyCardOnWire(must(await findAnyCard(tx, id), "the card"));
  });
}

export async function deleteAny(
  deps: Deps,
  adminId: string,
  { id, why, version }: InputOf<typeof contract.deleteAnyCard>,
) {
  return deps.db.transaction(async (tx) => {
    const now = await queries.lockFacts(tx, id);
    if (!now || now.archivedAt !== null) throw noCard();
    present(await queries.findVersion(tx, id), version);
    if (isDrawn(now)) await requireAnother(tx, id, now.rarity);
    const before = await stateOf(tx, id);
    const archived = await archiveOrRemove(tx, id);
    await writeAdminLog(tx, {
      atMs: deps.now(),
      adminId,
      deed: archived ? "card archived" : "card removed",
      subject: { kind: "card", id },
      why,
      before,
      after: await stateOf(tx, id),
    });
    const message = archived ? anyCardAnswers.card_archived : anyCardAnswers.card_removed;
    return { ...succeeded, message, archived };
  });
}

/** What another picture shows is not known. */
const ownPicture = (imageUrl: string) => ({ imageUrl, thumbUrl: imageUrl, looks: "" });

/** What the form says of the card. The last ability is the special one. */
function designOf({ name, element, rarity, attack, defense, ...input }: CardInput) {
  const { abilities = [], description = "", backstory = "" } = input;
  return {
    name,
    nameKey: nameKey(name),
    element,
    rarity,
    attack,
    defense,
    ...abilitiesOf(abilities, element),
    description,
    backstory,
    usdValueCents: usdValueCents({ attack, defense, rarity }),
  };
}

/** The game's own forge draws from the card's words, without an outside service. */
async function draw({ artists, writers, pictures }: Deps, input: CardInput) {
  const { name, rarity, element, ...words } = designOf(input);
  const description = `${name}. ${words.description}`;
  const seed = newSeed();
  const writer = must(writers.at(-1), "the forge's writer");
  const artist = must(artists.at(-1), "the forge's artist");
  const request = { description, rarity, seed, element, attempt: 0 };
  const { looks } = await writer.write(request, () => {});
  const painting = await artist.paint({
    description,
    rarity,
    seed,
    words: { ...words, name, element, japaneseName: name, looks },
  });
  const [picture, thumb] = [
    await pictures.put(painting.picture),
    await pictures.put(painting.thumb),
  ];
  return { looks, imageUrl: `/pictures/${picture}.webp`, thumbUrl: `/pictures/${thumb}.webp` };
}
