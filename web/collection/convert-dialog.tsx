import { NETWORK_FEE } from "#web/parts/nft-explainer.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type ConvertDialogProps = { name: string; onClose: () => void };

/** Says honestly that this is not open yet, and what it will be. */
export function ConvertDialog({ name, onClose }: ConvertDialogProps) {
  return (
    <Dialog title="Convert to NFT" description="This opens soon." onClose={onClose}>
      <div className="mt-4 space-y-3">
        <p>
          You cannot convert {name} yet. When this opens, the network will take a fee of about{" "}
          {NETWORK_FEE} and Taleborn nothing.
        </p>
        <p>Until then nothing is missing: you play, collect and keep your cards as always.</p>
      </div>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>All right</Button>
      </div>
    </Dialog>
  );
}
