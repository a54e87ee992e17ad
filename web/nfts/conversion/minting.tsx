import type { OwnedCardOnWire } from "#contract/cards.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ConversionSteps } from "./conversion-steps.tsx";
import { stepStates } from "./stages.ts";

type MintingProps = { owned: OwnedCardOnWire; onShow: () => void };

/** A running conversion, for a player who has closed its dialog or comes back to the page. */
export function Minting({ owned: { card }, onShow }: MintingProps) {
  return (
    <Panel title="NFT" aria-label="NFT">
      <p role="status">
        <b>Minting…</b> {card.name} becomes an NFT. You can go on playing with your other cards.
      </p>
      <ConversionSteps states={stepStates("minting")} />
      <Button look="ghost" size="small" className="mt-4" onClick={onShow}>
        Watch It
      </Button>
    </Panel>
  );
}
