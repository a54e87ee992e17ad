import { expect, test } from "vitest";
import { quickBattle } from "#contract/battle.ts";
import { getReplay } from "#contract/replays.ts";
import { statBudget } from "#game/cards/rarities.ts";
import { fightsWith, makesCard } from "#server/collection/test-makers.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { generates } from "#server/trades/test-dealers.ts";
import { claimTransfer } from "#contract/transfers.ts";

const game = await testGame();
const printed = game.deps.settings;

const weak = { attack: 20, defense: 16 };
const bonded = { attack: 40, defense: 32 };

const leadOf = ({ body }: { body: { player: { fighters: { attack: number }[] } } }) =>
  body.player.fighters[0];

async function fightsOnline(player: ActingPlayer, ownedCardId: string) {
  const others = (await player.deck()).filter(({ id }) => id !== ownedCardId).slice(0, 2);
  const playerCards = [ownedCardId, ...others.map(({ id }) => id)];
  return player.call(quickBattle, { playerCards, battleType: "online" });
}

test("against the computer an own creation has its rarity's points, and the replay keeps them", async () => {
  const player = await game.player();
  const card = await makesCard(game, player, weak);

  const answer = await fightsWith(player, card);
  expect(leadOf(answer)).toMatchObject(bonded);
  expect(bonded.attack + bonded.defense).toBe(statBudget.common);

  game.deps.settings = { ...printed, bondPercent: 0 };
  const { id } = answer.body;
  const replay = (await player.call(getReplay, { id })).body;
  expect(JSON.stringify(replay)).toContain(`"attack":${bonded.attack},"defense":${bonded.defense}`);
  expect(leadOf(await fightsWith(player, card))).toMatchObject(weak);
  game.deps.settings = printed;
});

test("online it fights as it is printed, also when the computer takes the other's place", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const card = await makesCard(game, player, weak);

  expect(leadOf(await fightsOnline(player, card))).toMatchObject(weak);
  const [stored] = await game.db.rows<{ fighters: { attack: number; defense: number }[] }>(
    `select fighters from online_teams where player_id = $1`,
    [player.id],
  );
  expect(stored!.fighters[0]).toMatchObject(weak);

  const { transferCode } = await generates(player, card);
  expect((await other.call(claimTransfer, { transferCode })).status).toBe(200);
  expect(leadOf(await fightsWith(other, card))).toMatchObject(weak);
});

test("a rival counts on the bond, so that hiding behind weak numbers is no advantage", async () => {
  const player = await game.player();
  const team = [];
  for (let i = 0; i < 3; i++) team.push(await makesCard(game, player, weak));
  await game.db.rows(
    `update owned_cards set place = 'vault', deck_slot = null
      where owner_id = $1 and place = 'deck' and not id = any($2)`,
    [player.id, team],
  );

  const { body } = await fightsWith(player, team[0]!);

  const own = body.player.fighters.reduce((sum, { basePower }) => sum + basePower, 0);
  const rival = body.opponent.fighters.reduce((sum, { basePower }) => sum + basePower, 0);
  expect(own).toBe(3 * 90);
  expect(rival).toBeGreaterThan(0.7 * own);
});
