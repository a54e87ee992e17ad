import { Check, X } from "lucide-react";
import { clsx } from "clsx";
import { NETWORK_FEE_CENTS } from "#game/nfts/cost.ts";
import { inDollars } from "#texts/en/purse.ts";
import { useCoinsOnly } from "#web/cards/coins-only.ts";
import { Progress, Spinner } from "#web/ui/progress.tsx";

export type StepState = "pending" | "active" | "completed" | "error";

const steps: readonly { name: string; words: string; hasFee?: true }[] = [
  { name: "Prepare Your Card", words: "We make sure that the card is yours and free to go." },
  { name: "Connect to the blockchain", words: "We call the network that keeps the public list." },
  {
    name: "Create NFT Metadata",
    words: "Name, picture and numbers of the card are written down.",
  },
  {
    name: "Mint Your NFT",
    words: "The network adds the line that says it is yours.",
    hasFee: true,
  },
  { name: "Complete", words: "You get the address of your NFT. The card plays as before." },
];

type ConversionStepsProps = {
  /** One for each step, in their order. */
  states: readonly StepState[];
  /** What the network takes now, or about that much. */
  feeCents?: number | undefined;
};

/** The five steps of a conversion, and how many are completed. */
export function ConversionSteps({ states, feeCents = NETWORK_FEE_CENTS }: ConversionStepsProps) {
  const coinsOnly = useCoinsOnly();
  const completed = states.filter((state) => state === "completed").length;
  const fee = `Its fee is about ${inDollars(feeCents)} USD, and Taleborn charges nothing.`;
  return (
    <>
      <Progress
        label="Completed steps"
        value={completed}
        max={steps.length}
        className="mt-4 bg-sunken"
      />
      <ol className="mt-4 space-y-3">
        {steps.map(({ name, words, hasFee }, i) => (
          <ConversionStep
            key={name}
            name={name}
            words={hasFee && !coinsOnly ? `${words} ${fee}` : words}
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
        {/* On a phone the button must be in sight: there only the step under way shows its words. */}
        <span className={clsx("text-sm text-muted", state !== "active" && "max-sm:sr-only")}>
          {words}
        </span>
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
