import { clsx } from "clsx";
import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { walletInfo } from "#contract/wallet.ts";
import { useCoinsOnly } from "#web/cards/coins-only.ts";
import { useAnswer } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { NETWORK_FEE_CENTS } from "#game/nfts/cost.ts";
import { inDollars } from "#texts/en/purse.ts";
import { FeePicture, ListPicture, TimePicture, WalletPicture } from "./nft-pictures.tsx";

type Step = { title: string; picture: ReactNode; words: readonly string[] };

const cost: Step = {
  title: "How Much Does It Cost",
  picture: <FeePicture fee={inDollars(NETWORK_FEE_CENTS)} />,
  words: [
    `The network that keeps the list takes a fee of about ${inDollars(NETWORK_FEE_CENTS)} USD. It is the same for every card, whatever the card is worth.`,
    "Taleborn itself charges nothing.",
  ],
};

const GREAT_NETWORK =
  "Many computers all over the world keep the same list. Everybody can read it, and nobody can change it secretly. Not even we can.";
const OWN_NETWORK =
  "Here this game keeps the list itself, on a small network of its own. Everybody can read it, and everything works as on the great networks, but nothing on it is worth any money.";

const stepsOn = (isOwnNetwork: boolean): readonly Step[] => [
  {
    title: "What are NFTs",
    picture: <ListPicture />,
    words: [
      "An NFT is a line in a public list. The line says: this card belongs to you.",
      isOwnNetwork ? OWN_NETWORK : GREAT_NETWORK,
    ],
  },
  {
    title: "Why Convert",
    picture: <WalletPicture />,
    words: [
      "A converted card is yours outside this game too: you can keep it in a wallet of your own.",
      "It plays exactly as before. It does not become stronger, and cards that are not converted are not worse.",
    ],
  },
  cost,
  {
    title: "When Should You Convert",
    picture: <TimePicture />,
    words: [
      "Convert a card that you want to keep for a long time, or show to the whole world. You never need to, and there is no hurry.",
      "A conversion cannot be taken back, and nobody can promise that a card will be worth money. Ask a grown-up first.",
      "When you want to: open the card, and choose Convert to NFT.",
    ],
  },
];

/** What an NFT is, in four steps. */
export function NftDialog({ onClose }: { onClose: () => void }) {
  const [at, setAt] = useState(0);
  const coinsOnly = useCoinsOnly();
  const isOwnNetwork = useAnswer(walletInfo).data?.isOwnNetwork === true;
  const steps = stepsOn(isOwnNetwork).filter((each) => !coinsOnly || each !== cost);
  const [, navigate] = useLocation();
  const step = steps[at];
  const isLast = at === steps.length - 1;
  const finish = () => {
    onClose();
    navigate("/cards");
  };
  if (!step) return null;
  return (
    <Dialog onClose={onClose} title={step.title} description={`Step ${at + 1} of ${steps.length}`}>
      <div className="mt-4">{step.picture}</div>
      <Dots steps={steps} at={at} />
      <div aria-live="polite" className="mt-4 min-h-60 space-y-3 sm:min-h-44">
        <p className="sr-only">{`Step ${at + 1}: ${step.title}`}</p>
        {step.words.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <Button look="ghost" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Previous
        </Button>
        <Button className="whitespace-nowrap" onClick={isLast ? finish : () => setAt(at + 1)}>
          {isLast ? "Got It!" : "Next"}
        </Button>
      </div>
    </Dialog>
  );
}

/** How far it is, for eyes; ears have "Step 1 of 4". */
const Dots = ({ steps, at }: { steps: readonly Step[]; at: number }) => (
  <span aria-hidden className="mt-4 flex justify-center gap-2">
    {steps.map(({ title }, i) => (
      <span
        key={title}
        className={clsx(
          "h-2.5 rounded-chip transition-all",
          i === at ? "w-6 bg-accent" : "w-2.5 bg-line-strong",
        )}
      />
    ))}
  </span>
);
