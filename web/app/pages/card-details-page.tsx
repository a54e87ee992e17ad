import { CardDetails } from "#web/collection/card-details.tsx";
import { useNftDialog } from "#web/nfts/use-nft-dialog.tsx";
import { lazily, Nothing } from "#web/ui/later/lazily.tsx";
import { TransferSection } from "#web/transfers/transfer-section.tsx";

// Without the server there is nothing that it could say.
const NftSection = lazily(() => import("#web/nfts/nft-section.tsx"), "NftSection", {
  otherwise: Nothing,
});

/** One card, which can be given away here, and become an NFT. */
export function CardDetailsPage() {
  const { show, dialog } = useNftDialog();
  return (
    <>
      <CardDetails {...{ TransferSection, NftSection }} onNftDialog={show} />
      {dialog}
    </>
  );
}
