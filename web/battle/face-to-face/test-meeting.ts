/** For tests: a face-to-face battle of code ABC234, from its creation to its result. */
import type { FaceToFaceResult, QrStatus } from "#contract/battle.ts";
import { wonBattle, wonResult } from "#web/battle/stage/test-battle.ts";

const expiresAt = "2036-11-21T10:15:00.000Z";

export const created = { battleCode: "ABC234", battleId: "b1", expiresAt };

export const waiting: QrStatus = {
  battleId: "b1",
  bothPlayersReady: false,
  status: "waiting",
  isCreator: true,
  otherName: null,
  expiresAt,
  calledOffBy: null,
  result: null,
};

export const ready: QrStatus = {
  ...waiting,
  bothPlayersReady: true,
  status: "ready",
  otherName: "Robin",
};

export const result: FaceToFaceResult = {
  challengerWins: true,
  challengerCards: wonBattle.player.fighters,
  opponentCards: wonBattle.opponent.fighters,
  challengerPower: 225,
  opponentPower: 210,
  battle: { ...wonBattle, battleType: "face-to-face" },
  cardsWon: wonResult.cardsWon,
  wonCard: wonResult.wonCard,
  coinsWon: wonResult.coinsWon,
  experienceWon: wonResult.experienceWon,
  levelUps: wonResult.levelUps,
  missionsCompleted: wonResult.missionsCompleted,
};

export const STATUS = "GET /api/battles/qr-status/ABC234";
export const EXECUTE = "POST /api/battles/execute-qr/b1";
