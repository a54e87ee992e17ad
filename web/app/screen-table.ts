/**
 * Every screen of the app, one row each. The router, the build, the server's pages, the offline
 * worker and the journeys read it: so it is plain data, without any screen's code.
 */
import { GAME_TITLE } from "#texts/en/sharing.ts";
import { friendsFilm } from "#web/shared/films.ts";
import { accountScreens } from "./account-screens.ts";
import { adminScreens } from "./admin-screens.ts";
import { legalScreens } from "./legal-screens.ts";
import type { ScreenRow } from "./screen-row.ts";

const tutorial = {
  file: "tutorial/tutorial-screen.tsx",
  title: "How to Play",
  firstReads: ["guide"],
} as const;
const rules = {
  file: "tutorial/rules-screen.tsx",
  title: "Game Rules & Guide",
  firstReads: ["guide"],
} as const;
const create = {
  file: "creation/create-screen.tsx",
  title: "Create a Card",
  firstReads: ["cardCounts", "dailyCard", "premiumCard"],
} as const;
const battles = { file: "app/pages/battles-page.tsx", title: "Battles", offline: true } as const;
const faceToFace = {
  file: "battle/face-to-face/face-to-face-screen.tsx",
  title: "Face to Face",
} as const;

const rows = [
  {
    path: "/",
    access: "anyone",
    file: "app/pages/home-page.tsx",
    title: "Taleborn",
    visitor: {
      file: "landing/landing-page.tsx",
      title: GAME_TITLE,
    },
    prerendered: {
      file: "landing/landing-page.tsx",
      description:
        "Create amazing creature cards from your own words, battle friends with teams of three, and trade with collectors. Free to play, no downloads.",
      content: [],
      claimsLaunch: true,
    },
    firstReads: ["cardCounts", "dailyCard", "premiumCard", "shares", "missions", "deck", "news"],
    placeholder: { file: "home/home-placeholder.tsx", picture: friendsFilm.poster },
    offline: true,
  },
  { path: "/create", access: "player", ...create, footer: "Create Cards" },
  { path: "/create-dynamic", access: "player", ...create },
  {
    path: "/cards",
    access: "player",
    file: "app/pages/collection-page.tsx",
    title: "My Collection",
    firstReads: ["cardCounts", "shares", "deck"],
    offline: true,
    footer: "My Collection",
  },
  {
    path: "/cards-direct",
    access: "hidden",
    file: "collection/cards-direct-screen.tsx",
    title: "My Cards",
  },
  {
    path: "/album",
    access: "player",
    file: "album/album-screen.tsx",
    title: "Album",
    firstReads: ["album"],
  },
  {
    path: "/player/:id",
    access: "player",
    file: "app/pages/player-page.tsx",
    title: "Player",
    visitor: { file: "app/pages/player-page.tsx", title: "Player", onlyWith: "playerPage" },
  },
  {
    path: "/season",
    access: "player",
    file: "looks/season-screen.tsx",
    title: "Season",
    firstReads: ["seasons", "looks"],
  },
  {
    path: "/vault",
    access: "player",
    file: "collection/vault-screen.tsx",
    title: "Card Vault",
    offline: true,
  },
  {
    path: "/card/:id",
    access: "player",
    file: "app/pages/card-details-page.tsx",
    title: "Card",
    visitor: { file: "app/pages/shared-card-page.tsx", title: "Card", onlyWith: "sharedCard" },
    offline: true,
  },
  {
    path: "/battle",
    access: "player",
    file: "app/pages/battle-page.tsx",
    title: "Battle Arena",
    footer: "Battle Arena",
  },
  { path: "/duel/:id", access: "player", file: "duel/duel-screen.tsx", title: "Duel" },
  {
    path: "/practice",
    access: "player",
    file: "duel/practice-screen.tsx",
    title: "Practice",
    offline: true,
  },
  {
    path: "/road",
    access: "player",
    file: "duel/road/road-screen.tsx",
    title: "Tale Road",
    firstReads: ["road", "deck"],
    offline: true,
  },
  {
    path: "/road/:id",
    access: "player",
    file: "duel/road/rival-screen.tsx",
    title: "Tale Road",
    firstReads: ["road", "deck"],
    offline: true,
  },
  { path: "/battles", access: "player", ...battles },
  {
    path: "/missions",
    access: "player",
    file: "home/missions-screen.tsx",
    title: "Missions",
    firstReads: ["missions"],
  },
  {
    path: "/battles/:id",
    access: "player",
    file: "replays/moved-replay-screen.tsx",
    title: "Replay",
  },
  { path: "/replay/:id", access: "anyone", file: "app/pages/replay-page.tsx", title: "Replay" },
  { path: "/battle/qr", access: "player", ...faceToFace },
  { path: "/battle-qr", access: "hidden", ...faceToFace },
  { path: "/arena", access: "player", file: "arena/fair-arena-screen.tsx", title: "Fair Arena" },
  { path: "/cup", access: "player", file: "cup/cup-screen.tsx", title: "Weekend Cup" },
  {
    path: "/packs",
    access: "player",
    file: "packs/fairness/openings-screen.tsx",
    title: "Opened Packs",
  },
  {
    path: "/packs/:id",
    access: "anyone",
    file: "packs/fairness/proof-screen.tsx",
    title: "Check a Draw",
  },
  {
    path: "/marketplace",
    access: "player",
    file: "app/pages/marketplace-page.tsx",
    title: "Marketplace",
    footer: "Marketplace",
  },
  { path: "/trade", access: "player", file: "app/pages/trade-page.tsx", title: "Trade" },
  {
    path: "/rules",
    access: "anyone",
    ...rules,
    prerendered: {
      file: "tutorial/rules-page.tsx",
      description: "Rarity chances, battle power, element advantages and deck rules of Taleborn.",
      content: ["rule", "faq", "page"],
    },
    offline: true,
    footer: "Rules & Guide",
  },
  {
    path: "/tutorial",
    access: "anyone",
    ...tutorial,
    prerendered: {
      file: "tutorial/tutorial-page.tsx",
      description: "Learn to create, collect, battle and trade creature cards in five short steps.",
      content: ["tutorial", "faq"],
    },
    offline: true,
    footer: "Tutorial",
  },
  ...legalScreens,
  {
    path: "/friends",
    access: "player",
    file: "friends/friends-screen.tsx",
    title: "Friends",
    firstReads: ["friends"],
  },
  {
    path: "/invite",
    access: "player",
    file: "invites/invite-screen.tsx",
    title: "Invite Friends",
    firstReads: ["invites"],
    footer: "Invite Friends",
  },
  {
    path: "/local-battle",
    access: "player",
    file: "app/pages/local-battle-page.tsx",
    title: "Local Battle",
    footer: "Local Battle",
  },
  {
    path: "/profile",
    access: "player",
    file: "app/pages/profile-page.tsx",
    title: "Account Settings",
    footer: "Profile",
  },
  { path: "/family", access: "player", file: "family/family-screen.tsx", title: "Your Family" },
  { path: "/family/request", access: "player", file: "family/request-screen.tsx", title: "Answer" },
  {
    path: "/wallet",
    access: "player",
    file: "app/pages/wallet-page.tsx",
    title: "Blockchain Wallet",
  },
  { path: "/nft/:id", access: "anyone", file: "nfts/certificate-screen.tsx", title: "Certificate" },
  { path: "/explorer/:id", access: "anyone", file: "nfts/explorer-screen.tsx", title: "Explorer" },
  { path: "/store", access: "player", file: "purchases/store-screen.tsx", title: "Store" },
  { path: "/checkout", access: "player", file: "purchases/checkout-screen.tsx", title: "Checkout" },
  {
    path: "/premium-checkout",
    access: "player",
    file: "purchases/premium-checkout-screen.tsx",
    title: "Premium Card",
  },
  {
    path: "/purchases",
    access: "player",
    file: "purchases/purchases-screen.tsx",
    title: "Your Purchases",
  },
  {
    path: "/purchases/:id",
    access: "player",
    file: "purchases/receipt-screen.tsx",
    title: "Receipt",
  },
  ...accountScreens,
  { path: "/setup", access: "anyone", file: "setup/setup-screen.tsx", title: "Set Up the Game" },
  {
    path: "/family/ask",
    access: "player",
    file: "family/ask-parent-screen.tsx",
    title: "Ask a Parent",
  },
  {
    path: "/family/answer",
    access: "anyone",
    file: "app/pages/family-answer-page.tsx",
    title: "Your Answer",
  },
  {
    path: "/family/take-back",
    access: "anyone",
    file: "family/take-back-screen.tsx",
    title: "Take Back Your Approval",
  },
  ...adminScreens,
] as const satisfies readonly ScreenRow[];

export type ScreenPath = (typeof rows)[number]["path"];

export type Screen = ScreenRow & { path: ScreenPath };

export const screens: readonly Screen[] = rows;

/** Where visitors are sent who ask for what only players see. */
export const LOGIN = "/login" satisfies ScreenPath;

/** Where the link of an invite code leads. */
export const SIGN_UP = "/signup" satisfies ScreenPath;
