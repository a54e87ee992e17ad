import { switches } from "#game/account/capabilities.ts";
import { Switch } from "#web/ui/switch.tsx";
import { switchWords } from "./switch-words.ts";
import type { AllowancesProps } from "./use-allowances.tsx";

/** What is opened and closed one by one. */
export function Switches({ allowances, set }: Pick<AllowancesProps, "allowances" | "set">) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-xl">Open and closed</legend>
      <div className="mt-1 grid gap-x-8 sm:grid-cols-2">
        {switches.map((each) => (
          <Switch
            key={each}
            label={switchWords[each].title}
            hint={switchWords[each].text}
            checked={allowances[each]}
            onChange={(isOpen) =>
              set({ [each]: isOpen }, `${switchWords[each].title}: ${isOpen ? "open" : "closed"}`)
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
