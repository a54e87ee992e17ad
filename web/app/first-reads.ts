import type * as z from "zod/v4/core";
import { getAlbum } from "#contract/album.ts";
import { collectionStats, listDeck } from "#contract/collection.ts";
import { listContent } from "#contract/content.ts";
import { checkCooldown, checkPremiumCooldown } from "#contract/creation.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { getFriends } from "#contract/friends.ts";
import { inviteStatus } from "#contract/invites.ts";
import { listLooks } from "#contract/looks.ts";
import { listMissions, listSeasons } from "#contract/missions.ts";
import { getRoad } from "#contract/road.ts";
import { getPlayerPage } from "#contract/showcase.ts";
import { getSharedCard, shareStatus } from "#contract/sharing.ts";

const read = <In extends z.$ZodType, Out extends z.$ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
) => ({ endpoint, input });

/**
 * What screens ask first. A row of the screen table names those of its screen: the server answers
 * them into the page, and a link to the screen asks them before it is pressed.
 */
export const firstReads = {
  cardCounts: read(collectionStats, {}),
  deck: read(listDeck, {}),
  album: read(getAlbum, {}),
  road: read(getRoad, {}),
  seasons: read(listSeasons, {}),
  looks: read(listLooks, {}),
  dailyCard: read(checkCooldown, {}),
  premiumCard: read(checkPremiumCooldown, {}),
  shares: read(shareStatus, {}),
  missions: read(listMissions, {}),
  friends: read(getFriends, {}),
  invites: read(inviteStatus, {}),
  news: read(listContent, { type: "announcement" }),
  guide: read(listContent, {}),
};

export type FirstRead = keyof typeof firstReads;

/**
 * What decides whether a visitor sees the screen of one thing: the server asks it with the id in the
 * address, and puts the answer into the page.
 */
export const visitorReads = {
  sharedCard: (id: string) => read(getSharedCard, { id }),
  playerPage: (id: string) => read(getPlayerPage, { id }),
};

export type VisitorRead = keyof typeof visitorReads;
