/**
 * Transfers: a card is given away by a code that is shown to a friend. The card is set aside
 * meanwhile; the code is good for ten minutes, and a new one for the card makes it void.
 */
export const TRANSFER_CODE_LENGTH = 6;

export const TRANSFER_MINUTES = 10;

export const TRANSFER_MS = TRANSFER_MINUTES * 60_000;

/** How many cards of one player may wait for friends at once. */
export const OPEN_TRANSFERS_AT_MOST = 3;

/** The stored state. A code whose time is over may still be `pending`: `statusOf` corrects it. */
export type TransferStatus = "pending" | "completed" | "cancelled" | "expired";

export type Transfer = { status: TransferStatus; giverId: string; expiresAtMs: number };

export function statusOf({ status, expiresAtMs }: Transfer, nowMs: number): TransferStatus {
  return status === "pending" && nowMs >= expiresAtMs ? "expired" : status;
}

export type NewTransferRefusal = "too_many_transfers";

/** `waiting`: how many cards of the giver wait for friends already. */
export const refuseToTransfer = (waiting: number): NewTransferRefusal | null =>
  waiting >= OPEN_TRANSFERS_AT_MOST ? "too_many_transfers" : null;

/** Of a friend to whom gifts are closed. */
export type GiftRefusal = "takes_no_gifts";

export type ClaimRefusal = "own_code" | Exclude<TransferStatus, "pending">;

export function refuseToClaim(
  transfer: Transfer,
  playerId: string,
  nowMs: number,
): ClaimRefusal | null {
  if (transfer.giverId === playerId) return "own_code";
  const status = statusOf(transfer, nowMs);
  return status === "pending" ? null : status;
}

export type CancelTransferRefusal = "not_your_code" | "completed";

/** Null also for a card that has gone back already: a repeated request changes nothing. */
export function refuseToCancel(
  { status, giverId }: Transfer,
  playerId: string,
): CancelTransferRefusal | null {
  if (giverId !== playerId) return "not_your_code";
  return status === "completed" ? status : null;
}
