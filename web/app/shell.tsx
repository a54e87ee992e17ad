import { lazy, Suspense, useEffect, useRef } from "react";
import { Route, useLocation } from "wouter";
import { useUser } from "#web/lib/user.ts";
import { showToastFromBefore, useToasts } from "#web/ui/toast.tsx";
import { Footer } from "./footer.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { answerFor, findPath, paths, type Path } from "./paths.ts";
import { LoadingScreen, ScreenFrame } from "./screen-frame.tsx";
import { landing, screens } from "./screens.tsx";
import { TopBar } from "./top-bar.tsx";

const Toaster = lazy(async () => ({ default: (await import("#web/ui/toaster.tsx")).Toaster }));

/** What every page has: top bar, footer, toasts, and the screen of the path between them. */
export function Shell() {
  const [address] = useLocation();
  const main = useStartOfPage(address);
  const hasToasts = useToasts().length > 0;
  useEffect(showToastFromBefore, []);
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-field bg-accent p-3 font-bold text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60"
      >
        Skip to content
      </a>
      <TopBar />
      <main id="main" ref={main} tabIndex={-1} className="min-h-dvh outline-none">
        <ScreenFrame address={address}>
          <CurrentScreen />
        </ScreenFrame>
      </main>
      <Footer />
      {hasToasts && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  );
}

function CurrentScreen() {
  const [address] = useLocation();
  const { isLoading, isAuthenticated } = useUser();
  const path = findPath(address);
  if (isLoading) return <LoadingScreen />;
  if (path === null) return <NotFoundScreen />;

  const answer = answerFor(paths[path], isAuthenticated);
  if (answer === "missing") return <NotFoundScreen />;
  if (answer === "login") return <Guard />;
  const { Component } = screenOf(path, isAuthenticated);
  return (
    <Route path={path}>
      <Component />
      <Ready />
    </Route>
  );
}

/** Stands where a player's screen would be while nobody is signed in. */
function Guard() {
  const [, navigate] = useLocation();
  useEffect(() => navigate("/login", { replace: true }), [navigate]);
  return (
    <p role="status" className="px-4 py-24 text-center text-lg text-muted">
      Redirecting to login...
    </p>
  );
}

/** Tells web/app/wake.ts that the screen now answers to being pressed. */
function Ready() {
  useEffect(() => {
    dispatchEvent(new Event("app-ready"));
  }, []);
  return null;
}

const screenOf = (path: Path, isPlayer: boolean) =>
  path === "/" && !isPlayer ? landing : screens[path];

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
