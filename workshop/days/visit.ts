/** Ten minutes of play: the gift, the free card, some battles, what missions ask for, and packs. */
import type { Capability } from "#game/account/capabilities.ts";
import { albumPages, albumRewardCoins, isFull, refuseAlbumReward } from "#game/album/album.ts";
import { ratingAfter } from "#game/arena/glicko2.ts";
import { leagueOf } from "#game/arena/leagues.ts";
import { winPercent } from "#game/battle/computer-levels.ts";
import {
  battleCards,
  battleCoins,
  battleExperience,
  coinRewardOf,
  type Opposition,
  type CoinReward,
} from "#game/battle/rewards.ts";
import { suggestedLevel } from "#game/battle/rival.ts";
import { elements } from "#game/cards/elements.ts";
import { nextFinish } from "#game/cards/finishes.ts";
import { bestTrained } from "#game/collection/fuse.ts";
import { bonusPrice } from "#game/creation/bonus.ts";
import { rollCardRarity } from "#game/creation/roll.ts";
import { must } from "#game/lib/must.ts";
import type { MissionEvent, Objective } from "#game/missions/missions.ts";
import { visit as comeAgain } from "#game/missions/streak.ts";
import { giftAt, trackPlace } from "#game/missions/track.ts";
import { elementsAsked, winsWith } from "#game/missions/win-with.ts";
import { drawPack } from "#game/packs/committed-draw.ts";
import { drawCard } from "#game/packs/draw.ts";
import { readOdds, writeOdds } from "#game/packs/odds.ts";
import { refuseToOpen } from "#game/packs/open.ts";
import { packsAt } from "#game/packs/packs.ts";
import { rivalOf } from "#game/road/road.ts";
import { isBossId, rivalIds, type RivalId } from "#game/road/rival-ids.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { winsOnRoad } from "#workshop/balance/road.ts";
import { catalogueAt, filledPage } from "./catalogue.ts";
import { playCup } from "./cup.ts";
import { buyKeepsakes } from "./keepsakes.ts";
import { advance, asksFor, drawAll } from "./missions.ts";
import { addCopy, chanceAgainst, fusible, may, receive, type Copy, type Player } from "./player.ts";

export type CoinsMoved = { in: number; out: number };

type Visit = { player: Player; nowMs: number; coins: CoinsMoved };

export const BATTLES = { from: 4, to: 6 };
/** How often a player does what a mission asks for, and makes the day's free card. */
const WILLING = 0.75;

export function play(player: Player, nowMs: number): CoinsMoved {
  const visit: Visit = { player, nowMs, coins: { in: 0, out: 0 } };
  const { dice } = player;
  collectGift(visit);
  if (dice.chance(WILLING)) deed(visit, { kind: "finish_tutorial", amount: 1 });
  if (dice.chance(WILLING)) createCard(visit);
  fightComputer(visit);
  fightPlayer(visit);
  fightInCup(visit);
  doAsked(visit);
  fuse(visit);
  remake(visit);
  pay(visit, buyKeepsakes(player));
  spend(visit);
  claimPages(visit);
  walkRoad(visit);
  return visit.coins;
}

/** What waits for a player before anything is played. */
export const arrive = (player: Player, nowMs: number): void => drawAll(player, nowMs);

function earn({ player, coins }: Visit, amount: number): void {
  player.coins += amount;
  coins.in += amount;
}

function pay({ player, coins }: Visit, amount: number): void {
  player.coins -= amount;
  coins.out += amount;
}

function deed(visit: Visit, ...events: MissionEvent[]): void {
  const { coins, cards } = advance(visit.player, events, visit.nowMs);
  earn(visit, coins);
  for (let i = 0; i < cards; i++) drawPrize(visit);
}

function drawPrize({ player, nowMs }: Visit) {
  const { dice, pity, album: owned } = player;
  const catalogue = catalogueAt(nowMs);
  const drawn = drawCard(dice, "standard", { catalogue, owned, pity });
  player.pity = drawn.pity;
  receive(player, drawn.card.id, drawn.card.element);
  return drawn.card;
}

function collectGift(visit: Visit): void {
  const { player, nowMs } = visit;
  player.streak = comeAgain(player.streak, nowMs);
  player.daysCome++;
  earn(visit, giftAt(trackPlace(player.daysCome), standardSettings));
  deed(visit, { kind: "login_streak", amount: 1 });
}

function createCard(visit: Visit): void {
  const { player } = visit;
  const { dice } = player;
  player.made++;
  const rarity = rollCardRarity(dice, "free");
  const cardId = `own ${player.daysCome}`;
  addCopy(player, { cardId, element: dice.pick(elements), madeBy: "owner" });
  deed(
    visit,
    { kind: "create_cards", amount: 1 },
    { kind: "first_card", amount: 1 },
    { kind: "collect_rarity", rarity, amount: 1 },
  );
}

/** The same three fight again and again, but for the elements that a mission asks for. */
function teamOf({ copies }: Player, asked: ReadonlySet<Objective>): Copy[] {
  const own = copies.find(({ madeBy }) => madeBy === "owner");
  const usual = [own, ...copies].filter((copy) => copy !== undefined);
  const wanted = [...asked]
    .map((objective) =>
      elementsAsked(objective).map((each) => copies.find(({ element }) => element === each)),
    )
    .find((found) => found.length > 0 && !found.includes(undefined));
  const first = (wanted ?? []).filter((copy) => copy !== undefined);
  return [...new Set([...first, ...usual])].slice(0, 3);
}

function fightComputer(visit: Visit): void {
  const { player } = visit;
  const paidToday: Record<CoinReward, number> = { computer_win: 0, player_win: 0, consolation: 0 };
  const battles = player.dice.int(BATTLES.from, BATTLES.to);
  let wins = 0;
  for (let battle = 0; battle < battles; battle++) {
    const level = suggestedLevel(player.battlesFought);
    const against = { mode: "computer", level } as const;
    const isWon = player.dice.chance(winPercent[level] / 100);
    const outcome = isWon ? "won" : "lost";
    const paid = { paidToday, paidAgainstOpponentToday: 0 };
    earn(visit, battleCoins({ against, outcome, ...paid }, standardSettings));
    paidToday[coinRewardOf(against, outcome)]++;
    fought(visit, { against, isWon, cards: battleCards(outcome, wins) });
    if (isWon) wins++;
  }
}

type Fought = { against: Opposition; isWon: boolean; cards: number };

function fought(visit: Visit, { against, isWon, cards }: Fought): void {
  const { player, nowMs } = visit;
  const team = teamOf(player, asksFor(player, nowMs));
  player.battlesFought++;
  if (isWon) player.battlesWon++;
  for (const copy of team) copy.experience += battleExperience(isWon ? "won" : "lost");
  const events: MissionEvent[] = [
    { kind: "first_battle", amount: 1 },
    { kind: "fight_battles", amount: 1 },
  ];
  if (against.mode !== "computer") events.push({ kind: "fight_players", amount: 1 });
  if (isWon) {
    events.push({ kind: "first_win", amount: 1 }, { kind: "win_battles", amount: 1 });
    const kinds = winsWith(team.map(({ element }) => element));
    events.push(...kinds.map((kind) => ({ kind, amount: 1 })));
  }
  for (let i = 0; i < cards; i++) {
    const { rarity } = drawPrize(visit);
    events.push({ kind: "collect_rarity", rarity, amount: 1 });
  }
  deed(visit, ...events);
}

/** One duel of the Fair Arena, against a player of about the same rating. */
function fightPlayer(visit: Visit): void {
  const { player } = visit;
  const { dice, rating } = player;
  if (!may(player, "strangers") || !dice.chance(0.5)) return;
  const opponent = { rating: rating.rating + dice.int(-100, 100), deviation: 80, volatility: 0.06 };
  const isWon = dice.chance(chanceAgainst(player, opponent.rating));
  player.rating = ratingAfter(rating, [{ opponent, score: isWon ? 1 : 0 }], 1);
  player.league = leagueOf(player.rating.rating);
  duelled(visit, isWon);
}

function duelled(visit: Visit, isWon: boolean): void {
  if (isWon) earn(visit, standardSettings.playerWinCoins);
  fought(visit, { against: { mode: "ranked" }, isWon, cards: 0 });
}

function fightInCup(visit: Visit): void {
  for (const isWon of playCup(visit.player, visit.nowMs)) duelled(visit, isWon);
}

type Simple = Exclude<MissionEvent["kind"], "collect_rarity">;

/** What a mission may ask for beside battles and cards, and what the account needs for it. */
const simpleDeeds: readonly { kind: Simple; needs: Capability; coins: number }[] = [
  { kind: "move_cards", needs: "play", coins: 0 },
  { kind: "first_deck_move", needs: "play", coins: 0 },
  { kind: "share_cards", needs: "sharing", coins: standardSettings.shareCoins },
  { kind: "list_cards", needs: "market", coins: 0 },
  { kind: "complete_trades", needs: "trade", coins: 0 },
  { kind: "give_cards", needs: "gifts", coins: 0 },
];

function doAsked(visit: Visit): void {
  const { player, nowMs } = visit;
  const asked = asksFor(player, nowMs);
  for (const { kind, needs, coins } of simpleDeeds) {
    if (!asked.has(kind) || !may(player, needs) || !player.dice.chance(WILLING)) continue;
    earn(visit, coins);
    deed(visit, { kind, amount: kind === "move_cards" ? 2 : 1 });
  }
}

function fuse(visit: Visit): void {
  const { player } = visit;
  const [three] = fusible(player);
  if (!three || !player.dice.chance(WILLING)) return;
  const kept = must(bestTrained(three), "a copy");
  player.copies = player.copies.filter((copy) => copy === kept || !three.includes(copy));
  kept.finish = nextFinish(kept.finish) ?? kept.finish;
  deed(visit, { kind: "fuse_cards", amount: 1 });
}

/** On so many visits a player gives a creature another name, or has a further picture painted that costs. */
const remakes = [
  [0.03, standardSettings.renameCoins],
  [0.03, standardSettings.pictureCoins],
] as const;

function remake(visit: Visit): void {
  const { player } = visit;
  for (const [willing, price] of remakes) {
    if (player.dice.chance(willing) && player.coins >= price) pay(visit, price);
  }
}

function spend(visit: Visit): void {
  const { player, nowMs } = visit;
  const isComplete = player.album.size >= catalogueAt(nowMs).length;
  if (player.isCollector && isComplete) makeBonusCards(visit);
  else openPacks(visit);
}

/** A collector with a full album makes a card for coins on so many visits. */
const BONUS_WILLING = 0.4;

function makeBonusCards(visit: Visit): void {
  const { player } = visit;
  if (!player.dice.chance(BONUS_WILLING)) return;
  for (let made = 0; ; made++) {
    const price = bonusPrice(made, standardSettings);
    if (price === null || player.coins < price) return;
    pay(visit, price);
    createCard(visit);
  }
}

function openPacks(visit: Visit): void {
  const { player, nowMs } = visit;
  const pack = must(
    packsAt(standardSettings)[player.packsOpened === 0 ? 0 : player.favouritePack],
    "a pack",
  );
  if (refuseToOpen(pack, player.coins)) return;
  pay(visit, pack.priceCoins);
  const catalogue = catalogueAt(nowMs);
  const owned = catalogue.flatMap(({ id }, place) => (player.album.has(id) ? [place] : []));
  const odds = readOdds(writeOdds(pack, catalogue));
  const before = { owned, pityBefore: player.pity, nonce: player.packsOpened };
  const { cardIds, pityAfter } = drawPack(player.dice, odds, before);
  player.pity = pityAfter;
  player.packsOpened++;
  const cards = cardIds.map((id) =>
    must(
      catalogue.find((card) => card.id === id),
      id,
    ),
  );
  for (const { id, element } of cards) receive(player, id, element);
  deed(
    visit,
    { kind: "open_packs", amount: 1 },
    ...cards.map(({ rarity }) => ({ kind: "collect_rarity", rarity, amount: 1 }) as const),
  );
}

function claimPages(visit: Visit): void {
  const { player, nowMs } = visit;
  for (const page of albumPages) {
    const of = filledPage(player, page, nowMs);
    if (!isFull(of) || refuseAlbumReward(of, player.rewarded.has(page))) continue;
    player.rewarded.add(page);
    earn(visit, albumRewardCoins(page, standardSettings));
  }
}

/** So many duels on the Tale Road a visit. */
const ROAD_DUELS = 2;
const MEASURED_DUELS = 40;

/** By rival, in percent: how often a player as good as the Fair computer wins. */
const roadChances = new Map<RivalId, number>();

function chanceOn(id: RivalId): number {
  const known = roadChances.get(id) ?? winsOnRoad(rivalOf(id), 3, MEASURED_DUELS);
  roadChances.set(id, known);
  return known / 100;
}

function walkRoad(visit: Visit): void {
  const { player } = visit;
  for (let duel = 0; duel < ROAD_DUELS; duel++) {
    const next = rivalIds[player.roadWon];
    if (next === undefined || !player.dice.chance(chanceOn(next))) continue;
    player.roadWon++;
    const { roadBossCoins, roadCoins } = standardSettings;
    earn(visit, isBossId(next) ? roadBossCoins : roadCoins);
  }
}
