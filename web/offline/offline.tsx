import { useQueryClient } from "@tanstack/react-query";
import { CloudOff, Wrench, X } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import type { UserOnWire } from "#contract/account.ts";
import { Button } from "#web/ui/button.tsx";
import { useIsOffline, watchConnection, whenBack } from "./connection.ts";
import { useOfflineCollection } from "./use-offline-collection.ts";
import { isOfflineShell } from "./shell-mark.ts";
import { reloadIntoNewVersion, watchVersions } from "./versions.ts";

/**
 * Makes the game a player's own app: starts the service worker, keeps the collection for the time
 * without a connection, and says when that time begins and when a newer version is there.
 */
export function Offline({ user, notice = null }: { user: UserOnWire; notice?: string | null }) {
  useOfflineCollection(user);
  const isOffline = useConnection();
  const [hasNewVersion, setNewVersion] = useState(false);
  useEffect(() => watchVersions(() => setNewVersion(true)), []);
  useEffect(() => void import("#web/ui/toaster.tsx"), []);
  return <Banners {...{ isOffline, hasNewVersion, notice }} onLater={() => setNewVersion(false)} />;
}

/** Once the connection is back, the screens read all their answers again. */
function useConnection(): boolean {
  const client = useQueryClient();
  useEffect(() => watchConnection({ startsOffline: isOfflineShell() }), []);
  useEffect(() => whenBack(() => void client.invalidateQueries()), [client]);
  return useIsOffline();
}

type BannersProps = {
  isOffline: boolean;
  hasNewVersion: boolean;
  /** What everybody should know at the moment. */
  notice?: string | null;
  onLater: () => void;
};

/** Screen readers hear what comes into a status that was there before, so both are always there. */
export function Banners({ isOffline, hasNewVersion, notice = null, onLater }: BannersProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [saysOffline, close] = useUntilClosed(isOffline);
  const offersVersion = hasNewVersion && !isOffline;
  useRoomBelow(frame, saysOffline || offersVersion || notice !== null);
  return (
    <div
      ref={frame}
      className="pointer-events-none fixed bottom-(--thumb-bar) left-0 z-50 flex w-full flex-col items-start gap-3 p-3 sm:p-4"
    >
      <div role="status">{notice !== null && <Notice>{notice}</Notice>}</div>
      <div role="status">{saysOffline && <OfflineBanner onClose={close} />}</div>
      <div role="status">{offersVersion && <NewVersionBanner onLater={onLater} />}</div>
    </div>
  );
}

/** True while it holds, until it is closed; when it holds once more, again. */
function useUntilClosed(holds: boolean) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed && !holds) setClosed(false);
  return [holds && !isClosed, () => setClosed(true)] as const;
}

const Notice = ({ children }: { children: string }) => (
  <Banner>
    <Wrench size={22} aria-hidden className="mr-1 flex-none text-warn" />
    <p className="text-sm font-bold">{children}</p>
  </Banner>
);

/** It can be closed: in a duel it lies where the choices are. */
function OfflineBanner({ onClose }: { onClose: () => void }) {
  return (
    <Banner>
      <CloudOff size={22} aria-hidden className="mr-1 flex-none text-warn" />
      <p className="text-sm font-bold">
        You are offline: your collection, practice and the Tale Road still work.
      </p>
      <Button look="ghost" size="small" round aria-label="Close" onClick={onClose}>
        <X size={18} aria-hidden />
      </Button>
    </Banner>
  );
}

function NewVersionBanner({ onLater }: { onLater: () => void }) {
  const [isReloading, setReloading] = useState(false);
  const reload = () => {
    setReloading(true);
    void reloadIntoNewVersion();
  };
  return (
    <Banner>
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-1 flex-1 basis-[8rem] text-sm font-bold">A new version is ready</p>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="small" look="ghost" pending={isReloading} onClick={reload}>
            Reload
          </Button>
          <button
            type="button"
            className="min-h-11 cursor-pointer rounded-field px-3 text-sm font-bold text-muted hover:text-ink"
            onClick={onLater}
          >
            Later
          </button>
        </div>
      </div>
    </Banner>
  );
}

const Banner = ({ children }: { children: ReactNode }) => (
  <div className="pointer-events-auto flex min-h-15 max-w-md items-center gap-2 rounded-button border border-line-strong bg-surface px-4 py-2 text-ink shadow-float motion-safe:animate-rise">
    {children}
  </div>
);

/** What sticks to the lower edge of the window stands so far above it. */
const NOTICE_ROOM = "--notice-room";

/** What has the focus, and the page's last line, must not lie under a notice. */
function useRoomBelow(frame: RefObject<HTMLElement | null>, isShown: boolean) {
  useEffect(() => {
    if (!isShown || !frame.current) return;
    const notices = frame.current;
    const { style } = document.documentElement;
    const makeRoom = () => {
      const height = `${notices.offsetHeight}px`;
      style.scrollPaddingBottom = height;
      style.paddingBottom = height;
      style.setProperty(NOTICE_ROOM, height);
    };
    makeRoom();
    // A second notice may come, and on a phone that is turned words take more lines or fewer.
    const watch = new ResizeObserver(makeRoom);
    watch.observe(notices);
    return () => {
      watch.disconnect();
      style.scrollPaddingBottom = "";
      style.paddingBottom = "";
      style.removeProperty(NOTICE_ROOM);
    };
  }, [frame, isShown]);
}
