import { expect, test } from "vitest";
import * as meeting from "#contract/battle.ts";
import { getReplay } from "#contract/replays.ts";
import { fightAgain, figuresOf, isDuel, type BattleRecord } from "#game/battle/battle-record.ts";
import { digestOf, replay, teamFromStored, type StoredDuelTeam } from "#game/duel/duel-record.ts";
import { sha256 } from "#server/lib/ids.ts";
import { storeAnyDuel } from "#server/duel/test-fast-duels.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();

const PAIRS = 10;
const ROUNDS = 20;

/** A battle as the answer showed it right after the fight. */
type ToldReplay = { id: string; told: string };

const team = async (player: ActingPlayer) => (await player.deck()).slice(0, 3).map(({ id }) => id);

async function fightsQuickly(player: ActingPlayer, howMany: number): Promise<ToldReplay[]> {
  const told: ToldReplay[] = [];
  for (let i = 0; i < howMany; i++) {
    const { body } = await player.battles(i % 2 === 0 ? "computer" : "online");
    told.push({ id: body.id, told: JSON.stringify({ ...body, ...notOfTheBattle }) });
  }
  return told;
}

const notOfTheBattle = Object.fromEntries(
  ["opponentType", "cardsWon", "wonCard", "coinsWon", "experienceWon", "levelUps"]
    .concat("missionsCompleted")
    .map((key) => [key, undefined]),
);

async function fightFaceToFace([a, b]: readonly [ActingPlayer, ActingPlayer]): Promise<ToldReplay> {
  const { body } = await a.call(meeting.createQrBattle, { playerCards: await team(a) });
  const { battleCode, battleId } = body;
  await b.call(meeting.joinQrBattle, { battleCode, playerCards: await team(b) });
  const fought = await a.call(meeting.executeQrBattle, { battleId });
  return { id: battleId, told: JSON.stringify(fought.body.battle) };
}

type Row = {
  id: string;
  challengerId: string;
  record: BattleRecord;
  digest: string;
  won: boolean | null;
  powers: [number, number] | null;
};

const face = { name: "Anybody", rarity: "common", imageUrl: null } as const;

/** The result of a stored battle when it is fought again. */
function comesTo(record: BattleRecord): Pick<Row, "digest" | "won" | "powers"> {
  if (!isDuel(record)) {
    const { log } = fightAgain(record, () => face);
    const digest = sha256(figuresOf(log)).toString("hex").slice(0, 16);
    return { digest, won: log.winner === 0, powers: log.powers };
  }
  const [own, other] = record.teams as readonly [StoredDuelTeam, StoredDuelTeam];
  const teams = [teamFromStored(own), teamFromStored(other)] as const;
  const { state } = replay({ ...record, teams }, record.choices);
  const won = state.winner === null ? null : state.winner === 0;
  return { digest: digestOf(state), won, powers: null };
}

test("a thousand stored battles, fought again, come out as they are stored", async () => {
  const players = await Promise.all(Array.from({ length: 2 * PAIRS }, () => game.player()));
  const pairs = Array.from(
    { length: PAIRS },
    (_, i) => [players[2 * i], players[2 * i + 1]] as [ActingPlayer, ActingPlayer],
  );
  const quick = await Promise.all(players.map((player) => fightsQuickly(player, 30)));
  const duelAndMeet = async (pair: [ActingPlayer, ActingPlayer], which: number) => {
    const met: ToldReplay[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      met.push(await fightFaceToFace(pair));
      await storeAnyDuel(game.deps, pair, which * ROUNDS + round);
    }
    return met;
  };
  const met = await Promise.all(pairs.map(duelAndMeet));

  const rows = await game.db.rows<Row>(
    `select id, challenger_id as "challengerId", log as record, digest, challenger_won as won,
            case when challenger_power is not null
              then array[challenger_power::float8, opponent_power::float8] end as powers
       from battles`,
  );
  expect(rows).toHaveLength(1000);
  for (const { record, digest, won, powers } of rows) {
    expect(comesTo(record)).toEqual({ digest, won, powers });
    expect(JSON.stringify(record).length).toBeLessThan(1024);
  }

  const told = new Map([...quick, ...met].flat().map((each) => [each.id, each.told]));
  const watch = async ({ id, challengerId }: Row) => {
    const challenger = players.find((player) => player.id === challengerId) ?? game.visitor();
    const { body } = await challenger.call(getReplay, { id });
    return body.kind === "power" ? JSON.stringify(body.battle) : body.frames.at(-1)?.view.result;
  };
  for (let i = 0; i < rows.length; i += 50) {
    const some = rows.slice(i, i + 50);
    const watched = await Promise.all(some.map(watch));
    expect(watched).toEqual(some.map(({ id, won }) => told.get(id) ?? results[`${won}`]));
  }
});

const results = { true: "won", false: "lost", null: "drawn" } as const;
