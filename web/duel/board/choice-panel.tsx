import { Check, Pointer, Repeat, Shield, Sparkles, Swords, type LucideIcon } from "lucide-react";
import { Fragment } from "react";
import type { Choice, DuelView } from "#game/duel/duel.ts";
import { numbers } from "#game/duel/numbers.ts";
import { CardPicture } from "#web/cards/card-picture.tsx";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { pictured } from "#web/duel/stage/pictured.ts";
import { optionsOf, type Option } from "./options.ts";
import styles from "./board.module.css";
import { useRestoredFocus } from "#web/lib/use-restored-focus.ts";
import { useKeys } from "./use-keys.ts";

type ChoicePanelProps = {
  view: DuelView;
  /** What was chosen in this step; it can be seen, but not changed. */
  chosen: Choice | null;
  /** Why nothing can be chosen right now; null when it can. */
  blocked: string | null;
  /** Whether the keys 1 to 5 choose. */
  hasKeys: boolean;
  /** What a guide points at. */
  advised?: Choice | null | undefined;
  onChoose: (choice: Choice) => void;
};

/** Everything that can be done in this step, with what it would do. */
export function ChoicePanel({
  view,
  chosen,
  blocked,
  hasKeys,
  advised,
  onChoose,
}: ChoicePanelProps) {
  const focus = useRestoredFocus<HTMLUListElement>();
  const options = optionsOf(view);
  const isClosed = blocked !== null || chosen !== null;
  const choose = (option: Option | undefined) => {
    if (option && option.refusal === null && !isClosed) onChoose(option.choice);
  };
  useKeys({ isOn: hasKeys && !isClosed, keys: /^[1-9]$/ }, (key) =>
    choose(options[Number(key) - 1]),
  );
  return (
    <>
      <h2 id="choices" className="sr-only">
        Your choices
      </h2>
      <ul
        {...focus}
        aria-labelledby="choices"
        className={styles.choices}
        data-closed={isClosed || undefined}
      >
        {options.map((option, index) => (
          <li key={option.choice} data-kind={option.kind}>
            <ChoiceButton
              option={option}
              number={hasKeys ? index + 1 : null}
              isChosen={chosen === option.choice}
              isAdvised={!isClosed && advised === option.choice}
              blocked={chosen === null ? blocked : "You have chosen already"}
              onChoose={() => choose(option)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const icons: Record<Option["kind"], LucideIcon> = {
  strike: Swords,
  special: Sparkles,
  guard: Shield,
  switch: Repeat,
};

type ChoiceButtonProps = {
  option: Option;
  number: number | null;
  isChosen: boolean;
  isAdvised: boolean;
  blocked: string | null;
  onChoose: () => void;
};

function ChoiceButton(props: ChoiceButtonProps) {
  const { option, number, isChosen, isAdvised, blocked, onChoose } = props;
  const { kind, fighter, refusal } = option;
  const isRefused = refusal !== null;
  return (
    // Disabled by aria only: it keeps the focus while the turn is shown, and its reason can be read.
    <button
      type="button"
      aria-disabled={isRefused || blocked !== null || undefined}
      aria-pressed={isChosen}
      aria-keyshortcuts={number === null ? undefined : String(number)}
      data-kind={kind}
      data-element={fighter.element}
      data-refused={isRefused || undefined}
      data-advised={isAdvised || undefined}
      className={styles.choice}
      onClick={onChoose}
    >
      <span className={styles.choiceIcon}>
        <OptionPicture option={option} />
      </span>
      <OptionWords option={option} blocked={blocked} />
      <Corner isChosen={isChosen} isAdvised={isAdvised} number={number} />
    </button>
  );
}

function OptionPicture({ option: { kind, fighter } }: { option: Option }) {
  const Icon = icons[kind];
  if (kind === "switch")
    return (
      <CardPicture
        card={pictured(fighter)}
        alt=""
        className="size-full object-cover object-[50%_30%]"
      />
    );
  if (kind === "special") return <ElementIcon element={fighter.element} size={22} />;
  return <Icon size={22} aria-hidden />;
}

function OptionWords({ option, blocked }: { option: Option; blocked: string | null }) {
  const { label, title, detail, extra, talent, cost, isStrong, refusal } = option;
  const lines = [
    { text: extra, look: styles.extra },
    { text: talent, look: styles.extra },
    { text: isStrong ? `Strong here: × ${STRONG}` : "", look: styles.strong },
    { text: refusal ?? "", look: styles.refusal },
    { text: refusal === null ? cost : "", look: styles.cost },
    { text: refusal === null ? (blocked ?? "") : "", look: "sr-only" },
  ];
  return (
    <span className={styles.choiceWords}>
      {/* The spaces are for those who hear it in one go. */}
      <span className={styles.label}>{label}</span> <b>{title}</b> <span>{detail}</span>
      {lines.map(
        ({ text, look }, index) =>
          text !== "" && (
            <Fragment key={index}>
              {" "}
              <span className={look}>{text}</span>
            </Fragment>
          ),
      )}
    </span>
  );
}

const STRONG = numbers.advantagePercent / 100;

type CornerProps = Pick<ChoiceButtonProps, "isChosen" | "isAdvised" | "number">;

function Corner({ isChosen, isAdvised, number }: CornerProps) {
  if (isAdvised)
    return (
      <span className={styles.hand}>
        <Pointer size={26} aria-hidden />
        <span className="sr-only">A good choice now</span>
      </span>
    );
  if (isChosen)
    return (
      <span className={styles.chosen}>
        <Check size={18} strokeWidth={3} aria-hidden />
        <span className="sr-only">Chosen</span>
      </span>
    );
  if (number === null) return null;
  return (
    <kbd aria-hidden className={styles.key}>
      {number}
    </kbd>
  );
}
