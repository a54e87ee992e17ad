/** What each change that was answered has done to coins, to cards, and to things that end once. */
import type * as z from "zod/v4/core";
import { claimAlbumReward } from "#contract/album.ts";
import { fuseCards } from "#contract/collection.ts";
import { createBonusCard } from "#contract/creation.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { buyLook } from "#contract/looks.ts";
import * as market from "#contract/market.ts";
import { recordVisit } from "#contract/missions.ts";
import { openPack } from "#contract/packs.ts";
import { paintCard, renameCard } from "#contract/remakes.ts";
import { winOnRoad } from "#contract/road.ts";
import { buyTeamSlot } from "#contract/teams.ts";
import * as trades from "#contract/trades.ts";
import * as transfers from "#contract/transfers.ts";
import { packsAt } from "#game/packs/packs.ts";
import { standardSettings } from "#game/settings/settings.ts";

export const nameOf = ({ method, path }: Pick<Endpoint, "method" | "path">) => `${method} ${path}`;

type Row<Input, Answer> = {
  /** Why the coins of the player who asked have moved, and how many; 0 is none. */
  pays?: [reason: string, coins: (input: Input, answer: Answer) => number];
  /** Cards that have come to the player who asked. */
  brings?: (input: Input, answer: Answer) => readonly string[];
  /** Cards that have gone to a player whom the answer does not name. */
  gives?: (input: Input, answer: Answer) => readonly string[];
  /** Cards that are no more. */
  uses?: (input: Input) => readonly string[];
  /** What happens once in the game; `player` is the one who asked. */
  ends?: (input: Input, answer: Answer, player: string) => readonly string[];
};

export type Effects = Row<never, never>;

const row = <In extends z.$ZodType, Out extends z.$ZodType>(
  endpoint: Endpoint<In, Out>,
  effects: Row<z.input<In>, z.output<Out>>,
): [string, Effects] => [nameOf(endpoint), effects as Effects];

const packCoins = (id: unknown): number =>
  packsAt(standardSettings).find((pack) => pack.id === Number(id))?.priceCoins ?? 0;

/** Who has taken a card by a code hears so again, whatever has become of the card since. */
const unlessAgain = <What>({ message }: { message: string }, what: readonly What[]) =>
  message.includes("already") ? [] : what;

const tradeOf = ({ tradeCode }: { tradeCode: string }) => `trade ${tradeCode}`;

/** What a call that is not here does, only the audit looks at. */
export const effectsOf: ReadonlyMap<string, Effects> = new Map([
  row(openPack, {
    pays: ["pack", ({ id }) => -packCoins(id)],
    brings: (_, { cards }) => cards.map(({ id }) => id),
  }),
  row(buyLook, {
    pays: ["look", ({ price }) => -price],
    ends: ({ look }, _, player) => [`look ${look} of ${player}`],
  }),
  row(buyTeamSlot, {
    pays: ["team_slot", ({ price }) => -price],
    ends: ({ slots }, _, player) => [`place ${slots + 1} for a team of ${player}`],
  }),
  row(renameCard, { pays: ["card_renamed", ({ price }) => -price] }),
  row(paintCard, { pays: ["card_repainted", ({ price }) => -price] }),
  row(createBonusCard, { pays: ["bonus_card", ({ price }) => -price] }),
  row(recordVisit, { pays: ["daily_gift", (_, { giftCoins }) => giftCoins] }),
  row(claimAlbumReward, {
    pays: ["album", (_, { coins }) => coins],
    ends: ({ page }, _, player) => [`album page ${page} of ${player}`],
  }),
  row(winOnRoad, {
    pays: ["road", (_, { coins }) => coins],
    ends: ({ rival }, { coins }, player) => (coins > 0 ? [`coins of ${rival} for ${player}`] : []),
  }),
  row(market.createListing, {
    gives: (_, { sold, userCardId }) => (sold ? [userCardId] : []),
    ends: (_, { sold, id }) => (sold ? [`listing ${id}`] : []),
  }),
  row(market.purchase, {
    pays: ["purchase", (_, { price }) => -price],
    brings: (_, { userCardId }) => [userCardId],
    ends: ({ id }) => [`listing ${id}`],
  }),
  row(market.cancelListing, { ends: ({ id }) => [`listing ${id}`] }),
  row(market.createOrder, {
    pays: ["purchase", (_, { bought }) => (bought ? -bought.price : 0)],
    brings: (_, { bought }) => (bought ? [bought.userCardId] : []),
  }),
  row(market.cancelOrder, { ends: ({ id }) => [`order ${id}`] }),
  row(trades.acceptTrade, {
    brings: (_, answer) => unlessAgain(answer, [answer.userCardId]),
    ends: (input, answer) => unlessAgain(answer, [tradeOf(input)]),
  }),
  row(trades.cancelTrade, { ends: (input) => [tradeOf(input)] }),
  row(transfers.claimTransfer, {
    brings: (_, answer) => unlessAgain(answer, [answer.userCardId]),
    ends: ({ transferCode }, answer) => unlessAgain(answer, [`transfer ${transferCode}`]),
  }),
  row(transfers.cancelTransfer, { ends: ({ code }) => [`transfer ${code}`] }),
  row(fuseCards, { uses: ({ otherIds }) => otherIds }),
]);

export const effectsFor = ({ name }: { name: string }): Effects => effectsOf.get(name) ?? {};
