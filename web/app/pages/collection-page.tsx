import { Collection } from "#web/collection/collection.tsx";
import { useConvertDialog } from "#web/nfts/conversion/use-convert-dialog.tsx";

/** All cards of the player, each of which can become an NFT. */
export function CollectionPage() {
  const { convert, dialog } = useConvertDialog();
  return (
    <>
      <Collection onConvert={convert} />
      {dialog}
    </>
  );
}
