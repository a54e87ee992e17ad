import { Check, Coins, Hourglass, Swords } from "lucide-react";
import type { ReactNode } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { listOwnedCards } from "#contract/collection.ts";
import type { SettingsOnWire } from "#contract/settings.ts";
import { bestCards } from "#game/sharing/share.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { useSettings } from "#web/lib/settings.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { Skeletons } from "#web/ui/skeleton.tsx";
import { useCardList } from "#web/collection/api.ts";
import { shareRefusals } from "#texts/en/sharing.ts";
import { SharePlaces } from "./share-places.tsx";
import { useShareReward, type RewardState, type ShareFrom } from "./share-reward.ts";

type ShareDialogProps = {
  from: ShareFrom;
  /** Stands first; without it the rarest card does. */
  card: CardOnWire | null;
  onClose: () => void;
};

export function ShareDialog({ from, card, onClose }: ShareDialogProps) {
  const { cards, isComplete, error, retry } = useCardList(listOwnedCards);
  const reward = useShareReward(from);
  const isReady = isComplete || card !== null;
  const shown = shownCards(cards, card);
  return (
    <Dialog onClose={onClose} title="Share Your Amazing Card Pull" size="wide">
      {isReady && shown.length === 0 ? (
        <NoCards />
      ) : (
        <>
          <RewardBanner reward={reward} />
          {error !== null && !isReady ? (
            <FailedState title="Your cards did not load" onRetry={retry} />
          ) : (
            <CardRow cards={isReady ? shown : null} />
          )}
          {isReady && <SharePlaces cards={shown} onShared={reward.claim} />}
        </>
      )}
    </Dialog>
  );
}

/** The given card first, then the rarest; each card once. */
function shownCards(owned: readonly { card: CardOnWire }[], first: CardOnWire | null) {
  const others = new Map(owned.map(({ card }) => [card.id, card]));
  if (first === null) return bestCards([...others.values()]);
  others.delete(first.id);
  return [first, ...bestCards([...others.values()]).slice(0, 2)];
}

function RewardBanner({ reward }: { reward: RewardState }) {
  const { icon, words } = banner(reward, useSettings());
  return (
    <p
      role="status"
      className="mt-4 flex min-h-12 items-center gap-3 rounded-button border border-line bg-raised px-4 py-2 font-bold"
    >
      {icon}
      {words}
    </p>
  );
}

function banner(
  { isClaimed, status }: RewardState,
  settings: SettingsOnWire | null,
): { icon: ReactNode; words: string } {
  if (isClaimed) {
    return { icon: <Check size={22} aria-hidden className="text-good" />, words: "Reward Claimed" };
  }
  if (!status || !settings)
    return { icon: <Coins size={22} aria-hidden className="text-muted" />, words: "…" };
  const { dailySharesRemaining, canEarnRewards } = status;
  if (dailySharesRemaining === 0) {
    const icon = <Hourglass size={22} aria-hidden className="text-muted" />;
    return { icon, words: shareRefusals.no_shares_left };
  }
  if (!canEarnRewards) {
    const icon = <Swords size={22} aria-hidden className="text-muted" />;
    return { icon, words: shareRefusals.not_active };
  }
  const left = `${dailySharesRemaining}/${settings.sharesPerDay} shares left today`;
  return {
    icon: <Coins size={22} aria-hidden className="text-gold" />,
    words: `Share now and earn ${settings.shareCoins} bonus credits! ${left}`,
  };
}

/** Without cards yet, their places. */
function CardRow({ cards }: { cards: readonly CardOnWire[] | null }) {
  const sizes = [placeClass, placeClass, placeClass];
  if (cards === null)
    return <Skeletons label="Loading your cards" sizes={sizes} className={rowClass} />;
  return (
    <ul aria-label="Your rarest cards" className={rowClass}>
      {cards.map((card) => (
        <li key={card.id} className={placeClass}>
          <TradingCard card={card} size="fill" flip="none" eager />
        </li>
      ))}
    </ul>
  );
}

const rowClass = "mt-5 flex justify-center gap-3 sm:gap-5";
const placeClass = "aspect-5/7 w-40 min-w-0 shrink";

function NoCards() {
  return (
    <EmptyState title="No Cards Available" way={["/create-dynamic", "Create Your First Card"]}>
      {shareRefusals.no_cards}
    </EmptyState>
  );
}
