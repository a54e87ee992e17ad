import { lazy, Suspense } from "react";
import { useUser } from "#web/lib/user.ts";
import { ButtonLink, Link } from "#web/ui/link.tsx";

const PlayerBar = lazy(async () => ({ default: (await import("./player-bar.tsx")).PlayerBar }));

export function TopBar() {
  const { user, isLoading } = useUser();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-page/90 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-3 px-4">
        <Link
          href="/"
          className="flex min-h-11 items-center gap-2 rounded-field font-display text-xl sm:text-2xl"
        >
          <img src="/logo.svg" alt="" width="32" height="32" />
          Taleborn
        </Link>
        {!isLoading && (
          <nav aria-label="Main" className="ml-auto flex items-center gap-2 sm:gap-3">
            {user ? (
              <Suspense fallback={<span className="size-11" />}>
                <PlayerBar user={user} />
              </Suspense>
            ) : (
              <ForVisitors />
            )}
          </nav>
        )}
      </div>
    </header>
  );
}

function ForVisitors() {
  return (
    <>
      <Link
        href="/tutorial"
        className="inline-flex min-h-11 items-center rounded-field px-3 text-sm font-bold text-muted hover:text-ink"
      >
        How to Play
      </Link>
      <ButtonLink href="/login" size="small">
        Play Now
      </ButtonLink>
    </>
  );
}
