/**
 * Every screen of the app, one row each: path, file, title, and what else is said of it. The router, the
 * build, the server's pages, the offline worker and the journeys read it: so it is plain data, without any
 * screen's code.
 */
import { GAME_TITLE } from "#texts/en/sharing.ts";
import { friendsFilm } from "#web/shared/films.ts";
import { screensFor, type ScreenRow } from "./screen-row.ts";

const forAnyone = screensFor("anyone");
const forVisitors = screensFor("visitor");
const forPlayers = screensFor("player");
const hidden = screensFor("hidden");

const rows = [
  forAnyone("/", "app/pages/home-page.tsx", "Taleborn", {
    visitor: { file: "landing/landing-page.tsx", title: GAME_TITLE },
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
  }),
  forPlayers("/create", "creation/create-screen.tsx", "Create a Card", {
    firstReads: ["cardCounts", "dailyCard", "premiumCard"],
    footer: "Create Cards",
  }),
  forPlayers("/create-dynamic", "creation/create-screen.tsx", "Create a Card", {
    firstReads: ["cardCounts", "dailyCard", "premiumCard"],
  }),
  forPlayers("/cards", "app/pages/collection-page.tsx", "My Collection", {
    firstReads: ["cardCounts", "shares", "deck"],
    offline: true,
    footer: "My Collection",
  }),
  hidden("/cards-direct", "collection/cards-direct-screen.tsx", "My Cards"),
  forPlayers("/album", "album/album-screen.tsx", "Album", { firstReads: ["album"] }),
  forPlayers("/player/:id", "app/pages/player-page.tsx", "Player", {
    visitor: { file: "app/pages/player-page.tsx", title: "Player", onlyWith: "playerPage" },
  }),
  forPlayers("/season", "looks/season-screen.tsx", "Season", { firstReads: ["seasons", "looks"] }),
  forPlayers("/vault", "collection/vault-screen.tsx", "Card Vault", { offline: true }),
  forPlayers("/card/:id", "app/pages/card-details-page.tsx", "Card", {
    visitor: { file: "app/pages/shared-card-page.tsx", title: "Card", onlyWith: "sharedCard" },
    offline: true,
  }),
  forPlayers("/battle", "app/pages/battle-page.tsx", "Battle Arena", { footer: "Battle Arena" }),
  forPlayers("/duel/:id", "duel/duel-screen.tsx", "Duel"),
  forPlayers("/practice", "duel/practice-screen.tsx", "Practice", { offline: true }),
  forPlayers("/road", "duel/road/road-screen.tsx", "Tale Road", {
    firstReads: ["road", "deck"],
    offline: true,
  }),
  forPlayers("/road/:id", "duel/road/rival-screen.tsx", "Tale Road", {
    firstReads: ["road", "deck"],
    offline: true,
  }),
  forPlayers("/battles", "app/pages/battles-page.tsx", "Battles", { offline: true }),
  forPlayers("/missions", "home/missions-screen.tsx", "Missions", { firstReads: ["missions"] }),
  forPlayers("/battles/:id", "replays/moved-replay-screen.tsx", "Replay"),
  forAnyone("/replay/:id", "app/pages/replay-page.tsx", "Replay"),
  forPlayers("/battle/qr", "battle/face-to-face/face-to-face-screen.tsx", "Face to Face"),
  hidden("/battle-qr", "battle/face-to-face/face-to-face-screen.tsx", "Face to Face"),
  forPlayers("/arena", "arena/fair-arena-screen.tsx", "Fair Arena"),
  forPlayers("/cup", "cup/cup-screen.tsx", "Weekend Cup"),
  forPlayers("/packs", "packs/fairness/openings-screen.tsx", "Opened Packs"),
  forAnyone("/packs/:id", "packs/fairness/proof-screen.tsx", "Check a Draw"),
  forPlayers("/marketplace", "app/pages/marketplace-page.tsx", "Marketplace", {
    footer: "Marketplace",
  }),
  forPlayers("/trade", "app/pages/trade-page.tsx", "Trade"),
  forAnyone("/rules", "tutorial/rules-screen.tsx", "Game Rules & Guide", {
    firstReads: ["guide"],
    prerendered: {
      file: "tutorial/rules-page.tsx",
      description: "Rarity chances, battle power, element advantages and deck rules of Taleborn.",
      content: ["rule", "faq", "page"],
    },
    offline: true,
    footer: "Rules & Guide",
  }),
  forAnyone("/tutorial", "tutorial/tutorial-screen.tsx", "How to Play", {
    firstReads: ["guide"],
    prerendered: {
      file: "tutorial/tutorial-page.tsx",
      description: "Learn to create, collect, battle and trade creature cards in five short steps.",
      content: ["tutorial", "faq"],
    },
    offline: true,
    footer: "Tutorial",
  }),
  forAnyone("/parents", "legal/parents-screen.tsx", "For Parents", {
    prerendered: {
      file: "legal/parents-page.tsx",
      description: "What Taleborn is and what parents decide, in one minute.",
      content: ["page"],
    },
  }),
  forAnyone("/privacy", "legal/privacy-screen.tsx", "Privacy", {
    prerendered: {
      file: "legal/privacy-page.tsx",
      description: "What Taleborn keeps about you, why, and for how long.",
      content: ["page"],
    },
  }),
  forAnyone("/terms", "legal/terms-screen.tsx", "Terms", {
    prerendered: {
      file: "legal/terms-page.tsx",
      description: "What Taleborn promises its players, and what it asks of them.",
      content: ["page"],
    },
  }),
  forAnyone("/credits", "legal/credits-screen.tsx", "Credits", {
    prerendered: {
      file: "legal/credits-page.tsx",
      description: "Who made the drawings that Taleborn's pictures are made from.",
      content: [],
    },
  }),
  forPlayers("/friends", "friends/friends-screen.tsx", "Friends", { firstReads: ["friends"] }),
  forPlayers("/invite", "invites/invite-screen.tsx", "Invite Friends", {
    firstReads: ["invites"],
    footer: "Invite Friends",
  }),
  forPlayers("/local-battle", "app/pages/local-battle-page.tsx", "Local Battle", {
    footer: "Local Battle",
  }),
  forPlayers("/profile", "app/pages/profile-page.tsx", "Account Settings", { footer: "Profile" }),
  forPlayers("/family", "family/family-screen.tsx", "Your Family"),
  forPlayers("/family/request", "family/request-screen.tsx", "Answer"),
  forPlayers("/wallet", "app/pages/wallet-page.tsx", "Blockchain Wallet"),
  forAnyone("/nft/:id", "nfts/certificate-screen.tsx", "Certificate"),
  forAnyone("/explorer/:id", "nfts/explorer-screen.tsx", "Explorer"),
  forPlayers("/store", "purchases/store-screen.tsx", "Store"),
  forPlayers("/checkout", "purchases/checkout-screen.tsx", "Checkout"),
  forPlayers("/premium-checkout", "purchases/premium-checkout-screen.tsx", "Premium Card"),
  forPlayers("/purchases", "purchases/purchases-screen.tsx", "Your Purchases"),
  forPlayers("/purchases/:id", "purchases/receipt-screen.tsx", "Receipt"),
  forVisitors("/auth", "account/auth-screen.tsx", "Welcome to Taleborn"),
  forVisitors("/login", "account/login-screen.tsx", "Sign In"),
  forVisitors("/signup", "account/sign-up-screen.tsx", "Create Account"),
  forVisitors("/forgot-password", "account/forgot-password-screen.tsx", "Forgot Password"),
  forAnyone("/reset-password", "account/reset-password-screen.tsx", "New Password"),
  forAnyone("/verify-email", "account/verify-email-screen.tsx", "Confirm Your E-mail"),
  forAnyone("/setup", "setup/setup-screen.tsx", "Set Up the Game"),
  forPlayers("/family/ask", "family/ask-parent-screen.tsx", "Ask a Parent"),
  forAnyone("/family/answer", "app/pages/family-answer-page.tsx", "Your Answer"),
  forAnyone("/family/take-back", "family/take-back-screen.tsx", "Take Back Your Approval"),
  hidden("/admin", "admin/dashboard/dashboard-screen.tsx", "Admin Panel", {
    footer: "Admin Panel",
  }),
  hidden("/admin/users", "admin/users/users-screen.tsx", "Users"),
  hidden("/admin/users/:id", "admin/users/user-screen.tsx", "User"),
  hidden("/admin/cards", "admin/cards/cards-screen.tsx", "Cards"),
  hidden("/admin/battles", "admin/battles/battles-screen.tsx", "Battles"),
  hidden("/admin/trades", "admin/trades/trades-screen.tsx", "Trades"),
  hidden("/admin/analytics", "admin/analytics/analytics-screen.tsx", "Analytics"),
  hidden("/admin/settings", "admin/settings/settings-screen.tsx", "Settings"),
  hidden("/admin/creatures", "admin/creatures/creatures-screen.tsx", "Creature Management"),
  hidden("/admin/store", "admin/store/store-management-screen.tsx", "Store Management"),
  hidden("/admin/missions", "admin/missions/missions-screen.tsx", "Mission Management"),
  hidden("/admin/content", "admin/content/content-screen.tsx", "Content Management"),
  hidden("/admin/economy", "admin/economy/economy-screen.tsx", "Economy"),
  hidden("/admin/moderation", "admin/moderation/moderation-screen.tsx", "Moderation"),
  hidden("/admin/grants", "admin/grants/grants-screen.tsx", "Compensation"),
  hidden("/admin/log", "admin/log/log-screen.tsx", "Log"),
  hidden("/admin/health", "admin/health/health-screen.tsx", "System Health"),
];

export type ScreenPath = (typeof rows)[number]["path"];

export type Screen = ScreenRow & { path: ScreenPath };

export const screens: readonly Screen[] = rows;

/** Where visitors are sent who ask for what only players see. */
export const LOGIN = "/login" satisfies ScreenPath;

/** Where the link of an invite code leads. */
export const SIGN_UP = "/signup" satisfies ScreenPath;
