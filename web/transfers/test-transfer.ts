/** For tests: a gift of code ABC234. */
import type { OwnedCardOnWire } from "#contract/cards.ts";
import type { TransferOnWire } from "#contract/transfers.ts";
import { ownedCard } from "#web/cards/test-cards.ts";

export const transferOf = ({ id, card }: OwnedCardOnWire): TransferOnWire => ({
  id: `transfer-of-${id}`,
  qrCodeUrl: "data:image/svg+xml,%3Csvg%3E%3C/svg%3E",
  transferCode: "ABC234",
  expiresAt: "2036-11-21T10:10:00.000Z",
  userCardId: id,
  card,
});

export const claimed = {
  success: true,
  message: "Serafawn has joined your battle deck.",
  card: ownedCard("Serafawn").card,
  userCardId: "serafawn-1",
  location: "deck",
  fromName: "robin",
};
