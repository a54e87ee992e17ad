import { useState } from "react";
import { useLocation } from "wouter";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { NETWORK_FEE } from "./nft-explainer.tsx";

const steps = [
  {
    title: "What are NFTs",
    words: [
      "An NFT is an entry in a public list that many computers keep together. It says: this card belongs to you.",
      "Everybody can read that entry, and nobody can change it secretly. Not even we can.",
    ],
  },
  {
    title: "Why Convert",
    words: [
      "A converted card is yours outside this game too: you can keep it in a wallet of your own.",
      "It plays exactly as before. It does not become stronger, and cards without it are not worse.",
    ],
  },
  {
    title: "How Much Does It Cost",
    words: [
      `The network takes a fee of about ${NETWORK_FEE}. It is the same for every card, whatever the card is worth.`,
      "Taleborn itself charges nothing.",
    ],
  },
  {
    title: "When Should You Convert",
    words: [
      "Convert a card that you want to keep for a long time, or show to the whole world.",
      "You never need to. Conversion opens soon; until then this is only to read.",
    ],
  },
] as const;

/** What an NFT is, in four steps. */
export function NftDialog({ onClose }: { onClose: () => void }) {
  const [at, setAt] = useState(0);
  const [, navigate] = useLocation();
  const step = steps[at] ?? steps[0];
  const isLast = at === steps.length - 1;
  const finish = () => {
    onClose();
    navigate("/cards");
  };
  return (
    <Dialog onClose={onClose} title={step.title} description={`Step ${at + 1} of ${steps.length}`}>
      <div aria-live="polite" className="mt-4 min-h-36 space-y-3">
        {step.words.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <div className="mt-6 flex justify-between gap-3">
        <Button look="ghost" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Previous
        </Button>
        <Button onClick={isLast ? finish : () => setAt(at + 1)}>
          {isLast ? "Got It!" : "Next"}
        </Button>
      </div>
    </Dialog>
  );
}
