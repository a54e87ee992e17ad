/** Offers, as the browser knows them: how they are asked for, made, accepted and ended. */
import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import {
  acceptTrade,
  cancelTrade,
  createTrade,
  declineTrade,
  getTrade,
  type TradeOffer,
} from "#contract/trades.ts";
import { useLive } from "#web/lib/live.ts";
import { invalidate, keyOf, useChange } from "#web/lib/query.ts";
import { tradeReads } from "./lists/use-open-trades.ts";
import { notTraded, tradeCancelled, tradeCreated, tradeDeclined } from "#web/words/trade.ts";

/** The offer behind a code, as it is at the moment. */
export const useOffer = (tradeCode: string) =>
  useLive(getTrade, { tradeCode }, "trades", {
    isAskedAnew: true,
    until: ({ status }) => status !== "pending",
    outdates: tradeReads,
  });

/** Makes an offer and goes on to its code. */
export function useCreate() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useChange(createTrade, {
    ...tradeCreated,
    onDone: (offer) => {
      client.setQueryData<TradeOffer>(keyOf(getTrade, { tradeCode: offer.tradeCode }), offer);
      navigate(`/trade?code=${offer.tradeCode}`, { replace: true });
      void invalidate(client, ...tradeReads);
    },
  });
}

/** Another player may have been faster. */
function useLookAgain() {
  const client = useQueryClient();
  return () => void invalidate(client, getTrade, ...tradeReads);
}

/** The new card is celebrated at once; the lists that it belongs to may come later. */
export function useAccept() {
  const client = useQueryClient();
  return useChange(acceptTrade, {
    onDone: () => void invalidate(client, ...tradeReads),
    refusedToast: notTraded,
    onRefused: useLookAgain(),
  });
}

export function useDecline({ traderName }: TradeOffer, onDone: () => void) {
  return useChange(declineTrade, {
    touches: tradeReads,
    ...tradeDeclined(traderName),
    onDone,
    onRefused: useLookAgain(),
  });
}

export function useCancel({ offeredCard }: TradeOffer, onDone: () => void) {
  return useChange(cancelTrade, {
    touches: tradeReads,
    ...tradeCancelled(offeredCard.name),
    onDone,
    onRefused: useLookAgain(),
  });
}
