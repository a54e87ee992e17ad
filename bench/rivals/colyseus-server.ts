/**
 * A program: the duel in a Colyseus room, as its documentation describes one. The state is a schema
 * of what can be seen, every client has a view of it, and patches go out at the usual rate.
 */
import type { Choice, DuelState, SideState } from "#game/duel/duel.ts";
import type { FighterState } from "#game/duel/fighter.ts";
import { beginDuel, mustChoose, next, refuseChoice } from "#game/duel/play.ts";
import { healthOf, speedOf } from "#game/cards/card.ts";
import { answerMessages } from "#bench/processes.ts";
import { rival } from "./rival.ts";
import { startOf } from "#bench/duels/teams.ts";

const { Room, Server } = rival("@colyseus/core");
const { WebSocketTransport } = rival("@colyseus/ws-transport");
const { schema, t, StateView } = rival("@colyseus/schema");

const Fighter = schema(
  {
    cardId: t.string(),
    name: t.string(),
    element: t.string(),
    rarity: t.string(),
    attack: t.number(),
    defense: t.number(),
    strikeName: t.string(),
    specialName: t.string(),
    imageUrl: t.string(),
    maxHealth: t.number(),
    speed: t.number(),
    health: t.number(),
    energy: t.number(),
    burn: t.number(),
    regrow: t.number(),
    slow: t.number(),
    shield: t.number(),
    haste: t.number(),
    mirror: t.number(),
  },
  "Fighter",
);

const SideOfTable = schema(
  {
    active: t.number(),
    standing: t.number(),
    mustChoose: t.boolean(),
    hasChosen: t.boolean(),
    fighters: t.array(Fighter).view(),
  },
  "SideOfTable",
);

const Table = schema(
  {
    step: t.number(),
    turn: t.number(),
    phase: t.string(),
    events: t.string(),
    sides: t.array(SideOfTable),
  },
  "Table",
);

const sides = [0, 1] as const;

const statuses = [
  "health",
  "energy",
  "burn",
  "regrow",
  "slow",
  "shield",
  "haste",
  "mirror",
] as const;

function copyFighter(from: FighterState, to: FighterState): void {
  for (const name of statuses) if (to[name] !== from[name]) to[name] = from[name];
}

// What is known of a Colyseus client and of its schemas here.
type Client = { sessionId: string; view: { add(thing: object): void } };
type SchemaSide = {
  active: number;
  standing: number;
  mustChoose: boolean;
  hasChosen: boolean;
  fighters: FighterState[];
};

class DuelRoom extends Room {
  maxClients = 2;
  duel!: DuelState;
  choices: (Choice | null)[] = [null, null];
  players: Client[] = [];

  onCreate({ table }: { table: number }) {
    const start = startOf(table);
    this.duel = beginDuel(start);
    this.state = new Table();
    this.state.step = 0;
    for (const side of sides) {
      const ofSide = new SideOfTable();
      for (const card of start.teams[side]) {
        const fighter = new Fighter();
        Object.assign(fighter, card, { maxHealth: healthOf(card), speed: speedOf(card) });
        ofSide.fighters.push(fighter);
      }
      this.state.sides.push(ofSide);
    }
    this.show("[]");
    this.onMessage("choose", (client: Client, input: { step: number; choice: Choice }) =>
      this.choose(client, input),
    );
  }

  onJoin(client: Client) {
    client.view = new StateView();
    const side = this.players.push(client) - 1;
    for (const fighter of this.state.sides[side].fighters) client.view.add(fighter);
    this.reveal();
  }

  choose(client: Client, { step, choice }: { step: number; choice: Choice }) {
    const side = this.players.indexOf(client) as 0 | 1;
    if (step !== this.state.step || this.choices[side] !== null) return;
    if (refuseChoice(this.duel, side, choice)) return;
    this.choices[side] = choice;
    this.state.sides[side].hasChosen = true;
    if (sides.some((each) => mustChoose(this.duel, each) && this.choices[each] === null)) return;
    const played = next(this.duel, [this.choices[0] ?? null, this.choices[1] ?? null]);
    this.duel = played.state;
    this.choices = [null, null];
    this.state.step++;
    this.show(JSON.stringify(played.events));
    this.reveal();
  }

  show(events: string) {
    this.state.turn = this.duel.turn;
    this.state.phase = this.duel.phase;
    this.state.events = events;
    for (const side of sides) this.showSide(side, this.duel.sides[side], this.state.sides[side]);
  }

  showSide(side: 0 | 1, from: SideState, to: SchemaSide) {
    to.active = from.active;
    to.standing = from.fighters.filter(({ health }) => health > 0).length;
    to.mustChoose = mustChoose(this.duel, side);
    to.hasChosen = false;
    for (const [i, fighter] of from.fighters.entries()) {
      copyFighter(fighter, to.fighters[i] as FighterState);
    }
  }

  /** Adds to each view what the other side has shown. */
  reveal() {
    for (const [side, client] of this.players.entries()) {
      const other = side === 0 ? 1 : 0;
      for (const [i, isSeen] of this.duel.sides[other].seen.entries()) {
        if (isSeen) client.view.add(this.state.sides[other].fighters[i]);
      }
    }
  }
}

answerMessages(async ({ port }: { port: number }) => {
  const server = new Server({ transport: new WebSocketTransport(), greet: false });
  server.define("duel", DuelRoom);
  await server.listen(port);
  return null;
});
