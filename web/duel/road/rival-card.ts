import type { DuelCard } from "#game/duel/duel.ts";
import type { RoadRival } from "#game/road/road.ts";
import type { PicturedCard } from "#web/cards/card-picture.tsx";
import { cutOutOf } from "#web/shared/stage/cut-out.ts";

const picturedOf = ({ name, rarity, element, imageUrl }: DuelCard): PicturedCard => ({
  name,
  rarity,
  element,
  imageUrl: imageUrl ?? "",
  thumbUrl: imageUrl?.replace(".webp", "-s.webp") ?? "",
});

/** Fetches the pictures of a team, so that they are there when the connection is not. */
export function keepPictures(rival: RoadRival): void {
  for (const { imageUrl, thumbUrl } of teamPictures(rival)) {
    const alone = cutOutOf(imageUrl) ?? imageUrl;
    for (const url of [thumbUrl, alone]) new Image().src = url;
  }
}

/** The creature that stands in front. */
export const portraitOf = ({ team: [first] }: RoadRival): PicturedCard => picturedOf(first);

export const teamPictures = ({ team }: RoadRival): PicturedCard[] => team.map(picturedOf);
