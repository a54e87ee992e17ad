import { Check, X } from "lucide-react";
import { clsx } from "clsx";
import type { CardOnWire } from "#contract/cards.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { useNftExplainer } from "#web/shared/nft/nft-explainer.tsx";
import { useCoinsOnly } from "#web/cards/coins-only.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Progress, Spinner } from "#web/ui/progress.tsx";
import { NETWORK_FEE_CENTS } from "#game/nfts/cost.ts";
import { inDollars } from "#texts/en/purse.ts";

export type StepState = "pending" | "active" | "completed" | "error";

const steps: readonly { name: string; words: string; cost?: string }[] = [
  { name: "Prepare Your Card", words: "We make sure that the card is yours and free to go." },
  { name: "Connect to the blockchain", words: "We call the network that keeps the public list." },
  {
    name: "Create NFT Metadata",
    words: "Name, picture and numbers of the card are written down.",
  },
  {
    name: "Mint Your NFT",
    words: "The network adds the line that says it is yours.",
    cost: `Its fee is about ${inDollars(NETWORK_FEE_CENTS)} USD, and Taleborn charges nothing.`,
  },
  { name: "Complete", words: "You get the address of your NFT. The card plays as before." },
];

type ConvertDialogProps = { card: CardOnWire; onClose: () => void };

/** Shows how a card will become an NFT, and says honestly that this is not open yet. */
export function ConvertDialog({ card, onClose }: ConvertDialogProps) {
  const explainer = useNftExplainer({ hasCards: true });
  return (
    <Dialog title="Convert to NFT" description="This opens soon." onClose={onClose} size="wide">
      <div className="mt-5 grid gap-6 sm:grid-cols-[11rem_1fr]">
        <div className="mx-auto w-36 sm:w-44">
          <TradingCard card={card} size="fill" flip="none" eager />
        </div>
        <div className="min-w-0">
          <p>
            You cannot convert {card.name} yet. When this opens, it will take these five steps, and
            you decide before the first one.
          </p>
          <ConversionSteps states={steps.map(() => "pending")} />
        </div>
      </div>
      <p className="mt-5 text-muted">
        Until then nothing is missing: you play, collect and keep your cards as always.
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="ghost" onClick={explainer.explain}>
          Learn How
        </Button>
        <Button onClick={onClose}>All Right</Button>
      </div>
      {explainer.dialog}
    </Dialog>
  );
}

/** One state for each step, in their order. */
export function ConversionSteps({ states }: { states: readonly StepState[] }) {
  const coinsOnly = useCoinsOnly();
  const completed = states.filter((state) => state === "completed").length;
  return (
    <>
      <Progress
        label="Completed steps"
        value={completed}
        max={steps.length}
        className="mt-4 bg-sunken"
      />
      <ol className="mt-4 space-y-3">
        {steps.map(({ name, words, cost = "" }, i) => (
          <ConversionStep
            key={name}
            name={name}
            words={coinsOnly ? words : `${words} ${cost}`.trim()}
            number={i + 1}
            state={states[i]}
          />
        ))}
      </ol>
    </>
  );
}

type ConversionStepProps = {
  number: number;
  name: string;
  words: string;
  state: StepState | undefined;
};

function ConversionStep({ number, name, words, state = "pending" }: ConversionStepProps) {
  return (
    <li className="flex gap-3" aria-current={state === "active" ? "step" : undefined}>
      <span
        className={clsx(
          "grid size-8 flex-none place-items-center rounded-chip border font-display",
          looks[state],
        )}
      >
        {state === "completed" && <Check size={18} aria-hidden />}
        {state === "error" && <X size={18} aria-hidden />}
        {state === "active" && <Spinner size={18} />}
        {state === "pending" && <span aria-hidden>{number}</span>}
      </span>
      <span className="min-w-0">
        <b className="block">
          {name}
          {said[state] && <span className="sr-only">: {said[state]}</span>}
        </b>
        <span className="text-sm text-muted">{words}</span>
      </span>
    </li>
  );
}

/** For those who do not see the sign. */
const said: Record<StepState, string> = {
  pending: "",
  active: "under way",
  completed: "completed",
  error: "failed",
};

const looks: Record<StepState, string> = {
  pending: "border-line-strong text-muted",
  active: "border-violet text-violet",
  completed: "border-good text-good",
  error: "border-bad text-bad",
};
