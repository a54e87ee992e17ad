import { Gem } from "lucide-react";
import { shareStatus } from "#contract/sharing.ts";
import { useNftExplainer } from "#web/shared/nft/nft-explainer.tsx";
import { useShareDialog } from "#web/shared/sharing/use-share-dialog.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";

export function NftBanner({ hasCards }: { hasCards: boolean }) {
  const status = useAnswer(shareStatus).data;
  const nft = useNftExplainer({ hasCards });
  const { share, dialog } = useShareDialog({ from: "collection" });
  const canShare = hasCards && status?.canEarnRewards === true;
  return (
    <section
      aria-labelledby="nft-banner"
      className="hero-fill flex flex-wrap items-center gap-4 rounded-panel border border-line p-5"
    >
      <Gem size={36} aria-hidden className="text-violet" />
      <div className="min-w-[min(15rem,100%)] grow basis-0">
        <h2 id="nft-banner" className="font-display text-xl">
          Own your cards for good
        </h2>
        <p className="text-muted">
          You can turn a card into an NFT. Read how it works and what it costs.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <Button look="ghost" size="small" onClick={() => share()}>
            Share & Earn
          </Button>
        )}
        <Button look="ghost" size="small" onClick={nft.explain}>
          Learn How
        </Button>
      </div>
      {nft.dialog}
      {dialog}
    </section>
  );
}
