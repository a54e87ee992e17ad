/** What the players of a weekend cup do. Those without a page of their own are played by requests. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { home, pinnedNode } from "#tools/set-up.mjs";
import type { Duelist } from "./duel.ts";
import type { OwnGame } from "./own-game.ts";

const DAY_MS = 86_400_000;

/** Players with an open page see the hour come. */
const EARLY_MS = 1_000;

type Match = {
  sides: ({ name: string; isYou: boolean } | null)[];
  duelId: string | null;
  winner: 0 | 1 | null;
};

type Cup = {
  next: { startsAtMs: number };
  latest: {
    state: string;
    rounds: Match[][];
    places: { place: number; name: string }[];
  } | null;
};

/** A cup that can be entered on every day; its duels begin after a short pause. */
export async function setCup(admin: Page, cupPlayersAtLeast: number) {
  const settings = { cupPlayersAtLeast, cupOpensHours: 168, cupPauseSeconds: 3 };
  const saved = await admin.request.put("/api/admin/settings", { data: { settings } });
  expect(saved.status()).toBe(200);
}

/** From the arena, as a player finds it. */
export async function entersByHand(page: Page) {
  await page.goto("/arena");
  await page.getByRole("link", { name: "Weekend Cup" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Weekend Cup" })).toBeVisible();
  await page.getByRole("button", { name: "Choose Your Cards" }).click();
  const deck = page.getByRole("list", { name: "Your deck" }).getByRole("button");
  for (const nth of [0, 1, 2]) await deck.nth(nth).click();
  await page.getByRole("button", { name: "Enter the Cup" }).click();
  await expect(page.getByText("You are in. Be here in time!")).toBeVisible();
}

export async function enters({ request }: Page) {
  const deck = (await (await request.get("/api/cards/deck")).json()) as { id: string }[];
  const playerCards = deck.slice(0, 3).map(({ id }) => id);
  const answer = await request.post("/api/cup/enter", { data: { playerCards } });
  expect(answer.status()).toBe(200);
}

/** `at`: the address of the server that answers. */
export async function cupOf({ request }: Page, at = ""): Promise<Cup> {
  return (await (await request.get(`${at}/api/cup`)).json()) as Cup;
}

/** How long it is until a moment before the hour of the cup. */
export async function daysUntilCup(player: Page): Promise<number> {
  const { next } = await cupOf(player);
  return (next.startsAtMs - EARLY_MS - Date.now()) / DAY_MS;
}

/** How far the bracket is: what a player reads of it, without the moments. */
export const bracketOf = async (player: Page, at = "") =>
  ((await cupOf(player, at)).latest?.rounds ?? []).map((round) =>
    round.map(({ sides, duelId, winner }) => [...sides.map((side) => side?.name), duelId, winner]),
  );

/** Waits until every duel of this round, counted from 0, has begun; its matches. */
export async function roundBegins(player: Page, index: number): Promise<Match[]> {
  const round = async () => (await cupOf(player)).latest?.rounds[index] ?? [];
  const areOn = async () => {
    const matches = await round();
    return matches.length > 0 && matches.every(({ duelId }) => duelId !== null);
  };
  await expect.poll(areOn, { timeout: 60_000 }).toBe(true);
  return round();
}

/** Gives up in the own duel of this round. */
export async function surrenders({ page }: Duelist, { duelId }: Match, at = "") {
  const data = { step: 0, choice: "surrender" };
  const answer = await page.request.post(`${at}/api/duels/${duelId}/choose`, { data });
  expect(answer.status()).toBe(200);
}

const isIn = ({ account }: Duelist, { sides }: Match): boolean =>
  sides.some((side) => side?.name === account.username);

export const matchOf = (matches: readonly Match[], duelist: Duelist): Match =>
  matches.find((match) => isIn(duelist, match))!;

/** Who gives up in this match, so that these players come through. */
export const loserOf = (match: Match, all: readonly Duelist[], through: readonly Duelist[]) =>
  all.find((duelist) => isIn(duelist, match) && !through.includes(duelist))!;

/** The audit of the game's database, as operators ask for it. */
export async function audit({ settings }: OwnGame): Promise<string> {
  const env = { ...process.env, ...settings };
  const command = ["server/audit-cli.ts"];
  const { stdout } = await promisify(execFile)(String(pinnedNode()), command, { cwd: home, env });
  return stdout;
}
