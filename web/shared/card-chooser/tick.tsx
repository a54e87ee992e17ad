import type { ReactNode } from "react";

type TickProps = {
  /** Radio buttons of one name are a choice. */
  name?: string;
  type: "radio" | "checkbox";
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
};

/** A box or a button to tick, with room for a thumb. */
export function Tick({ onChange, children, ...input }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 font-bold">
      <input
        {...input}
        className="size-6 flex-none accent-accent"
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}
