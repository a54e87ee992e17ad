/** Duels that are over as soon as they begin: played by the rules, stored as every other one. */
import { creatures } from "#game/cards/creatures.ts";
import type { DuelStart, DuelState, DuelTeam, Side, Step } from "#game/duel/duel.ts";
import { casualCard } from "#game/duel/enter.ts";
import { beginDuel, legalChoices, mustChoose, next } from "#game/duel/play.ts";
import { digestOf, encodeStep, teamToStored } from "#game/duel/duel-record.ts";
import { RULES_VERSION } from "#game/duel/numbers.ts";
import { diceFrom, type Dice } from "#game/lib/dice.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { recordDuel } from "#server/battle/service.ts";
import { creatureId } from "#server/collection/service.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";

const anyTeam = (dice: Dice): DuelTeam =>
  dice
    .shuffle(creatures)
    .slice(0, 3)
    .map((creature) =>
      casualCard({ ...creature, cardId: creatureId(creature.slug), imageUrl: null }),
    ) as unknown as DuelTeam;

function anyStep(state: DuelState, dice: Dice): Step {
  const choose = (side: Side) => {
    if (!mustChoose(state, side)) return null;
    const [first, ...others] = legalChoices(state, side).filter((each) => each !== "surrender");
    return first === undefined ? null : dice.pick([first, ...others]);
  };
  return [choose(0), choose(1)];
}

/** Any duel of this seed, up to its end. */
function playAnyDuel(seed: number) {
  const dice = diceFrom(seed);
  const start: DuelStart = {
    version: RULES_VERSION,
    seed,
    teams: [anyTeam(dice), anyTeam(dice)],
  };
  let state = beginDuel(start);
  let choices = "";
  while (state.phase !== "over") {
    const step = anyStep(state, dice);
    choices += encodeStep(step);
    ({ state } = next(state, step));
  }
  return { start, state, choices };
}

type Duelist = { id: string; username: string };

/** Stores a duel between two players, as if they had played it; returns its id. */
export async function storeAnyDuel(
  { db, now }: Deps,
  [own, other]: readonly [Duelist, Duelist],
  seed: number,
): Promise<string> {
  const id = newId();
  const { start, state, choices } = playAnyDuel(seed);
  const { version, teams } = start;
  await db.transaction((tx) =>
    recordDuel(tx, {
      id,
      mode: seed % 2 === 0 ? "room" : "arena",
      sides: [
        { playerId: own.id, name: own.username, cards: [] },
        { playerId: other.id, name: other.username, cards: [] },
      ],
      computerLevel: null,
      winner: state.winner,
      record: {
        version,
        seed,
        teams: [teamToStored(teams[0]), teamToStored(teams[1])],
        choices,
        salt: "",
      },
      digest: digestOf(state),
      final: state,
      nowMs: now(),
      settings: standardSettings,
    }),
  );
  return id;
}
