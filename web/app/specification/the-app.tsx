/** For tests: the whole app at a path, against a server that answers from a table. */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import type { UserOnWire } from "#contract/account.ts";
import type { SettingsOnWire } from "#contract/settings.ts";
import { turnedSettings } from "#game/settings/test-turned.ts";
import { App } from "#web/app/app.tsx";
import { ownedCard } from "#web/cards/test-cards.ts";
import { findScreen } from "#web/app/paths.ts";
import { screenCode } from "#web/app/screens.ts";
import { createQueryClient } from "#web/lib/query.ts";
import {
  fakeServer,
  signedIn,
  withSettings,
  type Answers,
  type FakeServer,
} from "#web/lib/test-screen.tsx";
import { rate, wallet } from "#web/nfts/test-nfts.ts";
import { shippedMissions } from "#web/tutorial/test-missions.ts";

/** Ten cards in the deck, one in the vault: more than home shows at once. */
const names = ["Aaa", "Bbb", "Ccc", "Ddd", "Eee", "Fff", "Ggg", "Hhh", "Iii", "Jjj"];
export const deck = names.map((name, index) =>
  ownedCard(name, { id: name, deckSlot: index + 1, card: { attack: 90 - index } }),
);
export const vaultCard = ownedCard("Vera", { id: "Vera", location: "vault" });

export const sam: UserOnWire = { ...signedIn, username: "sam", usesWallet: true };

export const profile = {
  ...sam,
  hasReceivedWelcomePack: true,
  shownName: "sam",
  isDemo: false,
  walletPublicKey: "So1anaAddress",
  badges: [],
};

const answers: Answers = {
  "GET /api/auth/user": sam,
  "GET /api/cards/stats": { deckCount: 10, vaultCount: 1, deckFull: false },
  "GET /api/cards/deck": deck,
  "GET /api/cards/vault": [vaultCard],
  "GET /api/cards/user": [...deck, vaultCard],
  "GET /api/user-cards": deck.map((owned) => ({ ...owned, quantity: 2 })),
  "GET /api/cards/check-cooldown": {
    canCreate: true,
    nextAvailableAt: null,
    unfinishedCreationId: null,
    bonusPrice: turnedSettings.bonusCardCoins,
  },
  "GET /api/road": { wins: [] },
  "GET /api/seasons": {
    seasons: [{ season: "2026-11", points: 3 }],
    running: "2026-11",
    coming: "2026-12",
  },
  "GET /api/looks": {
    owned: ["pumpkin"],
    worn: { backdrop: null, emblem: "pumpkin", frame: null },
    prices: {
      backdropCoins: turnedSettings.backdropCoins,
      emblemCoins: turnedSettings.emblemCoins,
      frameCoins: turnedSettings.frameCoins,
    },
  },
  "GET /api/teams": {
    teams: [{ id: "t1", name: "Forest Guard", userCardIds: ["Aaa", "Bbb", null] }],
    slots: 2,
    nextSlotPrice: turnedSettings.teamSlotCoins,
  },
  "GET /api/cards/check-premium-cooldown": {
    canCreatePremium: true,
    remainingCards: 3,
  },
  "GET /api/social-share-status": {
    canEarnRewards: true,
    dailySharesRemaining: 2,
    shareCredits: 50,
  },
  "GET /api/shared-cards": [],
  "POST /api/shared-cards": { success: true, message: "", opened: [] },
  "GET /api/transfers": [],
  "GET /api/cards/held": [],
  "GET /api/missions": [],
  "GET /api/rules/missions": shippedMissions,
  "GET /api/battles": [],
  "GET /api/content": [],
  "GET /api/profile": profile,
  "GET /api/titles": {
    deeds: { bosses: 1, stars: 7, found: 14, made: 2, won: 4, cups: 0 },
    chosen: null,
  },
  "GET /api/auth/sessions": [],
  "GET /api/wallet/info": wallet,
  "GET /api/wallet/sol-rate": rate,
  "GET /api/nft/conversions": [],
  "GET /api/nft/withdrawals": [],
};

export const noCards: Answers = {
  "GET /api/cards/stats": { deckCount: 0, vaultCount: 0, deckFull: false },
  "GET /api/cards/deck": [],
  "GET /api/cards/vault": [],
  "GET /api/cards/user": [],
  "GET /api/user-cards": [],
};

export const fullDeck: Answers = {
  "GET /api/cards/stats": { deckCount: 54, vaultCount: 1, deckFull: true },
};

export const usedToday = {
  "GET /api/cards/check-cooldown": {
    canCreate: false,
    nextAvailableAt: "2026-11-22T00:00:00.000Z",
    unfinishedCreationId: null,
    bonusPrice: turnedSettings.bonusCardCoins,
  },
};

type Opening = { user?: UserOnWire | null; answers?: Answers; set?: SettingsOnWire };

export function open(path: string, opening: Opening = {}): FakeServer {
  const { user = sam } = opening;
  const server = fakeServer({ ...answers, ...opening.answers });
  history.replaceState(null, "", path);
  const client = withSettings(createQueryClient(), opening.set);
  client.setQueryData(["/api/auth/user"], user);
  render(<App client={client} />);
  return server;
}

/** Fetches the code of a player's screen, such as "/card/:id". */
export const loadScreen = (path: string) => screenCode(findScreen(path)!, true).load();

/** As soon as it is there and can be pressed. */
export async function press(name: string | RegExp) {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button.matches(":disabled, [aria-disabled=true]")).toBe(false));
  fireEvent.click(button);
}

export const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

export type SeenToast = { title: string; text: string; isGood: boolean };

/** What the toaster shows; null when it shows nothing. */
export function shownToast(): SeenToast | null {
  const item = document.querySelector<HTMLElement>(
    "[aria-label^=Notifications] li[data-state=open]",
  );
  if (!item) return null;
  const [title, text] = item.firstElementChild?.children ?? [];
  return {
    title: title?.textContent ?? "",
    text: text?.textContent ?? "",
    isGood: item.dataset["variant"] !== "destructive",
  };
}
