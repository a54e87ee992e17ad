import { Check, Coins } from "lucide-react";
import { useEffect, useRef } from "react";
import { albumRewardCoins, isFull, type AlbumPage, type Filled } from "#game/album/album.ts";
import { useSettings } from "#web/lib/settings.ts";
import { Button } from "#web/ui/button.tsx";
import { inCoins } from "#texts/en/purse.ts";
import { pageTitle } from "./page-title.ts";

const titleOf = (page: AlbumPage): string => (page === "set" ? "the whole album" : pageTitle(page));

type PageRewardProps = {
  page: AlbumPage;
  filled: Filled;
  isRewarded: boolean;
  isPending: boolean;
  onClaim: () => void;
};

/** What a page pays when it is full, the button that takes it, or that it was taken. */
export function PageReward({ page, filled, isRewarded, isPending, onClaim }: PageRewardProps) {
  const settings = useSettings();
  const done = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  // The button that was pressed has gone.
  useEffect(() => {
    if (isRewarded && wasPressed.current) done.current?.focus({ preventScroll: true });
  }, [isRewarded]);
  if (isRewarded) {
    return (
      <p ref={done} tabIndex={-1} className="flex min-h-11 items-center gap-2 font-bold text-good">
        <Check size={18} aria-hidden /> Complete
      </p>
    );
  }
  if (!settings) return <p className="min-h-11" />;
  const coins = inCoins(albumRewardCoins(page, settings));
  if (!isFull(filled)) {
    return (
      <p className="flex min-h-11 items-center gap-2 text-sm text-muted">
        <Coins size={18} aria-hidden /> {coins} when it is full
      </p>
    );
  }
  const claim = () => {
    wasPressed.current = true;
    onClaim();
  };
  const look = page === "set" ? "gold" : "ghost";
  return (
    <Button
      look={look}
      size="small"
      pending={isPending}
      aria-label={`Get ${coins} for ${titleOf(page)}`}
      onClick={claim}
    >
      <Coins size={18} aria-hidden /> Get {coins}
    </Button>
  );
}
