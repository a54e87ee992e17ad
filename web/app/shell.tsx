import { useEffect, useRef, useSyncExternalStore } from "react";
import { Redirect, Route, useLocation } from "wouter";
import { useSessionEnd, useUser } from "#web/lib/session.tsx";
import { answerProof, askedProof, watchProof } from "#web/lib/prove-again.ts";
import { keepPlace } from "#web/lib/return-url.ts";
import { ClosedDialog } from "#web/family/closed-dialog.tsx";
import { useParam } from "#web/lib/use-param.ts";
import { useSettled } from "#web/lib/use-settled.ts";
import { NotLoaded } from "#web/shared/not-loaded.tsx";
import { isOfflineShell } from "#web/offline/shell-mark.ts";
import { lazily, Nothing } from "#web/ui/later/lazily.tsx";
import { ScreenTitle } from "#web/ui/screen-title.ts";
import { showToastFromBefore, useToasts } from "#web/ui/toast.tsx";
import { useKeptFocus } from "./background/use-kept-focus.ts";
import { Frame, VisitorBar } from "./frame.tsx";
import { Guard } from "./guard.tsx";
import { useIsAgeAsked, useIsKeptBack } from "./age-asked.tsx";
import { useInsteadOf } from "./instead.tsx";
import { answerFor, findScreen, seenBy, tabTitle } from "./paths.ts";
import { LoadingScreen, ScreenFrame } from "./screen-frame.tsx";
import { LOGIN, SIGN_UP } from "./screen-table.ts";
import { screenCode } from "./screens.ts";

const PlayerBar = lazily(() => import("./bar/player-bar.tsx"), "PlayerBar", {
  meanwhile: <span data-player className="size-11" />,
});
const TopPlaces = lazily(() => import("./bar/places.tsx"), "TopPlaces", {
  otherwise: Nothing,
});
const BottomBar = lazily(() => import("./bar/places.tsx"), "BottomBar", {
  otherwise: Nothing,
});
const DemoBar = lazily(() => import("./bar/demo-bar.tsx"), "DemoBar", { otherwise: Nothing });
const NotFound = lazily(() => import("./not-found.tsx"), "NotFound", { otherwise: NotLoaded });
const ProveDialog = lazily(() => import("./background/prove-dialog.tsx"), "ProveDialog");
const Toaster = lazily(() => import("#web/ui/toaster.tsx"), "Toaster", {
  otherwise: Nothing,
});
const BackgroundTasks = lazily(
  () => import("./background/background-tasks.tsx"),
  "BackgroundTasks",
  { otherwise: Nothing },
);

/** The app in its frame: the screen of the path, and toasts. */
export function Shell() {
  const [address, navigate] = useLocation();
  useSessionEnd(() => {
    keepPlace(location);
    navigate(LOGIN, { replace: true });
  });
  const isKeptBack = useIsKeptBack();
  // With the answer the screen begins that the player came for.
  const main = useStartOfPage(isKeptBack ? `${address} asked` : address);
  const hasToasts = useToasts().length > 0;
  useEffect(showToastFromBefore, []);
  useKeptFocus();
  const { user } = useUser();
  const isSettled = useSettled(isOfflineShell);
  return (
    <>
      <Frame
        bar={<Bar />}
        places={<Places isKeptBack={isKeptBack} />}
        main={main}
        title={findScreen(address)?.title}
      >
        <ScreenFrame address={address}>
          <CurrentScreen />
        </ScreenFrame>
      </Frame>
      {user && <Below isDemo={user.role === "demo"} isKeptBack={isKeptBack} />}
      {user && <ClosedDialog />}
      {user && <AskedProof />}
      {user && !isKeptBack && isSettled && <BackgroundTasks user={user} />}
      {/* A dialog hides all the rest of the page, but nothing that may speak. */}
      <div aria-live="off">{hasToasts && <Toaster />}</div>
    </>
  );
}

function Places({ isKeptBack }: { isKeptBack: boolean }) {
  const { user } = useUser();
  return user && !isKeptBack && <TopPlaces />;
}

function Bar() {
  const { user, isLoading, isUnknown } = useUser();
  const isKeptBack = useIsKeptBack();
  if (isLoading || isUnknown || isKeptBack) return null;
  if (!user) return <VisitorBar />;
  return <PlayerBar user={user} />;
}

/** Comes up as soon as something sensitive wants it. */
function AskedProof() {
  const proof = useSyncExternalStore(watchProof, askedProof, () => null);
  if (proof === null) return null;
  return <ProveDialog key={proof} proof={proof} onClose={() => answerProof(proof, false)} />;
}

/** What stays at the bottom of every screen. */
const Below = ({ isDemo, isKeptBack }: { isDemo: boolean; isKeptBack: boolean }) => (
  <>
    {!isKeptBack && <BottomBar />}
    {isDemo && <DemoBar />}
  </>
);

function CurrentScreen() {
  const [address] = useLocation();
  const { isLoading, isUnknown, isAuthenticated } = useUser();
  const isAsked = useIsAgeAsked();
  const screen = findScreen(address);
  const instead = useInsteadOf(screen);
  if (isLoading) return <LoadingScreen />;
  if (isUnknown) return <NotLoaded />;
  if (screen === null) return <NotFound />;

  const answer = answerFor(screen.access, isAuthenticated);
  if (answer === "missing") return <MissingOrMoved path={screen.path} />;
  // What a visitor may see in its place knows the way to the login itself.
  if (answer === "login" && !screen.visitor) return <Guard />;
  if (instead) return instead;
  const isPlayer = isAuthenticated && !isAsked;
  const { Component } = screenCode(screen, isPlayer);
  const { title } = seenBy(screen, isPlayer);
  return (
    <ScreenTitle value={title}>
      {/* Of two titles a browser shows the one that came last: a screen may have its own. */}
      <title>{tabTitle(title)}</title>
      <Route path={screen.path} component={Component} />
    </ScreenTitle>
  );
}

/** A signed-in player needs no sign-up, but may still take a friend's code. */
function MissingOrMoved({ path }: { path: string }) {
  const code = useParam("invite");
  if (path !== SIGN_UP || !code) return <NotFound />;
  return <Redirect replace to={`/invite?code=${encodeURIComponent(code)}`} />;
}

/** A new path begins at its top, for the eye as well as for the keyboard. */
function useStartOfPage(address: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [address]);
  return main;
}
