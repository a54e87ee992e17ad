import * as z from "zod/mini";
import { elements } from "#game/cards/elements.ts";
import { rarities } from "#game/cards/rarities.ts";
import { computerLevels } from "#game/battle/computer-levels.ts";
import { tactics } from "#game/battle/tactics.ts";
import { TEAM_SIZE } from "#game/battle/team.ts";
import { teamRefusals } from "#texts/en/battle.ts";
import { card } from "./cards.ts";
import { endpoint } from "./endpoint.ts";
import { typedCode } from "./fields.ts";
import { cursor, id, upTo } from "./ids.ts";
import { completedMissions } from "./missions.ts";

/** The three cards that a player brings, the first one leading. */
export const team = z.array(id<"ownedCard">()).check(z.length(TEAM_SIZE, teamRefusals.wrong_size));

export const fighter = z.object({
  cardId: z.string(),
  name: z.string(),
  element: z.enum(elements),
  rarity: z.enum(rarities),
  attack: z.int(),
  defense: z.int(),
  speed: z.int(),
  imageUrl: z.string(),
  /** Before elements: attack + defense + speed × 0.5. */
  basePower: z.number(),
  /** +10 for every opposing card that its element beats. */
  bonusPercent: z.int(),
  /** What outwitting the other side has added, in percent of its base power. */
  outwitPercent: z.number(),
  power: z.number(),
});

const tactic = z.enum(tactics);

const side = z.object({
  name: z.string(),
  /** The computer, or a player who is not here at the moment. */
  kind: z.enum(["player", "computer", "online"]),
  fighters: z.array(fighter),
  power: z.number(),
});

export const round = z.object({
  number: z.int(),
  /** Index of the card that fights on each side. */
  playerFighter: z.int(),
  opponentFighter: z.int(),
  /** What each side's card deals to the other side in this round. */
  playerDamage: z.number(),
  opponentDamage: z.number(),
  /** What is left after this round; the weaker side reaches zero. */
  playerHealth: z.number(),
  opponentHealth: z.number(),
  wonBy: z.enum(["player", "opponent", "nobody"]),
  /** Null when none was chosen. */
  playerTactic: z.nullable(tactic),
  opponentTactic: z.nullable(tactic),
  outwittedBy: z.enum(["player", "opponent", "nobody"]),
  /** What outwitting the other has added to a side's power, which is its health, in this round. */
  playerGain: z.number(),
  opponentGain: z.number(),
  text: z.string(),
});

const powerTypes = ["computer", "online", "face-to-face"] as const;

/** `room` and `arena` are duels. */
const battleTypes = [...powerTypes, "room", "arena", "cup"] as const;
export type BattleType = (typeof battleTypes)[number];

/** A finished power battle as its player sees it. */
export const battle = z.object({
  id: z.string(),
  battleType: z.enum(powerTypes),
  createdAt: z.string(),
  won: z.boolean(),
  narration: z.string(),
  /** Why it went this way, one line each. */
  reasons: z.array(z.string()),
  decidedBy: z.enum(["power", "speed", "lot"]),
  /** One's own bonus minus the opponent's, in percent points. */
  elementalAdvantage: z.number(),
  /** One's own power minus the opponent's, one decimal. */
  powerDifference: z.number(),
  player: side,
  opponent: side,
  rounds: z.array(round),
  roundsWon: z.int(),
});

export type BattleOnWire = z.output<typeof battle>;

/** What a battle of any kind brings the one who asks. */
export const earned = z.object({
  wonCard: z.nullable(card),
  coinsWon: z.int(),
  experienceWon: z.int(),
  missionsCompleted: completedMissions,
});

export const battleEarned = z.object({
  ...earned.shape,
  /** New cards from this victory: 1 on the first win of the day, else 0. */
  cardsWon: z.int(),
  levelUps: z.array(z.object({ name: z.string(), level: z.int() })),
});

export type BattleEarned = z.output<typeof battleEarned>;

const level = z.union(computerLevels.map((each) => z.literal(each)));

/** What a rival lets on about its tactic in a round. */
const hint = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("will"), tactic }),
  z.object({ kind: z.literal("not"), tactic }),
  z.object({ kind: z.literal("nothing") }),
]);

const rivals = z.object({
  /** A new player's first battles are easy ones, unless another level is chosen. */
  suggestedLevel: level,
  rivals: z.array(
    z.object({
      level,
      name: z.string(),
      /** Of its three cards; which cards they are is seen in the battle. */
      elements: z.array(z.enum(elements)),
      /** One for each round; it has chosen its tactics already. */
      hints: z.array(hint),
    }),
  ),
});

export type RivalsOnWire = z.output<typeof rivals>;

export const listRivals = endpoint("GET /api/battles/rivals", "player", {
  summary: "Who waits in a quick battle on each level of the computer, until it is fought",
  output: rivals,
});

export const quickBattle = endpoint("POST /api/battles/quick", "play", {
  summary: "Fight a power battle with three deck cards",
  input: z.object({
    playerCards: team,
    battleType: z.enum(["computer", "online"]),
    /** 1 (gentle) to 5 (master): the computer whose rival is fought. */
    difficulty: z.optional(level),
    /**
     * Against the computer, for each round: guard stops press, press breaks feint, feint slips past
     * guard, and null chooses none. Without any, power alone decides.
     */
    tactics: z.optional(z.array(z.nullable(tactic)).check(z.length(TEAM_SIZE))),
  }),
  output: z.object({
    ...battle.shape,
    /** `computer` when no player with a team of similar power was found. */
    opponentType: z.enum(["computer", "online"]),
    ...battleEarned.shape,
  }),
});

export type QuickBattleResult = z.output<(typeof quickBattle)["output"]>;

export const battleSummary = z.object({
  id: z.string(),
  battleType: z.enum(battleTypes),
  createdAt: z.string(),
  /** Null when it was drawn. */
  won: z.nullable(z.boolean()),
  opponentName: z.string(),
  opponentKind: z.enum(["player", "computer", "online"]),
  /** Null for duels: they are not decided by power. */
  playerPower: z.nullable(z.number()),
  opponentPower: z.nullable(z.number()),
});

export type BattleSummary = z.output<typeof battleSummary>;

export const listBattles = endpoint("GET /api/battles", "player", {
  summary: "The player's battles, newest first",
  input: z.object({
    limit: upTo(100),
    cursor,
  }),
  output: z.array(battleSummary),
});

/** Face-to-face power battles: one player makes a code, the other joins with it. */

/** Of the asker: the battle with the asker's cards as `player`, and what it earned. */
const result = z.object({
  challengerWins: z.boolean(),
  challengerCards: z.array(fighter),
  opponentCards: z.array(fighter),
  challengerPower: z.number(),
  opponentPower: z.number(),
  battle,
  ...battleEarned.shape,
});

export type FaceToFaceResult = z.output<typeof result>;

export const createQrBattle = endpoint("POST /api/battles/create-qr", "play", {
  summary: "Begin a face-to-face battle with three deck cards",
  input: z.object({ playerCards: team }),
  output: z.object({ battleCode: z.string(), battleId: z.string(), expiresAt: z.string() }),
});

export const joinQrBattle = endpoint("POST /api/battles/join-qr", "play", {
  summary: "Join a face-to-face battle by its code",
  input: z.object({ battleCode: typedCode, playerCards: team }),
  output: z.object({ battleId: z.string(), battleCode: z.string() }),
});

const status = z.object({
  battleId: z.string(),
  bothPlayersReady: z.boolean(),
  status: z.enum(["waiting", "ready", "completed", "cancelled", "expired"]),
  isCreator: z.boolean(),
  otherName: z.nullable(z.string()),
  expiresAt: z.string(),
  /** `cards`: a card had left its deck. Null unless it was called off, and for old battles. */
  calledOffBy: z.nullable(z.enum(["you", "other", "cards"])),
  result: z.nullable(result),
});

export type QrStatus = z.output<typeof status>;

export const qrStatus = endpoint("GET /api/battles/qr-status/{code}", "player", {
  summary: "Whether the other player has come, and the result",
  input: z.object({ code: typedCode }),
  output: status,
});

/** The same with the code as a query parameter, under either of its names. */
export const qrStatusByQuery = endpoint("GET /api/battles/qr-status", "player", {
  summary: "Whether the other player has come, and the result",
  input: z.object({ code: z.optional(typedCode), battleCode: z.optional(typedCode) }),
  output: status,
});

export const executeQrBattle = endpoint("POST /api/battles/execute-qr/{battleId}", "play", {
  duringMaintenance: true,
  summary: "Fight the battle, once both players are ready; the creator's call",
  input: z.object({ battleId: id<"meeting">() }),
  output: result,
});

export const cancelQrBattle = endpoint("POST /api/battles/cancel-qr/{battleId}", "player", {
  summary: "Call off a face-to-face battle that was not fought yet",
  input: z.object({ battleId: id<"meeting">() }),
  output: z.object({}),
});
