import { switches, type Switch } from "#game/account/capabilities.ts";
import { Tick } from "#web/shared/card-chooser/tick.tsx";
import { switchWords } from "./switch-words.ts";

type ChooseSwitchesProps = { open: readonly Switch[]; onChange: (open: Switch[]) => void };

/** What a child may do, one sentence each. */
export function ChooseSwitches({ open, onChange }: ChooseSwitchesProps) {
  const set = (each: Switch, isOpen: boolean) =>
    onChange(switches.filter((one) => (one === each ? isOpen : open.includes(one))));
  return (
    <ul className="grid gap-1 sm:grid-cols-2 sm:gap-x-6">
      {switches.map((each) => (
        <li key={each}>
          <Tick type="checkbox" checked={open.includes(each)} onChange={(is) => set(each, is)}>
            <span>
              {switchWords[each].title}
              <span className="block text-sm font-normal text-muted">{switchWords[each].text}</span>
            </span>
          </Tick>
        </li>
      ))}
    </ul>
  );
}
