import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

type TabsProps = {
  /** Names the row of tabs for those who cannot see it. */
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
  value: string;
  onChange: (value: string) => void;
};

/** A value that no tab has, as in an old link, shows the first one. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const shown = tabs.find((tab) => tab.value === value) ?? tabs[0];
  return (
    <Radix.Root value={shown?.value ?? ""} onValueChange={onChange}>
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto rounded-button border border-line bg-sunken p-1"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 grow cursor-pointer rounded-field px-4 py-2 font-bold whitespace-nowrap text-muted hover:text-ink data-[state=active]:brand-fill"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="mt-6 outline-offset-8">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
