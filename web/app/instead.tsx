import type { ReactNode } from "react";
import type { CapabilityRefusal } from "#game/account/capabilities.ts";
import { useUser } from "#web/lib/session.tsx";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { lazily } from "#web/ui/later/lazily.tsx";
import { useStageIsOpen } from "#web/ui/stage.ts";
import { AgeQuestion, useIsAgeAsked } from "./age-asked.tsx";
import { isForEverybody } from "./paths.ts";
import { LoadingScreen } from "./screen-frame.tsx";
import type { Screen, ScreenPath } from "./screen-table.ts";

const PlayIsOver = lazily(() => import("./play-is-over.tsx"), "PlayIsOver", {
  otherwise: NotLoaded,
});

const Suspended = lazily(() => import("#web/account/suspended.tsx"), "Suspended", {
  meanwhile: <LoadingScreen />,
  otherwise: NotLoaded,
});

/** What stays open to a suspended account: its money, and its children. */
const whileSuspended: ReadonlySet<ScreenPath> = new Set([
  "/purchases",
  "/purchases/:id",
  "/family",
]);

/** These close for players who have played enough for today. */
const toPlay: ReadonlySet<ScreenPath> = new Set([
  "/",
  "/create",
  "/create-dynamic",
  "/battle",
  "/practice",
  "/road",
  "/road/:id",
  "/battle/qr",
  "/battle-qr",
  "/arena",
  "/cup",
  "/marketplace",
  "/trade",
  "/invite",
  "/friends",
  "/local-battle",
]);

/** What a player sees in the place of this screen; null for the screen itself. */
export function useInsteadOf(screen: Screen | null): ReactNode {
  const { user } = useUser();
  const isAsked = useIsAgeAsked();
  const isOnStage = useStageIsOpen();
  if (!screen || !user) return null;
  const isOpen = isForEverybody(screen) || whileSuspended.has(screen.path);
  if (user.suspension && !isOpen) return <Suspended user={user} />;
  if (isAsked && !isForEverybody(screen)) return <AgeQuestion />;
  // What is on stage is seen to its end.
  return isOnStage || !toPlay.has(screen.path) ? null : whenPlayIsOver(user.closed.play);
}

function whenPlayIsOver(closed: CapabilityRefusal | undefined): ReactNode {
  if (closed !== "bedtime" && closed !== "time_is_up") return null;
  return <PlayIsOver endsBy={closed} />;
}
