/** The table of contents: which screen a path shows. Every screen's code is fetched when needed. */
import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import type { Path } from "./paths.ts";

type Screen = {
  load: () => Promise<unknown>;
  Component: LazyExoticComponent<ComponentType>;
};

function screen<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): Screen {
  return { load, Component: lazy(async () => ({ default: (await load())[name] })) };
}

const create = screen("CreateScreen", () => import("#web/creation/create-screen.tsx"));
const faceToFace = screen(
  "FaceToFaceScreen",
  () => import("#web/battle/face-to-face/face-to-face-screen.tsx"),
);
const soon = screen("ComingSoonScreen", () => import("./coming-soon-screen.tsx"));
const adminSoon = screen("AdminComingSoonScreen", () => import("./coming-soon-screen.tsx"));

/** What visitors see at `/`. */
const landing = screen("LandingScreen", () => import("#web/landing/landing-screen.tsx"));

// tools/build/build-web.ts reads these lines: one path, one screen, one import each.
const screens: Record<Path, Screen> = {
  "/": screen("HomeScreen", () => import("#web/home/home-screen.tsx")),
  "/tutorial": screen("TutorialScreen", () => import("#web/tutorial/tutorial-screen.tsx")),
  "/rules": screen("RulesScreen", () => import("#web/tutorial/rules-screen.tsx")),
  "/auth": screen("AuthScreen", () => import("#web/account/auth-screen.tsx")),
  "/login": screen("LoginScreen", () => import("#web/account/login-screen.tsx")),
  "/signup": screen("SignUpScreen", () => import("#web/account/sign-up-screen.tsx")),
  "/forgot-password": screen(
    "ForgotPasswordScreen",
    () => import("#web/account/forgot-password-screen.tsx"),
  ),
  "/reset-password": screen(
    "ResetPasswordScreen",
    () => import("#web/account/reset-password-screen.tsx"),
  ),
  "/verify-email": screen(
    "VerifyEmailScreen",
    () => import("#web/account/verify-email-screen.tsx"),
  ),
  "/cards": screen("CollectionScreen", () => import("#web/collection/collection-screen.tsx")),
  "/cards-direct": screen(
    "CardsDirectScreen",
    () => import("#web/collection/cards-direct-screen.tsx"),
  ),
  "/vault": screen("VaultScreen", () => import("#web/collection/vault-screen.tsx")),
  "/card/:id": screen("CardDetailsPage", () => import("./pages/card-details-page.tsx")),
  "/create": create,
  "/create-dynamic": create,
  "/battle": screen("BattlePage", () => import("./pages/battle-page.tsx")),
  "/duel/:id": screen("DuelScreen", () => import("#web/duel/duel-screen.tsx")),
  "/practice": screen("PracticeScreen", () => import("#web/duel/practice-screen.tsx")),
  "/battles": screen("BattlesPage", () => import("./pages/battles-page.tsx")),
  "/battles/:id": screen("MovedReplay", () => import("#web/replays/moved-replay.tsx")),
  "/replay/:id": screen("ReplayPage", () => import("./pages/replay-page.tsx")),
  "/battle/qr": faceToFace,
  "/battle-qr": faceToFace,
  "/local-battle": screen("LocalBattleScreen", () => import("#web/rooms/local-battle-screen.tsx")),
  "/arena": screen("FairArenaScreen", () => import("#web/arena/fair-arena-screen.tsx")),
  "/packs": screen("OpeningsScreen", () => import("#web/packs/fairness/openings-screen.tsx")),
  "/packs/:id": screen("ProofScreen", () => import("#web/packs/fairness/proof-screen.tsx")),
  "/wallet": soon,
  "/marketplace": screen("MarketplacePage", () => import("./pages/marketplace-page.tsx")),
  "/trade": screen("TradePage", () => import("./pages/trade-page.tsx")),
  "/store": soon,
  "/checkout": soon,
  "/premium-checkout": soon,
  "/invite": screen("InviteScreen", () => import("#web/invites/invite-screen.tsx")),
  "/profile": screen("ProfilePage", () => import("./pages/profile-page.tsx")),
  "/admin": adminSoon,
  "/admin/users": adminSoon,
  "/admin/cards": adminSoon,
  "/admin/battles": adminSoon,
  "/admin/trades": adminSoon,
  "/admin/analytics": adminSoon,
  "/admin/settings": adminSoon,
  "/admin/creatures": adminSoon,
  "/admin/store": adminSoon,
  "/admin/missions": adminSoon,
  "/admin/content": adminSoon,
};

export const screenOf = (path: Path, isPlayer: boolean): Screen =>
  path === "/" && !isPlayer ? landing : screens[path];
