import { Collection } from "#web/collection/collection.tsx";
import { useNftDialog } from "#web/nfts/use-nft-dialog.tsx";

/** All cards of the player, each of which can become an NFT. */
export function CollectionPage() {
  const { show, dialog } = useNftDialog();
  return (
    <>
      <Collection onConvert={show} />
      {dialog}
    </>
  );
}
