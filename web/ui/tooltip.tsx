import { Tooltip as Radix } from "radix-ui";
import { createContext, use, type ReactElement, type ReactNode } from "react";

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

const InGroup = createContext(false);

/** Tooltips in one group: after the first, the next one appears at once when it is near in time. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <InGroup value>
      <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
        {children}
      </Radix.Provider>
    </InGroup>
  );
}

/** Words that help but are not needed: touch screens never show them. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  const tip = (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          className="z-60 max-w-64 rounded-field border border-line bg-surface px-3 py-2 text-sm text-ink shadow-float"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
  return use(InGroup) ? tip : <TooltipGroup>{tip}</TooltipGroup>;
}
