import { CardDetails } from "#web/collection/card-details.tsx";
import { useConvertDialog } from "#web/nfts/conversion/use-convert-dialog.tsx";
import { lazily, Nothing } from "#web/ui/later/lazily.tsx";
import { TransferSection } from "#web/transfers/transfer-section.tsx";

// Without the server there is nothing that it could say.
const NftSection = lazily(() => import("#web/nfts/nft-section.tsx"), "NftSection", {
  otherwise: Nothing,
});

/** One card, which can be given away here, and become an NFT. */
export function CardDetailsPage() {
  const { convert, dialog } = useConvertDialog();
  return (
    <>
      <CardDetails {...{ TransferSection, NftSection }} onConvert={convert} />
      {dialog}
    </>
  );
}
