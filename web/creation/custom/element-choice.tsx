import { Dices, Lock } from "lucide-react";
import type { ReactNode } from "react";
import type { Element } from "#game/cards/elements.ts";
import { customSpecs, elementsUpTo } from "#game/purchases/custom-card.ts";
import { type CustomParameters } from "#game/purchases/custom-parameters.ts";
import { ElementIcon } from "#web/cards/element-icon.tsx";

type ElementChoiceProps = {
  parameters: CustomParameters;
  element: Element | null;
  onChange: (element: Element | null) => void;
};

const all = elementsUpTo("Mythical");

/** The elements that the slider has reached, and those that it has not. */
export function ElementChoice({ parameters, element, onChange }: ElementChoiceProps) {
  const reached = elementsUpTo(customSpecs(parameters).elementTypes);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">Its element</legend>
      <div className="flex flex-wrap gap-2">
        <Choice name="As the words say" isChosen={element === null} onChoose={() => onChange(null)}>
          <Dices size={16} aria-hidden className="text-gold" />
        </Choice>
        {all.map((each) => {
          const isReached = reached.includes(each);
          return (
            <Choice
              key={each}
              name={each}
              isChosen={element === each}
              isLocked={!isReached}
              onChoose={() => onChange(each)}
            >
              {isReached ? <ElementIcon element={each} /> : <Lock size={14} aria-hidden />}
            </Choice>
          );
        })}
      </div>
      {reached.length < all.length && (
        <p className="mt-2 text-sm text-muted">Push Elements further for those that are locked.</p>
      )}
    </fieldset>
  );
}

type ChoiceProps = {
  name: string;
  isChosen: boolean;
  isLocked?: boolean;
  onChoose: () => void;
  children: ReactNode;
};

const Choice = ({ name, isChosen, isLocked = false, onChoose, children }: ChoiceProps) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-chip border border-line-strong bg-raised px-4 py-2 text-sm font-bold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-checked:brand-fill has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-transparent has-disabled:font-normal has-disabled:text-muted">
    <input
      type="radio"
      name="element"
      className="sr-only"
      checked={isChosen}
      disabled={isLocked}
      onChange={onChoose}
    />
    {children}
    <span className="inline-block first-letter:uppercase">{name}</span>
  </label>
);
