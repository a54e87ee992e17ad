import { useQueryClient } from "@tanstack/react-query";
import { Copy, ExternalLink } from "lucide-react";
import { useState } from "react";
import { currentUser } from "#contract/account.ts";
import type { CardOnWire } from "#contract/cards.ts";
import { listOwnedCards } from "#contract/collection.ts";
import { listMissions } from "#contract/missions.ts";
import { shareCards, shareStatus } from "#contract/sharing.ts";
import { bestCards, SHARE_COINS, SHARES_PER_DAY, shareWords } from "#game/sharing/share.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.tsx";
import { call, toastOf } from "#web/lib/call.ts";
import { copyText } from "#web/lib/clipboard.ts";
import { useCardList } from "./owned-cards.ts";
import { invalidate, useAnswer } from "#web/lib/query.ts";

type Platform = "instagram" | "tiktok" | "facebook" | "twitter" | "copy";

const platforms: readonly { id: Platform; name: string }[] = [
  { id: "instagram", name: "Instagram" },
  { id: "tiktok", name: "TikTok" },
  { id: "facebook", name: "Facebook" },
  { id: "twitter", name: "Twitter/X" },
];

/** So much of the text fits into a toast when it cannot be copied. */
const TOAST_CHARACTERS = 100;

export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { cards, isComplete } = useCardList(listOwnedCards);
  const best = bestCards([...new Map(cards.map(({ card }) => [card.id, card])).values()]);
  const { claim, isClaimed, isClaiming } = useShareReward(best);
  const share = async (platform: Platform) => {
    await present(platform, shareText(best));
    await claim(platform);
  };
  return (
    <Dialog onClose={onClose} title="Share Your Amazing Card Pull" size="wide">
      <RewardBanner isClaimed={isClaimed} />
      <ul aria-label="Your rarest cards" className="mt-4 grid grid-cols-3 gap-3 sm:gap-5">
        {isComplete
          ? best.map((card) => (
              <li key={card.id}>
                <TradingCard card={card} size="fill" flip="none" eager />
              </li>
            ))
          : [1, 2, 3].map((place) => <Skeleton key={place} className="aspect-5/7 w-full" />)}
      </ul>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        {platforms.map(({ id, name }) => (
          <Button
            key={id}
            look="ghost"
            disabled={!isComplete || isClaiming}
            onClick={() => void share(id)}
          >
            <ExternalLink size={18} aria-hidden /> {name}
          </Button>
        ))}
        <Button disabled={!isComplete || isClaiming} onClick={() => void share("copy")}>
          <Copy size={18} aria-hidden /> Copy Share Text
        </Button>
      </div>
    </Dialog>
  );
}

function RewardBanner({ isClaimed }: { isClaimed: boolean }) {
  const status = useAnswer(shareStatus).data;
  return (
    <p
      role="status"
      className="mt-3 rounded-button border border-line bg-raised px-4 py-3 font-bold"
    >
      {isClaimed ? "Reward Claimed" : offer(status)}
    </p>
  );
}

type Status = { canEarnRewards: boolean; dailySharesRemaining: number };

function offer(status: Status | undefined): string {
  if (!status) return "…";
  if (status.dailySharesRemaining === 0) return shareWords.no_shares_left;
  if (!status.canEarnRewards) return shareWords.not_active;
  const left = `${status.dailySharesRemaining}/${SHARES_PER_DAY} shares left today`;
  return `Share now and earn ${SHARE_COINS} bonus credits! ${left}`;
}

/** One reward for each time that the dialog is opened. */
function useShareReward(cards: readonly CardOnWire[]) {
  const client = useQueryClient();
  const status = useAnswer(shareStatus).data;
  const [step, setStep] = useState<"none" | "asked" | "claimed">("none");
  const claim = async (platform: Platform) => {
    if (step !== "none" || status?.canEarnRewards !== true) return;
    setStep("asked");
    try {
      await call(shareCards, { platform, cardIds: cards.map(({ id }) => id) });
      setStep("claimed");
      toast({ title: "Share Reward Claimed", description: `${SHARE_COINS} bonus credits` });
      await invalidate(client, shareStatus, currentUser, listMissions);
    } catch (error) {
      setStep("none");
      toast({
        variant: "destructive",
        title: "Reward Error",
        description: toastOf(error, "Failed to claim share reward"),
      });
    }
  };
  return { claim, isClaimed: step === "claimed", isClaiming: step === "asked" };
}

function shareText(cards: readonly CardOnWire[]): string {
  const names = cards.map(({ name, rarity }) => `${name} (${rarity})`).join(", ");
  return `Look at my cards in Taleborn: ${names}. Describe a creature and get your own card: ${location.origin}`;
}

/** Two platforms have a page for sharing; for the others the text is copied, to be pasted there. */
async function present(platform: Platform, text: string): Promise<void> {
  if (platform === "facebook" || platform === "twitter") {
    window.open(shareUrl(platform, text), "share", "width=600,height=400");
  } else if (await copyText(text)) {
    toast({ title: "Copied to Clipboard" });
  } else {
    toast({ title: "Share Your Card", description: `${text.slice(0, TOAST_CHARACTERS)}…` });
  }
}

const shareUrl = (platform: "facebook" | "twitter", text: string): string =>
  platform === "facebook"
    ? `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: location.origin, quote: text })}`
    : `https://twitter.com/intent/tweet?${new URLSearchParams({ text })}`;
