import { Gem } from "lucide-react";
import type { ReactNode } from "react";
import type { OwnedCardOnWire } from "#contract/cards.ts";
import type { WithdrawalOnWire } from "#contract/nfts.ts";
import type { Holder } from "#game/collection/deck.ts";
import { OpenButton } from "#web/shared/family/open-button.tsx";
import { useNftExplainer } from "#web/shared/nft/nft-explainer.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { useWithdrawals } from "./api.ts";
import { Minting } from "./conversion/minting.tsx";
import { Withdrawal } from "./withdrawal/withdrawal.tsx";

type NftSectionProps = {
  owned: OwnedCardOnWire;
  heldBy: Holder | undefined;
  onNftDialog: (owned: OwnedCardOnWire) => void;
};

/** What a copy is on the chain, and what can be done about it. */
export function NftSection({ owned, heldBy, onNftDialog }: NftSectionProps) {
  const show = () => onNftDialog(owned);
  if (owned.card.nftAddress !== null) return <OnChain {...{ owned, heldBy }} onWithdraw={show} />;
  if (heldBy === "nft") return <Minting owned={owned} onShow={show} />;
  // A card in a deal can be converted only when the deal is over.
  return heldBy ? null : <NotOnChain onConvert={show} />;
}

function NotOnChain({ onConvert }: { onConvert: () => void }) {
  const explainer = useNftExplainer({ hasCards: true });
  return (
    <NftPanel words="This card can become an NFT: a line in a public list that says it is yours. It plays the same with or without it.">
      <OpenButton needs="wallet" look="ghost" onClick={onConvert}>
        <Gem size={18} aria-hidden /> Convert to NFT
      </OpenButton>
      <Button look="ghost" onClick={explainer.explain}>
        Learn How
      </Button>
      {explainer.dialog}
    </NftPanel>
  );
}

type OnChainProps = Omit<NftSectionProps, "onNftDialog"> & { onWithdraw: () => void };

function OnChain({ owned, heldBy, onWithdraw }: OnChainProps) {
  const withdrawal = useWithdrawals().data?.find(
    (each) => each.userCardId === owned.id && isUnderWay(each),
  );
  const isFree = heldBy === undefined && !withdrawal;
  return (
    <NftPanel words={wordsFor(heldBy)} row={withdrawal && <Withdrawal withdrawal={withdrawal} />}>
      <ButtonLink look="ghost" href={`/nft/${owned.card.nftAddress}`}>
        See the Certificate
      </ButtonLink>
      {isFree && (
        <OpenButton needs="wallet" look="ghost" onClick={onWithdraw}>
          Withdraw
        </OpenButton>
      )}
    </NftPanel>
  );
}

const isUnderWay = ({ state }: WithdrawalOnWire): boolean =>
  state === "waiting" || state === "sending" || state === "outside";

function wordsFor(heldBy: Holder | undefined): string {
  if (heldBy === "external")
    return "This card is in an outside wallet, so it cannot play. Send its NFT back to your address here, and it plays again.";
  return "This card is an NFT, and the public list says that it is yours. It plays as before. You can also withdraw it to a wallet of your own.";
}

type NftPanelProps = { words: string; row?: ReactNode; children: ReactNode };

const NftPanel = ({ words, row, children }: NftPanelProps) => (
  <Panel title="NFT" aria-label="NFT">
    <p className="mb-4">{words}</p>
    {row && <div className="mb-4">{row}</div>}
    <div className="flex flex-wrap gap-3">{children}</div>
  </Panel>
);
